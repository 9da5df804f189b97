import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bars, columns, percent } from './plots.js';

const binsOf = (counts: readonly number[], size = 1) =>
  counts.map((count, i) => ({ from: i * size, to: (i + 1) * size, count }));

/** What stands in elements of a class, on a screen that is wide or narrow. */
function words(plot: string, name: string, screen: 'wide' | 'narrow'): readonly string[] {
  return [...plot.matchAll(/<span class="([^"]*)"[^>]*>([^<]*)<\/span>/g)].flatMap(([, classes = '', text = '']) => {
    const isSeen = screen === 'wide' || !classes.includes('wide-only');
    return classes.split(' ').includes(name) && isSeen && text !== '' ? [text] : [];
  });
}

describe('a plot of columns', () => {
  const marks = [
    { name: 'median', value: 3 },
    { name: '99 %', value: 3.2 },
  ];

  it('has a row for the name of each mark, so that none covers another', () => {
    const plot = columns('Title', binsOf(Array(10).fill(1)), marks);
    expect([...plot.matchAll(/--left: ([\d.]+); --row: (\d)"><b>([^<]*)/g)].map((match) => match.slice(1))).toEqual([
      ['0.3', '0', 'median'],
      ['0.32', '1', '99 %'],
    ]);
    expect(plot).toContain('--rows: 2');
  });

  it('shows no more figures and bounds than there is room for on a phone and elsewhere', () => {
    const counts = fc.array(fc.nat(2_000_000), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(counts, fc.constantFrom(0.5, 1, 20, 5000, 1e6), (all, size) => {
        const plot = columns('Title', binsOf(all, size), marks);
        for (const [screen, width] of [
          ['narrow', 300],
          ['wide', 670],
        ] as const) {
          const [figures, bounds] = [words(plot, 'figure', screen), words(plot, 'bound', screen)];
          // A letter of small text is about seven pixels wide.
          for (const each of figures) expect(7 * each.length).toBeLessThanOrEqual(width / all.length);
          const apart = width / Math.max(1, bounds.length - 1);
          for (const each of bounds) expect(7 * each.length).toBeLessThanOrEqual(apart);
          expect(bounds[0]).toBe('0');
        }
      }),
    );
  });

  it('shows all of them where there are few', () => {
    const plot = columns('Title', binsOf([3, 0, 1]), []);
    expect(words(plot, 'figure', 'narrow')).toEqual(['3', '1']);
    expect(words(plot, 'bound', 'narrow')).toEqual(['0', '1', '2', '3']);
  });
});

it('bars are as long as their shares of the longest, with their figures', () => {
  const plot = bars(
    'Title',
    [
      { name: 'a <b', count: 20 },
      { name: 'c', count: 5 },
      { name: 'd', count: 0 },
    ],
    50,
  );
  expect(plot).toContain('aria-label="Title"');
  expect([...plot.matchAll(/--share: ([\d.]+)/g)].map(([, share]) => share)).toEqual(['1', '0.25', '0']);
  expect(words(plot, 'figure', 'narrow')).toEqual(['20 (40 %)', '5 (10 %)', '0 (0 %)']);
  expect(plot).toContain('<th scope="row">a &#60;b</th>');
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
