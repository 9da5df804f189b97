import { describe, expect, it } from 'vitest';
import { lay, pairs } from '../../../core/src/testing/short-forms.js';
import { puzzleOf } from '../../test/puzzle-of.js';
import type { Puzzle, Spec } from '../model/puzzle.js';
import type { Rule } from '../model/rule.js';
import type { Placement, Solution } from '../model/solution.js';
import { verify } from './verify.js';

const TRAY = { kind: 'list', dominoes: pairs('0,1 2,3') } as const;

/** A 2×2 board with the dominoes 0-1 and 2-3 and room for a rule on the top row. */
function square(rule?: Rule, supply: Spec['supply'] = TRAY): Puzzle {
  const regions = rule === undefined ? [] : [{ cells: pairs('0,0 0,1'), rule }];
  return puzzleOf({ cells: pairs('0,0 0,1 1,0 1,1'), supply, regions });
}

const TOP: Placement = lay([0, 1], '0,0 0,1');
const BOTTOM: Placement = lay([2, 3], '1,0 1,1');
const solution = (...placements: Placement[]): Solution => ({ placements });
const RIGHT = solution(TOP, BOTTOM);
const ONCE = { kind: 'set', repeats: false } as const;
const OFTEN = { kind: 'set', repeats: true } as const;

interface Case {
  readonly name: string;
  readonly puzzle: Puzzle;
  readonly solution: Solution;
  readonly wrong: readonly string[];
}

const laid = (name: string, supply: Spec['supply'], placements: readonly Placement[], wrong: string): Case => ({
  name,
  puzzle: square(undefined, supply),
  solution: { placements },
  wrong: wrong.split(' ').filter(Boolean),
});

const ruleCase = (rule: Rule, holds: boolean, placements: Solution = RIGHT, supply?: Spec['supply']): Case => ({
  name: `${JSON.stringify(rule)} on ${placements.placements[0]?.domino}`,
  puzzle: square(rule, supply),
  solution: placements,
  wrong: holds ? [] : ['rule-broken'],
});

const EQUAL = solution(lay([1, 1], '0,0 0,1'), BOTTOM);
const EQUAL_LIST = { kind: 'list', dominoes: pairs('1,1 2,3') } as const;

const CASES: readonly Case[] = [
  laid('a correct solution', TRAY, RIGHT.placements, ''),
  laid('dominoes turned', TRAY, [lay([1, 0], '0,1 0,0'), BOTTOM], ''),
  laid('nothing placed', TRAY, [], 'cell-empty cell-empty cell-empty cell-empty domino-unused domino-unused'),
  laid('one domino left over', TRAY, [TOP], 'cell-empty cell-empty domino-unused'),
  laid(
    'halves apart',
    ONCE,
    [lay([0, 1], '0,0 1,1'), lay([2, 3], '0,1 1,0')],
    'halves-not-adjacent halves-not-adjacent',
  ),
  laid(
    'both halves on one cell',
    ONCE,
    [TOP, lay([2, 3], '1,0 1,0')],
    'halves-not-adjacent cell-covered-twice cell-empty',
  ),
  laid('a cell covered twice', ONCE, [TOP, BOTTOM, lay([4, 4], '0,0 1,0')], 'cell-covered-twice cell-covered-twice'),
  laid(
    'a domino off the board',
    ONCE,
    [TOP, BOTTOM, lay([4, 4], '2,0 2,1')],
    'placement-outside-board placement-outside-board',
  ),
  laid('a domino that is not in the list', TRAY, [TOP, lay([2, 2], '1,0 1,1')], 'domino-not-in-supply domino-unused'),
  laid('a domino of the list used twice', TRAY, [TOP, lay([1, 0], '1,0 1,1')], 'domino-used-too-often domino-unused'),
  laid('a listed pair used twice', { kind: 'list', dominoes: pairs('0,1 1,0') }, [TOP, lay([1, 0], '1,0 1,1')], ''),
  laid('a domino of a set used twice', ONCE, [TOP, lay([1, 0], '1,0 1,1')], 'domino-used-too-often'),
  laid('a domino repeated where that is allowed', OFTEN, [TOP, lay([1, 0], '1,0 1,1')], ''),
  laid('a value too large', OFTEN, [TOP, lay([7, 0], '1,0 1,1')], 'value-out-of-range domino-not-in-supply'),
  laid('a value below 0', OFTEN, [TOP, lay([0, -1], '1,0 1,1')], 'value-out-of-range domino-not-in-supply'),
  laid('half a pip', ONCE, [TOP, lay([0, 1.5], '1,0 1,1')], 'value-out-of-range domino-not-in-supply'),
  ruleCase({ kind: 'sum', op: '=', target: 1 }, true),
  ruleCase({ kind: 'sum', op: '=', target: 2 }, false),
  ruleCase({ kind: 'sum', op: '<', target: 2 }, true),
  ruleCase({ kind: 'sum', op: '<', target: 1 }, false),
  ruleCase({ kind: 'sum', op: '>', target: 0 }, true),
  ruleCase({ kind: 'sum', op: '>', target: 1 }, false),
  ruleCase({ kind: 'same' }, false),
  ruleCase({ kind: 'same' }, true, EQUAL, EQUAL_LIST),
  ruleCase({ kind: 'same', value: 1 }, true, EQUAL, EQUAL_LIST),
  ruleCase({ kind: 'same', value: 2 }, false, EQUAL, EQUAL_LIST),
  ruleCase({ kind: 'different', avoiding: [] }, true),
  ruleCase({ kind: 'different', avoiding: [] }, false, EQUAL, EQUAL_LIST),
  ruleCase({ kind: 'different', avoiding: [1] }, false),
  ruleCase({ kind: 'different', avoiding: [2, 3] }, true),
  ruleCase({ kind: 'each', op: '<', value: 2 }, true),
  ruleCase({ kind: 'each', op: '<', value: 1 }, false),
  ruleCase({ kind: 'each', op: '>', value: 0 }, false),
  ruleCase({ kind: 'each', op: '>', value: 0 }, true, EQUAL, EQUAL_LIST),
  ruleCase({ kind: 'each', op: '=', value: 1 }, false),
  ruleCase({ kind: 'each', op: '=', value: 1 }, true, EQUAL, EQUAL_LIST),
  ruleCase({ kind: 'each', op: '≠', value: 2 }, true),
  ruleCase({ kind: 'each', op: '≠', value: 1 }, false),
];

describe('verify', () => {
  it.each(CASES)('$name', ({ puzzle, solution: proposed, wrong }) => {
    const codes = verify(puzzle, proposed).map(({ code }) => code);
    expect(codes.sort()).toEqual([...wrong].sort());
  });

  it('says what it found and what was wanted, and where', () => {
    const [sum] = verify(square({ kind: 'sum', op: '=', target: 4 }), RIGHT);
    expect(sum?.data).toEqual({ region: 0, label: '4', found: 'sum 1 (0 + 1)', wanted: 'sum 4' });
    const [apart] = verify(square(undefined, ONCE), solution(lay([0, 1], '0,0 1,1')));
    expect(apart?.where).toEqual({ path: '/placements/0/cells' });
  });

  it('judges a hostile solution without losing itself in it', () => {
    const often = Array<Placement>(20_000).fill(TOP);
    expect(verify(square(), { placements: often }).length).toBeLessThanOrEqual(1001);
  });

  it('solves the empty puzzle with nothing', () => {
    const empty = puzzleOf({ cells: [], dominoes: [] });
    expect(verify(empty, solution())).toEqual([]);
  });
});
