import { makeLine } from '@pipwright/play';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '../kinds/testing/install.js';
import type { GameStore } from '../storage/game-store.js';
import type { Summary } from '../storage/records.js';
import { findGame, nextPuzzle, progressOf } from './library.js';
import { allPacks, nameOf, placesIn } from './packs.js';

const ALL = allPacks().flatMap(placesIn).map(nameOf);

function summaries(...games: readonly (readonly [name: string, puzzle: string, finished: boolean])[]) {
  return new Map<string, Summary>(
    games.map(([name, puzzle, finished]) => [name, { puzzle, finished, revision: 1, elapsed: 0, touched: 0 }]),
  );
}

describe('progress', () => {
  const stateIn = (all: ReadonlyMap<string, Summary>, puzzle: string) => progressOf(all.values())(puzzle).state;

  it('is new where there is no game', () => {
    expect(stateIn(new Map(), 'pips-graded-easy-1')).toBe('new');
    expect(stateIn(summaries(['a', 'pips-graded-easy-1', true]), 'pips-graded-easy-2')).toBe('new');
    expect(stateIn(new Map(), 'constructor')).toBe('new');
  });

  const games = fc.array(
    fc.record({
      puzzle: fc.constantFrom('a', 'b'),
      finished: fc.boolean(),
      revision: fc.nat(9),
      elapsed: fc.nat(99),
      touched: fc.nat(99),
    }),
  );

  it('is finished by any game that is, in the best time, and else begun, in the time of the latest', () => {
    fc.assert(
      fc.property(games, (all) => {
        const of = all.filter(({ puzzle }) => puzzle === 'a');
        const done = of.filter(({ finished }) => finished).map(({ elapsed }) => elapsed);
        const { state, elapsed } = progressOf(all)('a');
        expect(state).toBe(of.length === 0 ? 'new' : done.length > 0 ? 'finished' : 'begun');
        if (state === 'finished') expect(elapsed).toBe(Math.min(...done));
        const latest = Math.max(...of.map(({ touched }) => touched));
        const times = of.filter(({ touched }) => touched === latest).map((each) => each.elapsed);
        if (state === 'begun') expect(times).toContain(elapsed);
      }),
    );
  });
});

describe('the next puzzle', () => {
  const after = (puzzle: string, finished: readonly string[] = []) =>
    nextPuzzle(puzzle, (each) => ({ state: finished.includes(each) ? 'finished' : 'new' }));
  const packNamed = (start: string) => ALL.filter((each) => each.startsWith(start));

  it('is the next of its pack', () => {
    expect(after('pips-graded-easy-1')).toBe('pips-graded-easy-2');
    expect(after('futoshiki-graded-expert-47')).toBe('futoshiki-graded-expert-48');
  });

  it('leaves out what is finished, not what is begun', () => {
    expect(after('pips-graded-easy-1', ['pips-graded-easy-2', 'pips-graded-easy-3'])).toBe('pips-graded-easy-4');
    expect(nextPuzzle('pips-graded-easy-1', () => ({ state: 'begun' }))).toBe('pips-graded-easy-2');
  });

  it('is one that was left out before, at the end of a pack', () => {
    expect(after('pips-graded-easy-48', ['pips-graded-easy-1', 'pips-graded-easy-48'])).toBe('pips-graded-easy-2');
  });

  it('is of the next pack of the kind when its own is finished', () => {
    expect(after('pips-graded-easy-48', packNamed('pips-graded-easy-'))).toBe('pips-graded-medium-1');
    expect(after('pips-graded-easy-12', packNamed('pips-graded-easy-'))).toBe('pips-graded-medium-1');
  });

  it('goes round within the kind before it goes to the other', () => {
    expect(after('pips-graded-giant-12', packNamed('pips-graded-giant-'))).toBe('pips-graded-easy-1');
    expect(after('pips-graded-giant-12', packNamed('pips-'))).toBe('futoshiki-graded-easy-1');
    expect(after('futoshiki-graded-expert-48', packNamed('futoshiki-'))).toBe('pips-graded-easy-1');
  });

  it('is another one even when all are finished', () => {
    expect(after('pips-graded-easy-1', ALL)).toBe('pips-graded-easy-2');
    expect(after('futoshiki-graded-expert-48', ALL)).toBe('pips-graded-easy-1');
  });

  it('is the first for a puzzle that nobody knows', () => {
    expect(after('nonsense')).toBe('pips-graded-easy-1');
  });

  it('leads through all puzzles, each once', () => {
    const finished = ['pips-graded-easy-1'];
    while (finished.length < ALL.length) finished.push(after(finished.at(-1) ?? '', finished));
    expect(new Set(finished)).toEqual(new Set(ALL));
  });
});

it('a puzzle of a kind that this version does not know is not opened, whatever is kept of it', async () => {
  const puzzle = 'own-0123456789abcdef';
  const record = { kind: 'sudoku', json: null, title: '', size: '9×9', cells: 81, added: 0 };
  const start = { pipwright: 'game', version: 1, kind: 'sudoku', puzzle: null, clock: {}, revision: 0 };
  const store: Partial<GameStore> = {
    summaries: async () => summaries([puzzle, puzzle, false]),
    read: async () => makeLine(JSON.stringify(start)),
    puzzle: async () => record,
  };
  await expect(findGame(store as GameStore, puzzle)).rejects.toThrow(puzzle);
});
