/** Steps that nobody reasoned: any technique on any premises, to see whether all of it can be told. */
import { type Random, sameCell } from '@pipwright/core';
import type {
  CellLeft,
  Edge,
  PipsFact,
  PipsLink,
  PipsPremise,
  PipsStep,
  Seen,
  TechniqueName,
} from '../src/explain/index.js';
import { english } from '../src/explain/words/english.js';
import type { Cell } from '../src/model/cell.js';
import { dominoSet } from '../src/model/domino.js';
import type { Puzzle } from '../src/model/puzzle.js';

export const TECHNIQUE_NAMES = Object.keys(english.techniques) as TechniqueName[];
const SUPPOSING: readonly TechniqueName[] = ['try-both', 'looking-ahead'];

/** Chapters of up to five steps, each of which ends with a domino. */
export function madeUpSteps(random: Random, puzzle: Puzzle, most = 12): PipsStep[] {
  const count = random.between(1, most);
  const steps: PipsStep[] = [];
  while (steps.length < count) steps.push(madeUpStep(random, puzzle, steps.length));
  return steps;
}

function madeUpStep(random: Random, puzzle: Puzzle, index: number): PipsStep {
  const technique = random.pick(TECHNIQUE_NAMES);
  const link = madeUpLink(random, puzzle, technique, index);
  if (!SUPPOSING.includes(technique) || random.chance(0.2)) return link;
  const plain = TECHNIQUE_NAMES.filter((name) => !SUPPOSING.includes(name));
  const chain = Array.from({ length: random.between(1, 4) }, () =>
    madeUpLink(random, puzzle, random.pick(plain), index),
  );
  const dead: CellLeft = { cell: random.pick(puzzle.cells), values: [] };
  const [last, ...before] = chain.reverse();
  return {
    ...link,
    suppose: madeUpFact(random, puzzle, random.pick(['values', 'join', 'part', 'place'])),
    chain: last === undefined ? [] : [...before, { ...last, concludes: [{ kind: 'values', cells: [dead] }] }],
  };
}

function madeUpLink(random: Random, puzzle: Puzzle, technique: TechniqueName, index: number): PipsLink {
  const kind = random.pick(['values', 'values', 'join', 'part', 'place'] as const);
  const because = Array.from({ length: random.between(1, 6) }, () => madeUpPremise(random, puzzle, index));
  const seen = Array.from({ length: random.chance(0.5) ? 0 : random.between(1, 3) }, (): Seen => {
    const name = random.pick(TECHNIQUE_NAMES.filter((each) => !SUPPOSING.includes(each)));
    return { technique: name, because, concludes: madeUpFact(random, puzzle, random.pick(['values', 'join'])) };
  });
  const facts = kind === 'place' || random.chance(0.6) ? 1 : random.between(2, 5);
  return { technique, because, seen, concludes: Array.from({ length: facts }, () => madeUpFact(random, puzzle, kind)) };
}

function madeUpFact(random: Random, puzzle: Puzzle, kind: PipsFact['kind']): PipsFact {
  const { cells, maxPip } = puzzle;
  switch (kind) {
    case 'values': {
      const some = cells.filter((_, i) => i === 0 || random.chance(0.3)).slice(0, random.between(1, cells.length));
      const numbers = Array.from({ length: maxPip + 1 }, (_, pip) => pip);
      return {
        kind,
        cells: some.map((cell) => ({
          cell,
          values: [random.pick(numbers), ...numbers.filter(() => random.chance(0.4))],
        })),
      };
    }
    case 'place':
      return { kind, domino: random.pick(dominoSet(maxPip)), cells: madeUpEdge(random, cells) };
    default:
      return { kind, edge: madeUpEdge(random, cells) };
  }
}

/** Every board has two neighbours, or two cells at least. */
function madeUpEdge(random: Random, cells: readonly Cell[]): Edge {
  const first = random.pick(cells.slice(0, -1));
  const near = cells.find(
    ([row, column]) => row - first[0] + column - first[1] === 1 && row >= first[0] && column >= first[1],
  );
  return [first, near ?? cells.find((cell) => !sameCell(cell, first)) ?? first];
}

function madeUpPremise(random: Random, puzzle: Puzzle, index: number): PipsPremise {
  const { cells, regions, maxPip } = puzzle;
  const one: readonly (() => PipsPremise)[] = [
    () => ({ value: random.between(0, maxPip) }),
    () => ({ domino: random.pick(dominoSet(maxPip)) }),
    () => ({ cell: random.pick(cells) }),
    () => ({ shape: cells.slice(0, random.between(2, cells.length)) }),
    ...(index > 0 ? [() => ({ step: random.int(index) })] : []),
    ...(regions.length > 0
      ? [() => ({ region: random.pick(regions).index }), () => ({ region: random.pick(regions).index })]
      : []),
  ];
  return random.pick(one)();
}
