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
import { missingNumbers } from './missing-numbers.js';
import type { StepRecord } from './records.js';

type Edge = readonly [Cell, Cell];
type Claim = Pick<StepRecord, 'removes' | 'joins' | 'places'>;

/** A longer search is given up, and its question counts as answered in favour of the step. */
const PATIENCE = 100_000;

/** True, false, or undefined where that would take too long to find out. */
export function followsBySwift(
  puzzle: Puzzle,
  steps: readonly StepRecord[],
  claim: Claim,
  because: readonly JsonObject[],
): boolean | undefined {
  const compiled = compile(puzzle);
  let open = false;
  for (const deny of denials(compiled, claim)) {
    const terms = termsFor(compiled, steps, because);
    if (!deny(terms)) continue;
    const answer = new SwiftSearch(compiled, terms, 1 << 22).run(PATIENCE).type;
    if (answer === 'solution') return false;
    if (answer !== 'exhausted') open = true;
  }
  return open ? undefined : true;
}

/** Can the premises not hold together? Undefined where that would take too long to find out. */
export function contradictsBySwift(puzzle: Puzzle, because: readonly JsonObject[]): boolean | undefined {
  const compiled = compile(puzzle);
  // That no domino carries a number is known without a premise.
  const missing = missingNumbers(puzzle).map((value) => ({ value }));
  const terms = termsFor(compiled, [], [...because, ...missing]);
  const answer = new SwiftSearch(compiled, terms, 1 << 22).run(PATIENCE).type;
  return answer === 'paused' ? undefined : answer === 'exhausted';
}

function termsFor(compiled: Compiled, steps: readonly StepRecord[], because: readonly JsonObject[]): Terms {
  const { puzzle, pips, given, cells, regions } = compiled;
  const named = <T>(name: string) => because.flatMap((premise) => (name in premise ? [premise[name] as T] : []));
  const terms = termsOf(compiled);
  const values = new Set(named<number>('value'));
  const known = new Set(named<number>('region'));
  const covered = new Set(
    [...named<Cell>('cell'), ...named<Cell[]>('shape').flat()].map((cell) => cellNumber(compiled, cell)),
  );
  for (let r = 0; r < regions; r++) if (!known.has(puzzle.regions[r]?.index ?? -1)) terms.silence(r);
  for (let c = 0; c < cells; c++) if (!covered.has(c)) terms.free(c);
  for (let x = 0; x < pips; x++) {
    for (let y = x; y < pips; y++) if (!values.has(x) && !values.has(y)) terms.copies([x, y], 0, cells);
  }
  for (const [x, y] of named<Domino>('domino')) {
    const least = given.least[x * pips + y] ?? 0;
    terms.copies([x, y], least, Math.max(least, terms.most[x * pips + y] ?? 0));
  }
  for (const step of named<number>('step')) learn(compiled, terms, steps[step] as StepRecord);
  return terms;
}

function learn(compiled: Compiled, terms: Terms, { removes, joins, places }: Claim): void {
  for (const each of removes as unknown as { cell: Cell; values: number[]; edge?: Edge }[]) {
    if (each.edge !== undefined) terms.part(edgeNumber(compiled, each.edge));
    else for (const value of each.values) terms.forbid(cellNumber(compiled, each.cell), value);
  }
  for (const { edge } of joins as unknown as { edge: Edge }[]) terms.join(edgeNumber(compiled, edge));
  for (const { domino, cells } of places as unknown as { domino: Domino; cells: Edge }[]) {
    terms.join(edgeNumber(compiled, cells));
    for (const half of [0, 1] as const) terms.fix(cellNumber(compiled, cells[half]), domino[half]);
  }
}

function denials(compiled: Compiled, { removes, joins, places }: Claim): ((terms: Terms) => boolean)[] {
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
  return [
    ...(removes as unknown as { cell: Cell; values: number[]; edge?: Edge }[]).flatMap(({ cell, values, edge }) =>
      edge === undefined
        ? holds(cellNumber(compiled, cell), values)
        : [(terms: Terms) => terms.join(edgeNumber(compiled, edge)) !== undefined],
    ),
    ...(joins as unknown as { edge: Edge }[]).map(
      ({ edge }) =>
        (terms: Terms) =>
          terms.part(edgeNumber(compiled, edge)) !== undefined,
    ),
    ...(places as unknown as { domino: Domino; cells: Edge }[]).flatMap(({ domino, cells }) => [
      (terms: Terms) => terms.part(edgeNumber(compiled, cells)) !== undefined,
      ...([0, 1] as const).flatMap((half) =>
        holds(
          cellNumber(compiled, cells[half]),
          all.filter((v) => v !== domino[half]),
        ),
      ),
    ]),
  ];
}
