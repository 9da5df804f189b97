import { describe, expect, it } from 'vitest';
import { PAGES } from '../kinds/page.js';
import { en } from '../words/testing/catalogues.js';
import '../kinds/testing/install.js';
import { type Entry, entriesOf, searched } from './entry.js';

const entry = (name: string, more: Partial<Entry>): Entry => ({
  name,
  own: true,
  kind: 'pips',
  title: name,
  shown: name,
  size: '2×2',
  state: 'new',
  played: 0,
  best: undefined,
  touched: undefined,
  added: 0,
  solved: undefined,
  games: [],
  ...more,
});
const ALL = [
  entry('Puzzle 10', { added: 3, title: 'Café 10' }),
  entry('puzzle 9', { added: 2, state: 'finished', best: 5, touched: 7 }),
  entry('Puzzle 11', { added: 3 }),
  entry('Äpfel', { added: 1, kind: 'futoshiki', state: 'begun', touched: 9 }),
];

describe('the list', () => {
  it.each([
    ['', ['Äpfel', 'puzzle 9', 'Puzzle 10', 'Puzzle 11']],
    ['APFEL', ['Äpfel']],
    ['cafe puzzle', ['Puzzle 10']],
    ['cafe 9', []],
    ['1', ['Puzzle 10', 'Puzzle 11']],
  ])('searched for %j', (search, expected) => {
    expect(searched(ALL, search, 'en').map(({ name }) => name)).toEqual(expected);
  });

  it('has what was played of packs, with the best time and all of the time', () => {
    const game = (finished: boolean, elapsed: number, touched: number) => ({
      puzzle: 'pips-graded-easy-3',
      revision: 1,
      finished,
      elapsed,
      touched,
    });
    const games = [game(true, 30, 1), game(true, 20, 3), game(false, 5, 2)];
    const summaries = new Map(games.map((summary, i) => [`game ${i}`, summary]));
    const [only, ...others] = entriesOf({ puzzles: new Map(), summaries, solutions: new Map() }, en);
    expect(others).toEqual([]);
    expect(only?.games.map(({ name }) => name)).toEqual(['game 1', 'game 2', 'game 0']);
    expect(only).toMatchObject({
      title: 'Easy 3',
      own: false,
      state: 'finished',
      best: 20,
      played: 55,
      touched: 3,
    });
  });

  it('has what was played of days', () => {
    const summary = { puzzle: 'day-2026-11-18-pips-3', revision: 4, finished: false, elapsed: 9, touched: 1 };
    const overview = { puzzles: new Map(), summaries: new Map([['game', summary]]), solutions: new Map() };
    const entries = entriesOf(overview, en);
    expect(entries).toMatchObject([
      {
        title: '2026-11-18 hard',
        shown: expect.stringMatching(/^Hard · 18 Nov/),
        own: false,
        size: 'Daily puzzle',
        state: 'begun',
      },
    ]);
    for (const search of ['18 nov', '2026-11-18']) expect(searched(entries, search, 'en')).toHaveLength(1);
  });

  it.each(['sudoku', 'toString', ''])('leaves out a puzzle of the kind %j, which a later version may know', (kind) => {
    const record = { kind, json: null, title: 'later', size: '9×9', cells: 81, added: 0 };
    const puzzles = new Map(Object.entries({ later: record }));
    const summary = { puzzle: 'later', revision: 1, finished: false, elapsed: 1, touched: 1 };
    const summaries = new Map([['game', summary]]);
    const solutions = new Map([['later', { solutions: '[]', found: '1', complete: true }]]);
    expect(entriesOf({ puzzles, summaries, solutions }, en)).toEqual([]);
  });
});

it.each<['pips' | 'futoshiki', number, string]>([
  ['pips', 2, 'small'],
  ['pips', 12, 'small'],
  ['pips', 14, 'medium'],
  ['pips', 30, 'large'],
  ['pips', 56, 'giant'],
  ['pips', 900, 'grand'],
  ['futoshiki', 49, '7'],
])('%s of %d cells are %s', (kind, cells, size) => {
  expect(PAGES[kind].sizeFor(cells)).toBe(size);
});
