/** Judges steps of large puzzles, from their records alone, by the swift engine with as much patience as a test has. */
import type { JsonObject } from '@pipwright/core';
import {
  type Compiled,
  cellNumber,
  compile,
  edgeNumber,
  SwiftSearch,
  type Terms,
  termsOf,
} from '../src/engines/swift/index.js';
import type { Cell } from '../src/model/cell.js';
import type { Domino } from '../src/model/domino.js';
import type { Puzzle } from '../src/model/puzzle.js';
import { type Claim, factsIn, type Known, type PremiseJudge, partsOf, supposedIn } from './claims.js';
import { missingNumbers } from './missing-numbers.js';

/** A longer search is given up, and its question counts as answered in favour of the step. */
const PATIENCE = 100_000;
const TABLE_BYTES = 1 << 22;

const NOTHING_KNOWN: Known = { steps: [] };

/** True, false, or undefined where that would take too long to find out. */
export function followsBySwift(
  puzzle: Puzzle,
  known: Known,
  claim: Claim,
  because: readonly JsonObject[],
): boolean | undefined {
  const compiled = compile(puzzle);
  let open = false;
  for (const deny of denials(compiled, claim)) {
    for (const terms of termsFor(compiled, known, because)) {
      if (!deny(terms)) continue;
      const isImpossible = findImpossible(compiled, terms);
      if (isImpossible === false) return false;
      if (isImpossible === undefined) open = true;
    }
  }
  return open ? undefined : true;
}

/** Can the premises not hold together? Undefined where that would take too long to find out. */
export function contradictsBySwift(
  puzzle: Puzzle,
  because: readonly JsonObject[],
  known: Known = NOTHING_KNOWN,
): boolean | undefined {
  const compiled = compile(puzzle);
  const answers = termsFor(compiled, known, because).map((terms) => findImpossible(compiled, terms));
  if (answers.includes(false)) return false;
  return answers.includes(undefined) ? undefined : true;
}

export const bySwift: PremiseJudge = {
  follows: followsBySwift,
  contradicts: (puzzle, known, because) => contradictsBySwift(puzzle, because, known),
};

function findImpossible(compiled: Compiled, terms: Terms): boolean | undefined {
  const answer = new SwiftSearch(compiled, terms, TABLE_BYTES).run(PATIENCE).type;
  return answer === 'paused' ? undefined : answer === 'exhausted';
}

/** The puzzle loosened to what the premises say: several ways where what is supposed can be so in several. */
function termsFor(compiled: Compiled, known: Known, because: readonly JsonObject[]): Terms[] {
  const { puzzle, pips, given, cells, regions } = compiled;
  const named = <T>(name: string) => because.flatMap((premise) => (name in premise ? [premise[name] as T] : []));
  const terms = termsOf(compiled);
  // That no domino carries a number is known without a premise.
  const values = new Set([...named<number>('value'), ...missingNumbers(puzzle)]);
  const ruling = new Set(named<number>('region'));
  const covered = new Set(
    [...named<Cell>('cell'), ...named<Cell[]>('shape').flat()].map((cell) => cellNumber(compiled, cell)),
  );
  for (let r = 0; r < regions; r++) if (!ruling.has(puzzle.regions[r]?.index ?? -1)) terms.silence(r);
  for (let c = 0; c < cells; c++) if (!covered.has(c)) terms.free(c);
  for (let x = 0; x < pips; x++) {
    for (let y = x; y < pips; y++) if (!values.has(x) && !values.has(y)) terms.copies([x, y], 0, cells);
  }
  for (const [x, y] of named<Domino>('domino')) {
    const least = given.least[x * pips + y] ?? 0;
    terms.copies([x, y], least, Math.max(least, terms.most[x * pips + y] ?? 0));
  }
  for (const fact of factsIn(known, because)) learn(compiled, terms, fact);
  return suppose(compiled, terms, supposedIn(puzzle, known, because));
}

/** A cell that need not be covered holds something by a domino, or without one. */
function suppose(compiled: Compiled, terms: Terms, { joined, holds }: ReturnType<typeof supposedIn>): Terms[] {
  if (joined !== undefined) terms.join(edgeNumber(compiled, joined));
  for (const [cell, value] of holds) terms.fix(cellNumber(compiled, cell), value);
  if (joined !== undefined) return [terms];
  return holds.reduce<Terms[]>(
    (all, [at, value]) =>
      all.flatMap((each) => {
        const cell = cellNumber(compiled, at);
        const covered = termsOf(compiled).copyFrom(each);
        covered.freed[cell] = 0;
        return each.freed[cell] === 0 ? [covered] : [covered, each.hold(cell, value)];
      }),
    [terms],
  );
}

function learn(compiled: Compiled, terms: Terms, claim: Claim): void {
  const { removed, parted, joined, placed } = partsOf(claim);
  for (const { cell, values } of removed) for (const value of values) terms.forbid(cellNumber(compiled, cell), value);
  for (const edge of parted) terms.part(edgeNumber(compiled, edge));
  for (const edge of joined) terms.join(edgeNumber(compiled, edge));
  for (const { domino, cells } of placed) {
    terms.join(edgeNumber(compiled, cells));
    for (const half of [0, 1] as const) terms.fix(cellNumber(compiled, cells[half]), domino[half]);
  }
}

/** Each makes one part of a claim false, in one way; false itself where that way is closed. */
function denials(compiled: Compiled, claim: Claim): ((terms: Terms) => boolean)[] {
  const { removed, parted, joined, placed } = partsOf(claim);
  const holds = (cell: number, values: readonly number[]) => [
    (terms: Terms) => {
      terms.freed[cell] = 0;
      for (let v = 0; v < compiled.pips; v++) if (!values.includes(v)) terms.forbid(cell, v);
      return true;
    },
    ...values.map((value) => (terms: Terms) => {
      if (terms.freed[cell] === 0) return false;
      terms.hold(cell, value);
      return true;
    }),
  ];
  const all = Array.from({ length: compiled.pips }, (_, v) => v);
  const part = (edge: number) => (terms: Terms) => terms.part(edge) !== undefined;
  return [
    ...removed.flatMap(({ cell, values }) => holds(cellNumber(compiled, cell), values)),
    ...parted.map((edge) => (terms: Terms) => terms.join(edgeNumber(compiled, edge)) !== undefined),
    ...joined.map((edge) => part(edgeNumber(compiled, edge))),
    ...placed.flatMap(({ domino, cells }) => [
      part(edgeNumber(compiled, cells)),
      ...([0, 1] as const).flatMap((half) =>
        holds(
          cellNumber(compiled, cells[half]),
          all.filter((v) => v !== domino[half]),
        ),
      ),
    ]),
  ];
}
