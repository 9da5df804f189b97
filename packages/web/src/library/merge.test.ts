import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOnTime, nameOfResult, type PuzzleRecord, type ResultRecord, type SolvedRecord } from '../storage/records.js';
import { type Changes, type KeptGame, mergeInto, type Shelf } from './merge.js';

const record: fc.Arbitrary<PuzzleRecord> = fc.record({
  kind: fc.constantFrom('pips', 'futoshiki'),
  json: fc.constant(null),
  title: fc.constantFrom('', 'one', 'two'),
  size: fc.constant('2×2'),
  cells: fc.constant(4),
  added: fc.nat(3),
});
/** Texts that often are the start of one another, and names that often meet, made-up ones included. */
const game: fc.Arbitrary<KeptGame> = fc
  .record({ puzzle: fc.constantFrom('p-1', 'p-2'), moves: fc.array(fc.constantFrom('x', 'y'), { maxLength: 3 }) })
  .map(({ puzzle, moves }) => ({
    summary: { puzzle, revision: moves.length, finished: false, elapsed: 0, touched: 0 },
    text: ['start', ...moves].map((line) => `${line}\n`).join(''),
  }));
const gameName = fc.constantFrom('p-1', 'p-1~2', 'p-1~3', 'p-2', 'p-2~2');
const solved: fc.Arbitrary<SolvedRecord> = fc
  .record({ numbers: fc.uniqueArray(fc.nat(4)), more: fc.nat(3), complete: fc.boolean() })
  .map(({ numbers, more, complete }) => ({
    solutions: JSON.stringify(numbers.map((number) => ({ grid: [[number]] }))),
    found: String(numbers.length + more),
    complete,
  }));
const result: fc.Arbitrary<ResultRecord> = fc
  .record({
    puzzle: fc.constantFrom('p-1', 'day-2026-11-18-p-1'),
    elapsed: fc.nat(2),
    moment: fc.nat(3),
    solvedOn: fc.constantFrom('2026-11-18', '2026-11-19'),
    hints: fc.record({ where: fc.nat(2) }),
  })
  .map((each) => ({ ...each, kind: 'pips', ...(each.puzzle.startsWith('day-') && { day: '2026-11-18' }) }));
const shelf: fc.Arbitrary<Shelf> = fc.record({
  puzzles: fc.array(fc.tuple(fc.constantFrom('own-1', 'own-2', 'own-3'), record)).map((all) => new Map(all)),
  games: fc.array(fc.tuple(gameName, game), { maxLength: 6 }).map((all) => new Map(all)),
  solutions: fc.array(fc.tuple(fc.constantFrom('p-1', 'p-2'), solved)).map((all) => new Map(all)),
  results: fc.array(result).map((all) => new Map(all.map((each) => [nameOfResult(each), each]))),
});

function after(here: Shelf, changes: Changes): Shelf {
  return {
    puzzles: new Map([...here.puzzles, ...changes.puzzles]),
    games: new Map([...here.games, ...changes.games]),
    solutions: new Map([...here.solutions, ...changes.solutions]),
    results: new Map([...here.results, ...changes.results]),
  };
}

const restored = (here: Shelf, coming: Shelf) => after(here, mergeInto(here, coming));
const isEmpty = ({ puzzles, games, solutions, results }: Changes) =>
  puzzles.size + games.size + solutions.size + results.size === 0;
const NOTHING: Shelf = { puzzles: new Map(), games: new Map(), solutions: new Map(), results: new Map() };
/** Is every move of this game in some game of the same puzzle? */
const holds = ({ games }: Shelf, { summary, text }: KeptGame) =>
  [...games.values()].some((each) => each.summary.puzzle === summary.puzzle && each.text.startsWith(text));

/** What streaks and statistics are reckoned from. */
const knownOf = ({ results }: Shelf) =>
  new Map([...results].map(([name, each]) => [name, [isOnTime(each), each.moment]]));

describe('a merge', () => {
  it('of a shelf into itself changes nothing', () => {
    fc.assert(fc.property(shelf, (here) => isEmpty(mergeInto(here, here))));
  });

  it('into nothing gives all of it, under the same names', () => {
    fc.assert(fc.property(shelf, (coming) => void expect(restored(NOTHING, coming)).toEqual(coming)));
  });

  it('done twice is done once', () => {
    fc.assert(fc.property(shelf, shelf, (here, coming) => isEmpty(mergeInto(restored(here, coming), coming))));
  });

  it('loses nothing of either', () => {
    fc.assert(
      fc.property(shelf, shelf, (here, coming) => {
        const now = restored(here, coming);
        for (const each of [here, coming]) {
          for (const game of each.games.values()) expect(holds(now, game)).toBe(true);
          for (const name of each.puzzles.keys()) expect(now.puzzles.has(name)).toBe(true);
          for (const [name, { solutions, found, complete }] of each.solutions) {
            const kept = now.solutions.get(name);
            expect(JSON.parse(kept?.solutions ?? '')).toEqual(expect.arrayContaining(JSON.parse(solutions)));
            expect(Number(kept?.found)).toBeGreaterThanOrEqual(Number(found));
            if (complete) expect(kept?.complete).toBe(true);
          }
          for (const [name, result] of each.results) {
            const kept = now.results.get(name) ?? result;
            if (isOnTime(result)) expect(isOnTime(kept)).toBe(true);
            if (isOnTime(result) === isOnTime(kept)) expect(kept.moment).toBeLessThanOrEqual(result.moment);
          }
        }
        for (const [name, { text }] of here.games) expect(now.games.get(name)?.text.startsWith(text)).toBe(true);
        for (const [name, { title }] of here.puzzles)
          if (title !== '') expect(now.puzzles.get(name)?.title).toBe(title);
      }),
    );
  });

  it('does not mind the order of several', () => {
    fc.assert(
      fc.property(shelf, shelf, shelf, (here, first, second) => {
        const [one, other] = [restored(restored(here, first), second), restored(restored(here, second), first)];
        for (const game of one.games.values()) expect(holds(other, game)).toBe(true);
        expect([...one.puzzles.keys()].sort()).toEqual([...other.puzzles.keys()].sort());
        expect(knownOf(one)).toEqual(knownOf(other));
      }),
    );
  });

  it('keeps both of two games that went different ways', () => {
    const kept = (text: string): KeptGame => ({
      text,
      summary: { puzzle: 'p-1', revision: 1, finished: false, elapsed: 0, touched: 0 },
    });
    const here: Shelf = { ...NOTHING, games: new Map([['p-1', kept('a\nb\n')]]) };
    const coming: Shelf = { ...NOTHING, games: new Map([['p-1', kept('a\nc\n')]]) };
    const { games } = restored(here, coming);
    expect(games.get('p-1')?.text).toBe('a\nb\n');
    expect([...games.keys()]).toEqual(['p-1', expect.stringMatching(/^p-1~[0-9a-f]{8}$/)]);
  });
});
