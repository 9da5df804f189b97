import type { Rule } from '@pipwright/pips';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { pairs } from '../../../core/src/testing/short-forms.js';
import { anyPuzzle, bruteForce } from '../../../pips/src/testing/index.js';
import { puzzleFromText } from '../../../pips/test/puzzle-of.js';
import { cellsFrom, newGame, type PipsAction, whatIsWrong } from '../index.js';
import { afterMoves, laterGame, madeGame } from '../testing/games.js';
import { canHold, type Stock } from './can-hold.js';

const MAX_PIP = 3;
const pip = fc.integer({ min: 0, max: MAX_PIP });
const rule: fc.Arbitrary<Rule> = fc.oneof(
  fc.record({
    kind: fc.constant('sum' as const),
    op: fc.constantFrom('=' as const, '<' as const, '>' as const),
    target: fc.nat(12),
  }),
  fc.record({ kind: fc.constant('same' as const) }),
  fc.record({ kind: fc.constant('same' as const), value: pip }),
  fc.record({ kind: fc.constant('different' as const), avoiding: fc.uniqueArray(pip, { maxLength: 2 }) }),
  fc.record({
    kind: fc.constant('each' as const),
    op: fc.constantFrom('=' as const, '<' as const, '>' as const, '≠' as const),
    value: pip,
  }),
);

/** The rule as the game has it, on values that are all there. */
function holds(rule: Rule, values: readonly number[]): boolean {
  const sum = values.reduce((a, b) => a + b, 0);
  const by = {
    '=': (a: number, b: number) => a === b,
    '<': (a: number, b: number) => a < b,
    '>': (a: number, b: number) => a > b,
    '≠': (a: number, b: number) => a !== b,
  };
  if (rule.kind === 'sum') return by[rule.op](sum, rule.target);
  if (rule.kind === 'each') return values.every((value) => by[rule.op](value, rule.value));
  if (rule.kind === 'same') return values.every((value) => value === (rule.value ?? values[0]));
  return new Set(values).size === values.length && values.every((value) => !rule.avoiding.includes(value));
}

function someFill(rule: Rule, values: readonly number[], open: number, stock: Stock): boolean {
  if (open === 0) return holds(rule, values);
  return stock.some(
    (count, next) =>
      count > 0 &&
      someFill(
        rule,
        [...values, next],
        open - 1,
        stock.map((each, i) => (i === next ? each - 1 : each)),
      ),
  );
}

describe('whether a region can still have its rule', () => {
  it('is what trying everything says', () => {
    const count = fc.constantFrom(0, 0, 1, 2, Number.POSITIVE_INFINITY);
    const stock = fc.array(count, { minLength: MAX_PIP + 1, maxLength: MAX_PIP + 1 });
    fc.assert(
      fc.property(rule, fc.array(pip, { maxLength: 3 }), fc.nat(4), stock, (each, values, open, left) => {
        fc.pre(values.length + open > 0);
        expect(canHold(each, values, open, left)).toBe(someFill(each, values, open, left));
      }),
      { numRuns: runs(200, 5000) },
    );
  });
});

describe('what is wrong', () => {
  it('reports nothing while the board can still be completed', () => {
    const seen = { wrong: 0, right: 0 };
    fc.assert(
      fc.property(anyPuzzle({ dominoes: 3 }), fc.array(fc.nat(), { maxLength: 12, size: 'max' }), (puzzle, seeds) => {
        const game = laterGame(madeGame(newGame('pips', puzzle)), seeds);
        const all = bruteForce(puzzle, 1_500);
        if (all === undefined || game.kind !== 'pips') return;
        const joined = (
          placements: readonly { readonly domino: readonly number[]; readonly cells: readonly unknown[] }[],
        ) =>
          new Set(
            placements.flatMap(({ domino: [a, b], cells: [c, d] }) => [`${c} ${d} ${a} ${b}`, `${d} ${c} ${b} ${a}`]),
          );
        const solutions = all.map(({ placements }) => joined(placements));
        for (const [at, { board }] of game.positions.entries()) {
          const lying = [...joined(board.lying)];
          const problems = whatIsWrong({ ...game, at });
          seen[problems.length > 0 ? 'wrong' : 'right']++;
          if (solutions.some((solution) => lying.every((each) => solution.has(each)))) expect(problems).toEqual([]);
        }
      }),
      { numRuns: runs(100) },
    );
    expect(seen.wrong).toBeGreaterThan(runs(10));
    expect(seen.right).toBeGreaterThan(runs(10));
  });

  const game = madeGame(
    newGame(
      'pips',
      puzzleFromText(
        'board:\n####\n####\n\npieces:\n00,01,12,66\n\nconstraints:\nExactly 2 {(0,0),(1,0)}\nMoreThan 9 {(2,0),(3,0)}\n',
      ),
    ),
  );
  const place = (slot: number, row: number, column: number): PipsAction => ({
    type: 'place',
    slot,
    cells: cellsFrom([row, column], 0),
  });
  const codes = (...actions: readonly PipsAction[]) =>
    whatIsWrong(afterMoves(game, ...actions)).map(({ code }) => code);

  it.each<[string, readonly PipsAction[], string[]]>([
    ['an empty board', [], []],
    ['a region that is half full and fine', [{ type: 'place', slot: 1, cells: cellsFrom([0, 0], 1) }], []],
    ['a sum that is passed', [place(2, 0, 0)], ['region-broken']],
    ['a sum that the rest cannot reach', [place(3, 1, 0)], ['region-starved']],
    [
      'a cell alone',
      [place(0, 1, 0), { type: 'place', slot: 1, cells: cellsFrom([0, 1], 0) }],
      ['region-broken', 'cells-cut-off', 'cells-cut-off'],
    ],
  ])('is told of %s', (_, actions, expected) => {
    expect(codes(...actions)).toEqual(expected);
  });

  it('names the cells, the dominoes and the numbers', () => {
    expect(whatIsWrong(afterMoves(game, place(2, 0, 0)))).toEqual([
      {
        code: 'region-broken',
        where: {},
        data: {
          region: 0,
          cells: pairs('0,0 0,1'),
          dominoes: [[1, 2]],
          wanted: 'sum 2',
          values: [1, 2],
          open: 0,
        },
      },
    ]);
  });
});

it('the plainest is told first: a broken region before cells that are cut off, and before one that starves', () => {
  const rules = ['Exactly 6 {(0,0),(1,0)}', 'Exactly 3 {(2,0)}', 'Exactly 0 {(3,0)}'];
  const puzzle = puzzleFromText(`board:\n####\n\npieces:\n12,14\n\nconstraints:\n${rules.join('\n')}\n`);
  const lain: PipsAction = { type: 'place', slot: 0, cells: cellsFrom([0, 1], 0) };
  const codes = whatIsWrong(afterMoves(madeGame(newGame('pips', puzzle)), lain)).map(({ code }) => code);
  expect(codes.indexOf('region-broken')).toBe(0);
  expect(codes.indexOf('cells-cut-off')).toBeGreaterThan(0);
  expect(codes.at(-1)).toBe('region-starved');
});
