import { finish } from '@pipwright/core';
import { describe, expect, it } from 'vitest';
import { lay, pairs } from '../../../core/src/testing/short-forms.js';
import { puzzleFromText } from '../../test/puzzle-of.js';
import { check } from '../check/check.js';
import { verify } from '../check/verify.js';
import { pipsExplainer } from '../explain/index.js';
import { pipsWords } from '../words.js';
import { regionInWords, regionNamer } from './region-name.js';
import type { Rule } from './rule.js';

const NINE: Rule = { kind: 'sum', op: '=', target: 9 };
const SAME: Rule = { kind: 'same' };

describe('a region is called', () => {
  const regions = [
    { cells: [[0, 0]], rule: NINE },
    { cells: pairs('2,1 1,1'), rule: SAME },
    { cells: [[3, 0]], rule: SAME },
    { cells: [[4, 0]] },
  ] as const;
  const names = regions.map(regionNamer(regions)).map((name) => regionInWords(name));

  it('by its rule, and by its first cell where another has the same rule or it has none', () => {
    expect(names).toEqual([
      'the “9” region',
      'the “=” region at r2c2',
      'the “=” region at r4c1',
      'the region without a rule at r5c1',
    ]);
  });

  it('without a cell where it has none', () => {
    expect(regionInWords(regionNamer([{ cells: [] }])({ cells: [] }))).toBe('the region without a rule');
  });
});

it('the same in warnings and in what is wrong with a solution; in explanations without quotes', () => {
  const puzzle = puzzleFromText('board:\n##\n\npieces:\n01\n\nconstraints:\nExactly 9 {(0,0)}\nLessThan 9 {(1,0)}\n');
  const say = (code: keyof typeof pipsWords, data: object) => (pipsWords[code] as (data: object) => string)(data);
  const [useless, impossible] = ['rule-excludes-nothing', 'rule-never-holds'].map((code) => {
    const found = check(puzzle).warnings.find((each) => each.code === code);
    return say(code as keyof typeof pipsWords, found?.data ?? {});
  });
  expect(useless).toContain('The rule of the “<9” region (');
  expect(impossible).toContain('The rule of the “9” region (');
  const [wrong] = verify(puzzle, { placements: [lay([0, 1], '0,0 0,1')] });
  expect(say('rule-broken', wrong?.data ?? {})).toMatch(
    /^The rule of the “9” region is broken: expected .*, found sum 0/,
  );
  const conflict = pipsExplainer.languages.en.conflict(puzzle, finish(pipsExplainer.conflict(puzzle)));
  expect(conflict).toBe('No number keeps the rule of the 9.');
});
