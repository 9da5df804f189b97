import { describe, expect, it } from 'vitest';
import { pairs } from '../../../core/src/testing/short-forms.js';
import { NEARLY_FULL, ONE, type OwnPuzzle, RULED } from '../../e2e/own-puzzles.js';
import { inCoordinates } from '../aid/testing/seen.js';
import { gameOf } from '../inspect/testing/game-of.js';
import { EXPLAINING } from '../kinds/explaining.js';
import { answering } from './explain.js';
import type { About, Answers } from './explain-messages.js';

async function told<Type extends About['type']>(
  puzzle: object,
  about: Extract<About, { readonly type: Type }>,
  kind: 'pips' | 'futoshiki' = 'pips',
): Promise<Answers[Type]> {
  const game = gameOf(kind, JSON.parse(JSON.stringify(puzzle)));
  const work = answering(EXPLAINING, { game, about } as Parameters<typeof answering>[1]);
  for (;;) {
    const step = work?.next();
    if (step?.done) return step.value as Answers[Type];
  }
}

const written = (puzzle: object, text: string) =>
  inCoordinates(gameOf('pips', JSON.parse(JSON.stringify(puzzle))), text);

/** It has no 6 for the sum. */
const NONE: OwnPuzzle = { ...RULED, constraints: { ...RULED.constraints, 1: { sum: 12 } } };
/** Of its numbers only the last row is left. */
const FREE = { ...NEARLY_FULL, FixedNumbers: NEARLY_FULL.FixedNumbers.slice(-3), LessThanSigns: [] };

describe('how many solutions', () => {
  it('none or one', async () => {
    expect(await told(NONE, { type: 'how-many' })).toEqual({ type: 'none' });
    expect(await told(ONE, { type: 'how-many' })).toEqual({ type: 'one' });
  });

  it('several: what two have where they differ, and nothing else', async () => {
    const cells = pairs('0,0 0,1');
    const way = (...numbers: readonly number[]) => [numbers.map((number, i) => ({ cell: cells[i], number }))];
    const { text, ...found } = (await told(RULED, { type: 'how-many' })) as { text: string };
    expect(written(RULED, text)).toBe('The 0–1 on r1c1–r1c2 can be turned round: nothing says which way.');
    expect(found).toEqual({
      type: 'several',
      cells,
      ways: [way(0, 1), way(1, 0)],
    });
  });

  it('in Futoshiki number by number', async () => {
    const found = await told(FREE, { type: 'how-many' }, 'futoshiki');
    if (found.type !== 'several') throw new Error(found.type);
    for (const way of found.ways) expect(way.map(([each]) => each?.cell)).toEqual(found.cells);
    const [one, other] = found.ways.map((way) => way.map(([each]) => each?.number));
    expect(one?.every((number, i) => number !== other?.[i])).toBe(true);
  });
});

const SQUARE = pairs('0,0 0,0');

it.each([
  [
    'too few dominoes',
    { rows: 2, cols: 2, maxPip: 0, regions: SQUARE, constraints: {} },
    /needs 2 dominoes.* 0–0 has 1/,
  ],
  [
    'a square of one number',
    { rows: 2, cols: 2, maxPip: 6, regions: SQUARE, constraints: { 0: { all_equal: true } } },
    /the double of the =, and so would another pair\.$/,
  ],
  [
    'a sum out of reach',
    { rows: 1, cols: 4, maxPip: 6, regions: [[0, 0, 0, 1]], constraints: { 0: { sum: 19 } } },
    /^The 19 makes at most 18\.$/,
  ],
  [
    'a cell on its own',
    { rows: 1, cols: 5, maxPip: 6, regions: [[0, null, 0, 0, 0]], constraints: {} },
    /^r1c1 has no neighbour/,
  ],
])('seed 004: the app says why there is no solution: %s', async (_, puzzle, said) => {
  expect(written(puzzle, (await told(puzzle, { type: 'unsolvable' })).text)).toMatch(said);
});

describe('a grade', () => {
  it('is there for one solution alone', async () => {
    expect(await told(ONE, { type: 'grade' })).toMatchObject({ type: 'graded', grade: { label: 'easy' } });
    expect(await told(NONE, { type: 'grade' })).toEqual({ type: 'none' });
    expect(await told(RULED, { type: 'grade' })).toEqual({ type: 'several' });
  });

  it('is told in words', async () => {
    const { hardest, most } = await told(ONE, { type: 'grade-words', hardest: 'only-domino' });
    expect(hardest?.name).toBe('Only domino that fits');
    expect(hardest?.idea).toMatch(/\.$/);
    expect(most.easy).toBeLessThan(most.medium);
    for (const unknown of [null, 'two-ways', 'toString'])
      expect((await told(ONE, { type: 'grade-words', hardest: unknown })).hardest).toBeUndefined();
  });
});
