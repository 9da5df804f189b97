/** Claims that are changed in one place: whatever the check still accepts concludes nothing that a solution is against. */
import { readdirSync, readFileSync } from 'node:fs';
import { Random } from '@pipwright/core';
import { expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { argumentFaults, type Filled, holdsIn, solutionsOf, tellingOf } from '../../../test/claim-faults.js';
import { ownPuzzles } from '../../../test/real-puzzles.js';
import { parse } from '../../index.js';
import type { Puzzle } from '../../model/puzzle.js';
import { randomPuzzle } from '../../testing/index.js';
import type { Board } from './board.js';
import type { Argument, Claim, Says } from './claim.js';
import { isTrue, thenOf } from './kinds.js';
import { Known } from './known.js';

/** All solutions are looked at: boards with more are left out. */
const MOST_SOLUTIONS = 60;
/** Of the changes of a claim so many are tried. */
const CHANGES = 12;

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every value that differs in one place: a number is one more or less, a list lacks an item or has one twice. */
function* changed(value: unknown): Generator<unknown> {
  if (typeof value === 'number') {
    yield value + 1;
    if (value > 0) yield value - 1;
  } else if (typeof value === 'boolean') yield !value;
  else if (value === 'most' || value === 'least') yield value === 'most' ? 'least' : 'most';
  else if (Array.isArray(value)) {
    for (const i of value.keys()) {
      yield value.toSpliced(i, 1);
      for (const item of changed(value[i])) yield value.with(i, item);
    }
  } else if (isPlain(value)) {
    for (const [name, field] of Object.entries(value))
      if (name !== 'chain' && name !== 'says') for (const other of changed(field)) yield { ...value, [name]: other };
  }
}

const CELLS = ['cell', 'cells', 'other', 'others', 'signs'];
const LINES = ['line', 'lines', 'along', 'across'];

/** Is all that it names on the board? */
function isOnBoard(board: Board, value: unknown, name = ''): boolean {
  if (Array.isArray(value)) return value.every((each) => isOnBoard(board, each, name));
  if (isPlain(value)) return Object.entries(value).every(([field, each]) => isOnBoard(board, each, field));
  if (typeof value !== 'number') return true;
  if (CELLS.includes(name)) return value < board.cells;
  if (LINES.includes(name)) return value < 2 * board.side;
  return !['value', 'values', 'from', 'bound', 'left'].includes(name) || (value > 0 && value <= board.side);
}

/** Of each technique a puzzle. */
async function examples(): Promise<readonly Puzzle[]> {
  const folder = new URL('../../../../../docs/techniques/futoshiki/', import.meta.url);
  const read = readdirSync(folder).map((name) => parse(readFileSync(new URL(name, folder), 'utf8')));
  return (await Promise.all(read)).flatMap((each) => (each.ok ? [each.value] : []));
}

it('refuses what would conclude something false', async () => {
  const random = new Random('changed claims');
  const faults: string[] = [];
  const refused = new Set<Says>();
  let tried = 0;
  const judge = (start: Known, all: readonly Argument[], solutions: readonly Filled[]) => {
    const known = start.copy();
    for (const { claim, facts } of all) {
      for (const other of random.shuffle([...changed(claim)]).slice(0, CHANGES) as Claim[]) {
        if (!isOnBoard(known.board, other)) continue;
        tried++;
        if (!isTrue(known, other)) refused.add(claim.says);
        else
          for (const fact of thenOf(known, other))
            if (solutions.some((solution) => !holdsIn(fact, solution)))
              faults.push(`${JSON.stringify(other)} concludes ${JSON.stringify(fact)}`);
      }
      known.learn(facts);
    }
  };
  const random4 = Array.from({ length: runs(60) }, (_, i) => randomPuzzle(`changed ${i}`, { side: 4 + (i % 3) }));
  for (const puzzle of [...random4, ...(await examples()), ...ownPuzzles(runs(3)).map(([, each]) => each)]) {
    const telling = tellingOf(puzzle);
    if (telling === undefined) continue;
    const solutions = solutionsOf(telling.board, MOST_SOLUTIONS + 1);
    if (solutions.length > MOST_SOLUTIONS) continue;
    judge(new Known(telling.board), telling.arguments, solutions);
    expect(argumentFaults(new Known(telling.board), telling.arguments, solutions)).toEqual([]);
  }
  expect(faults.slice(0, 5)).toEqual([]);
  expect(tried).toBeGreaterThan(runs(2000));
  for (const says of ['left', 'home', 'only', 'rest', 'chain', 'across', 'two'] as const)
    expect(refused, says).toContain(says);
});
