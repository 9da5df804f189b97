/** Mistakes as they are read beside a board that shows where they are. */
import type { Puzzle, Rule } from '@pipwright/pips';
import { describe, expect, it } from 'vitest';
import { en } from '../words/testing/catalogues.js';
import { letterOf } from './regions.js';

const ruledBy = (rule: Rule) => ({ regions: [{ index: 3, rule, cells: [] }] }) as unknown as Puzzle;

describe('a region that cannot be completed', () => {
  it.each<[Rule, readonly number[], number, string]>([
    [{ kind: 'sum', op: '=', target: 7 }, [1], 1, 'These two can’t make 7.'],
    [{ kind: 'sum', op: '=', target: 7 }, [4, 5], 0, 'These two make 9, not 7.'],
    [{ kind: 'sum', op: '<', target: 4 }, [5], 2, 'These 3 cells can’t make less than 4.'],
    [{ kind: 'sum', op: '>', target: 4 }, [2], 0, 'This one is 2, not more than 4.'],
    [{ kind: 'same' }, [1, 0, 1], 0, 'This = region holds 0 and 1.'],
    [{ kind: 'same', value: 3 }, [1, 0], 0, 'Each of these must be 3.'],
    [{ kind: 'different', avoiding: [] }, [2, 2], 1, 'This ≠ region repeats 2.'],
    [{ kind: 'different', avoiding: [5] }, [5], 1, 'This ≠ region can’t hold 5.'],
    [{ kind: 'each', op: '<', value: 3 }, [5], 0, 'This must be less than 3.'],
  ])('%j with %j', (rule, values, open, said) => {
    const data = { region: 3, values, open };
    expect(en.kinds.pips.problems['region-broken'](data, ruledBy(rule))).toBe(said);
  });
});

it('regions have letters in their order, for those who hear the board', () => {
  const regions = Array.from({ length: 60 }, (_, i) => ({ index: i * 2, cells: [[0, i]] }));
  const letters = regions.map(({ index }) => letterOf({ regions } as unknown as Puzzle, index));
  expect(letters.slice(0, 2)).toEqual(['A', 'B']);
  expect(letters.slice(24, 28)).toEqual(['Y', 'Z', 'AA', 'AB']);
  expect(letters[52]).toBe('BA');
});
