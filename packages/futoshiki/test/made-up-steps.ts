/** Steps that nobody reasoned: any technique on any premises, to see whether all of it can be told. */
import type { Cell, Random } from '@pipwright/core';
import type {
  Between,
  CellLeft,
  FutoshikiLink,
  FutoshikiPremise,
  FutoshikiStep,
  Seen,
  TechniqueName,
} from '../src/explain/index.js';
import { TECHNIQUES } from '../src/explain/techniques/index.js';
import { type Puzzle, sideOf } from '../src/model/puzzle.js';
import { inequalitiesOf } from '../src/model/sign.js';
import { cellOf } from '../src/model/square.js';

const SUPPOSING: readonly TechniqueName[] = ['try-both', 'looking-ahead'];
const NAMES = TECHNIQUES.map(({ name }) => name);
const PLAIN = NAMES.filter((name) => !SUPPOSING.includes(name));

export function madeUpSteps(random: Random, puzzle: Puzzle, most = 12): FutoshikiStep[] {
  const count = random.between(1, most);
  return Array.from({ length: count }, (_, index) => madeUpStep(random, puzzle, index));
}

function madeUpStep(random: Random, puzzle: Puzzle, index: number): FutoshikiStep {
  const technique = random.pick(NAMES);
  const link = madeUpLink(random, puzzle, technique, index);
  if (!SUPPOSING.includes(technique)) return link;
  const links = random.int(4);
  const linkAfter = (before: number) => madeUpLink(random, puzzle, random.pick(PLAIN), index, before);
  const dead: CellLeft = { cell: anyCell(random, puzzle), values: [], isPlaced: false };
  return {
    ...link,
    suppose: { cell: anyCell(random, puzzle), values: [random.between(1, sideOf(puzzle))], isPlaced: false },
    chain: [...Array.from({ length: links }, (_, i) => linkAfter(i)), { ...linkAfter(links), concludes: [dead] }],
  };
}

/** @param inChain how many links are before it */
function madeUpLink(
  random: Random,
  puzzle: Puzzle,
  technique: TechniqueName,
  index: number,
  inChain?: number,
): FutoshikiLink {
  const because = Array.from({ length: random.between(1, 8) }, () => madeUpPremise(random, puzzle, index, inChain));
  const seen = Array.from({ length: random.chance(0.5) ? 0 : random.between(1, 3) }, (): Seen => {
    return { technique: random.pick(PLAIN), because, concludes: madeUpLeft(random, puzzle) };
  });
  return { technique, because, seen, concludes: madeUpLeft(random, puzzle) };
}

function madeUpLeft(random: Random, puzzle: Puzzle): CellLeft[] {
  const numbers = Array.from({ length: sideOf(puzzle) }, (_, i) => i + 1);
  const count = random.chance(0.6) ? 1 : random.between(2, 6);
  const cells = new Map(Array.from({ length: count }, () => anyCell(random, puzzle)).map((cell) => [`${cell}`, cell]));
  return [...cells.values()].map((cell) => {
    if (random.chance(0.5)) return { cell, values: [random.pick(numbers)], isPlaced: true };
    const some = numbers.filter(() => random.chance(0.5));
    return { cell, values: some.length === 0 ? numbers.slice(1) : some, isPlaced: false };
  });
}

function anyCell(random: Random, puzzle: Puzzle): Cell {
  return [random.int(sideOf(puzzle)), random.int(sideOf(puzzle))];
}

function madeUpPair(random: Random, puzzle: Puzzle): Between {
  const [row, column] = [random.int(sideOf(puzzle)), random.int(sideOf(puzzle) - 1)];
  const pair: Between = [
    [row, column],
    [row, column + 1],
  ];
  const turned = random.chance(0.5) ? pair : (pair.map(([a, b]): Cell => [b, a]) as unknown as Between);
  return random.chance(0.5) ? turned : [turned[1], turned[0]];
}

function madeUpPremise(random: Random, puzzle: Puzzle, index: number, inChain: number | undefined): FutoshikiPremise {
  const side = sideOf(puzzle);
  const signs = inequalitiesOf(puzzle);
  const { fixedNumbers } = puzzle;
  const one: readonly (() => FutoshikiPremise)[] = [
    () => ({ row: random.int(side) }),
    () => ({ column: random.int(side) }),
    ...(puzzle.bars === undefined
      ? [() => ({ sign: madeUpPair(random, puzzle) })]
      : [() => ({ bar: madeUpPair(random, puzzle) }), () => ({ noBar: madeUpPair(random, puzzle) })]),
    ...(signs.length === 0
      ? []
      : [
          () => {
            const { greater, less } = random.pick(signs);
            return { sign: [cellOf(greater), cellOf(less)] as const };
          },
        ]),
    ...(fixedNumbers.length === 0 ? [] : [() => ({ given: cellOf(random.pick(fixedNumbers).square) })]),
    ...(index === 0 ? [] : [() => ({ step: random.int(index) })]),
    ...(inChain === undefined ? [] : [() => ({ suppose: true }) as const]),
    ...(inChain ? [() => ({ link: random.int(inChain) })] : []),
  ];
  return random.pick(one)();
}
