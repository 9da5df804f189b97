import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { lay, pairs } from '../../../core/src/testing/short-forms.js';
import { puzzleOf } from '../../test/puzzle-of.js';
import type { Puzzle, Spec } from '../model/puzzle.js';
import type { Rule } from '../model/rule.js';
import type { Placement, Solution } from '../model/solution.js';
import { verify } from './verify.js';

type Verify = typeof verify;

/** A 2×2 board with the dominoes 0-1 and 2-3 and room for a rule on the top row. */
function square(rule?: Rule, supply: Spec['supply'] = { kind: 'list', dominoes: pairs('0,1 2,3') }): Puzzle {
  const regions = rule === undefined ? [] : [{ cells: pairs('0,0 0,1'), rule }];
  return puzzleOf({
    cells: pairs('0,0 0,1 1,0 1,1'),
    supply,
    maxPip: 6,
    regions,
  });
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

const ruleCase = (rule: Rule, holds: boolean, placements: Solution = RIGHT, supply?: Spec['supply']): Case => ({
  name: `${JSON.stringify(rule)} on ${placements.placements[0]?.domino}`,
  puzzle: square(rule, supply),
  solution: placements,
  wrong: holds ? [] : ['rule-broken'],
});

const EQUAL = solution(lay([1, 1], '0,0 0,1'), BOTTOM);
const EQUAL_LIST = { kind: 'list', dominoes: pairs('1,1 2,3') } as const;

const CASES: readonly Case[] = [
  { name: 'a correct solution', puzzle: square(), solution: RIGHT, wrong: [] },
  {
    name: 'dominoes turned',
    puzzle: square(),
    solution: solution(lay([1, 0], '0,1 0,0'), BOTTOM),
    wrong: [],
  },
  {
    name: 'nothing placed',
    puzzle: square(),
    solution: solution(),
    wrong: ['cell-empty', 'cell-empty', 'cell-empty', 'cell-empty', 'domino-unused', 'domino-unused'],
  },
  {
    name: 'one domino left over',
    puzzle: square(),
    solution: solution(TOP),
    wrong: ['cell-empty', 'cell-empty', 'domino-unused'],
  },
  {
    name: 'halves apart',
    puzzle: square(undefined, ONCE),
    solution: solution(lay([0, 1], '0,0 1,1'), lay([2, 3], '0,1 1,0')),
    wrong: ['halves-not-adjacent', 'halves-not-adjacent'],
  },
  {
    name: 'both halves on one cell',
    puzzle: square(undefined, ONCE),
    solution: solution(TOP, lay([2, 3], '1,0 1,0')),
    wrong: ['halves-not-adjacent', 'cell-covered-twice', 'cell-empty'],
  },
  {
    name: 'a cell covered twice',
    puzzle: square(undefined, ONCE),
    solution: solution(TOP, BOTTOM, lay([4, 4], '0,0 1,0')),
    wrong: ['cell-covered-twice', 'cell-covered-twice'],
  },
  {
    name: 'a domino off the board',
    puzzle: square(undefined, ONCE),
    solution: solution(TOP, BOTTOM, lay([4, 4], '2,0 2,1')),
    wrong: ['placement-outside-board', 'placement-outside-board'],
  },
  {
    name: 'a domino that is not in the list',
    puzzle: square(),
    solution: solution(TOP, lay([2, 2], '1,0 1,1')),
    wrong: ['domino-not-in-supply', 'domino-unused'],
  },
  {
    name: 'a domino of the list used twice',
    puzzle: square(),
    solution: solution(TOP, lay([1, 0], '1,0 1,1')),
    wrong: ['domino-used-too-often', 'domino-unused'],
  },
  {
    name: 'a listed pair used twice',
    puzzle: square(undefined, { kind: 'list', dominoes: pairs('0,1 1,0') }),
    solution: solution(TOP, lay([1, 0], '1,0 1,1')),
    wrong: [],
  },
  {
    name: 'a domino of a set used twice',
    puzzle: square(undefined, ONCE),
    solution: solution(TOP, lay([1, 0], '1,0 1,1')),
    wrong: ['domino-used-too-often'],
  },
  {
    name: 'a domino repeated where that is allowed',
    puzzle: square(undefined, OFTEN),
    solution: solution(TOP, lay([1, 0], '1,0 1,1')),
    wrong: [],
  },
  {
    name: 'a value too large',
    puzzle: square(undefined, OFTEN),
    solution: solution(TOP, lay([7, 0], '1,0 1,1')),
    wrong: ['value-out-of-range', 'domino-not-in-supply'],
  },
  {
    name: 'a value below 0',
    puzzle: square(undefined, OFTEN),
    solution: solution(TOP, lay([0, -1], '1,0 1,1')),
    wrong: ['value-out-of-range', 'domino-not-in-supply'],
  },
  {
    name: 'half a pip',
    puzzle: square(undefined, ONCE),
    solution: solution(TOP, lay([0, 1.5], '1,0 1,1')),
    wrong: ['value-out-of-range', 'domino-not-in-supply'],
  },
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

const judge = (verifier: Verify, { puzzle, solution: proposed }: Case) =>
  verifier(puzzle, proposed)
    .map(({ code }) => code)
    .sort();

describe('verify', () => {
  it.each(CASES)('$name', (each) => {
    expect(judge(verify, each)).toEqual([...each.wrong].sort());
  });

  it('says what it found and what was wanted, and where', () => {
    const [sum] = verify(square({ kind: 'sum', op: '=', target: 4 }), RIGHT);
    expect(sum?.data).toEqual({ region: 0, label: '4', found: 'sum 1 (0 + 1)', wanted: 'sum 4' });
    const [apart] = verify(square(undefined, ONCE), solution(lay([0, 1], '0,0 1,1')));
    expect(apart?.where).toEqual({ path: '/placements/0/cells' });
  });

  it('judges a hostile solution without losing itself in it', () => {
    const often = Array<Placement>(300_000).fill(TOP);
    expect(verify(square(), { placements: often }).length).toBeLessThanOrEqual(1001);
  });

  it('solves the empty puzzle with nothing', () => {
    const empty = puzzleOf({ cells: [], supply: { kind: 'list', dominoes: [] }, maxPip: 6, regions: [] });
    expect(verify(empty, solution())).toEqual([]);
  });
});

/** Each breaks one rule of the game in a copy of verify's own source. */
const BREAKS: readonly (readonly [name: string, from: string, to: string])[] = [
  ['halves may lie apart', 'if (distance !== 1)', 'if (distance > 2)'],
  ['cells may be covered twice', 'if (covered > 1)', 'if (covered > 2)'],
  ['dominoes may stay in the tray', 'if (times < count)', 'if (times < 0)'],
  ['“less than” includes the target', 'return sum < rule.target', 'return sum <= rule.target'],
  ['“different” forgets what to avoid', '&& !values.some((value) => rule.avoiding.includes(value))', ''],
];

describe('broken copies of verify', () => {
  it.each(BREAKS)('is caught: %s', async (_, from, to) => {
    const path = fileURLToPath(new URL('./verify.ts', import.meta.url));
    const source = readFileSync(path, 'utf8');
    expect(source.split(from)).toHaveLength(2);
    const { outputFiles } = await build({
      stdin: {
        contents: source.replace(from, to),
        resolveDir: dirname(path),
        sourcefile: join(dirname(path), 'broken.ts'),
        loader: 'ts',
      },
      bundle: true,
      write: false,
      format: 'esm',
      conditions: ['pipwright-source'],
    });
    const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
    const broken = (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as { verify: Verify };
    const caught = CASES.filter((each) => judge(broken.verify, each).join() !== [...each.wrong].sort().join());
    expect(caught.length).toBeGreaterThan(0);
    expect(caught.length).toBeLessThan(CASES.length / 2);
  });
});
