import { describe, expect, it } from 'vitest';
import { PAGES } from '../kinds/page.js';
import { en } from '../words/testing/catalogues.js';
import '../kinds/testing/install.js';
import { type Entry, entriesOf, sayGroup } from './entry.js';
import { applyFilter, type Filter, NO_FILTER, ORDERS, tagsFrom } from './filter.js';
import { crc32 } from './zip.js';

const entry = (name: string, more: Partial<Entry>): Entry => ({
  name,
  own: true,
  kind: 'pips',
  title: name,
  shown: name,
  size: '2×2',
  group: 'pips-small',
  cells: 4,
  state: 'new',
  played: 0,
  best: undefined,
  touched: undefined,
  added: 0,
  tags: [],
  solved: undefined,
  games: [],
  ...more,
});
const ALL = [
  entry('Puzzle 10', { added: 3, tags: ['Café'] }),
  entry('puzzle 9', { added: 2, state: 'finished', best: 5, touched: 7, cells: 8 }),
  entry('Äpfel', { added: 1, kind: 'futoshiki', group: 'futoshiki-4', cells: 16, state: 'begun', touched: 9 }),
];
const names = (filter: Partial<Filter>) => applyFilter(ALL, { ...NO_FILTER, ...filter }, 'en').map(({ name }) => name);

describe('the list', () => {
  it.each<[Partial<Filter>, string[]]>([
    [{}, ['Äpfel', 'puzzle 9', 'Puzzle 10']],
    [{ order: 'added' }, ['Puzzle 10', 'puzzle 9', 'Äpfel']],
    [{ order: 'title' }, ['Äpfel', 'puzzle 9', 'Puzzle 10']],
    [{ order: 'size' }, ['Puzzle 10', 'puzzle 9', 'Äpfel']],
    [{ order: 'time' }, ['puzzle 9', 'Äpfel', 'Puzzle 10']],
    [{ search: 'APFEL' }, ['Äpfel']],
    [{ search: 'cafe puzzle' }, ['Puzzle 10']],
    [{ search: 'cafe 9' }, []],
    [{ kind: 'futoshiki' }, ['Äpfel']],
    [{ group: 'pips-small' }, ['puzzle 9', 'Puzzle 10']],
    [{ state: 'solved' }, ['puzzle 9']],
    [{ state: 'unsolved' }, ['Äpfel', 'Puzzle 10']],
    [{ tag: 'Café' }, ['Puzzle 10']],
  ])('for %j', (filter, expected) => {
    expect(names(filter)).toEqual(expected);
  });

  it('has all of them in every order', () => {
    for (const order of ORDERS) expect(names({ order }).sort()).toEqual(ALL.map(({ name }) => name).sort());
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
    for (const search of ['18 nov', '2026-11-18'])
      expect(applyFilter(entries, { ...NO_FILTER, search }, 'en')).toHaveLength(1);
    const { kind = 'pips', group = '' } = entries[0] ?? {};
    expect(sayGroup(en, kind, group)).toBe('Daily puzzle');
  });

  it.each(['sudoku', 'toString', ''])('leaves out a puzzle of the kind %j, which a later version may know', (kind) => {
    const record = { kind, json: null, title: 'later', tags: [], size: '9×9', cells: 81, added: 0 };
    const puzzles = new Map(Object.entries({ later: record }));
    const summary = { puzzle: 'later', revision: 1, finished: false, elapsed: 1, touched: 1 };
    const summaries = new Map([['game', summary]]);
    const solutions = new Map([['later', { solutions: '[]', found: '1', complete: true }]]);
    expect(entriesOf({ puzzles, summaries, solutions }, en)).toEqual([]);
  });
});

it.each<[string, string[]]>([
  ['', []],
  [' , ,', []],
  ['hard,  to do ,hard', ['hard', 'to do']],
])('tags from %j', (text, tags) => {
  expect(tagsFrom(text)).toEqual(tags);
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

it('checks files of an archive as everybody does', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
});
