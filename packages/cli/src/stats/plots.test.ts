import { describe, expect, it } from 'vitest';
import { columns, percent } from './plots.js';

const bins = Array.from({ length: 10 }, (_, i) => ({ from: i, to: i + 1, count: 10 - i }));

/** Where each name of a mark stands. */
function names(...values: readonly number[]): readonly string[] {
  const marks = values.map((value, i) => ({ name: ['median', '99 %'][i] ?? '', value }));
  return [...columns('Title', bins, marks).matchAll(/text-anchor="(\w+)"[^>]*mark-name[^>]*>([^<]*)/g)].map(
    ([, anchor, name]) => `${anchor} ${name}`,
  );
}

describe('the names of marks', () => {
  it.each<[string, number[], string[]]>([
    ['stand above them', [3, 7], ['middle median', 'middle 99 %']],
    ['stay within the plot', [0, 9.9], ['start median', 'end 99 %']],
    ['stand together where one would cover the other', [5, 5.2], ['middle median, 99 %']],
    ['stand together at the edge, too', [0, 0], ['start median, 99 %']],
  ])('%s', (_, values, expected) => {
    expect(names(...values)).toEqual(expected);
  });
});

it.each<[number, string]>([
  [0, '0 %'],
  [1, '< 0.1 %'],
  [15, '1.0 %'],
  [750, '50 %'],
  [1499, '> 99 %'],
  [1500, '100 %'],
])('%d of 1500 are %s', (count, text) => {
  expect(percent(count, 1500)).toBe(text);
});
