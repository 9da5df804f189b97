import { makeLine } from '@pipwright/play';
import { describe, expect, it } from 'vitest';
import '../kinds/testing/install.js';
import type { GameStore } from '../storage/game-store.js';
import type { Summary } from '../storage/records.js';
import { findGame, nextPuzzle, progressOf } from './library.js';
import { allPacks, nameOf } from './packs.js';

const ALL = allPacks().flatMap((pack) => Array.from({ length: pack.count }, (_, i) => nameOf({ pack, number: i + 1 })));

function summaries(...games: readonly (readonly [name: string, puzzle: string, finished: boolean])[]) {
  return new Map<string, Summary>(
    games.map(([name, puzzle, finished]) => [name, { puzzle, finished, revision: 1, elapsed: 0, touched: 0 }]),
  );
}

describe('progress', () => {
  it('is new where there is no game', () => {
    expect(progressOf(new Map())('pips-small-1')).toBe('new');
    expect(progressOf(summaries(['a', 'pips-small-1', true]))('pips-small-2')).toBe('new');
    expect(progressOf(new Map())('constructor')).toBe('new');
  });

  it('is begun by a game and finished by one that is finished', () => {
    const progress = progressOf(summaries(['a', 'pips-small-1', false], ['b', 'pips-small-2', true]));
    expect([progress('pips-small-1'), progress('pips-small-2')]).toEqual(['begun', 'finished']);
  });

  it.each([[[true, false]], [[false, true]], [[false, true, false]]])(
    'stays finished when the puzzle is played again: %j',
    (games) => {
      const all = summaries(...games.map((finished, i) => [`game ${i}`, 'futoshiki-4-1', finished] as const));
      expect(progressOf(all)('futoshiki-4-1')).toBe('finished');
    },
  );
});

describe('the next puzzle', () => {
  const after = (puzzle: string, finished: readonly string[] = []) =>
    nextPuzzle(puzzle, (each) => (finished.includes(each) ? 'finished' : 'new'));
  const packNamed = (start: string) => ALL.filter((each) => each.startsWith(start));

  it('is the next of its pack', () => {
    expect(after('pips-small-1')).toBe('pips-small-2');
    expect(after('futoshiki-9-35')).toBe('futoshiki-9-36');
  });

  it('leaves out what is finished, not what is begun', () => {
    expect(after('pips-small-1', ['pips-small-2', 'pips-small-3'])).toBe('pips-small-4');
    expect(nextPuzzle('pips-small-1', () => 'begun')).toBe('pips-small-2');
  });

  it('is one that was left out before, at the end of a pack', () => {
    expect(after('pips-small-36', ['pips-small-1', 'pips-small-36'])).toBe('pips-small-2');
  });

  it('is of the next pack of the kind when its own is finished', () => {
    expect(after('pips-small-36', packNamed('pips-small-'))).toBe('pips-medium-1');
    expect(after('pips-small-12', packNamed('pips-small-'))).toBe('pips-medium-1');
  });

  it('goes round within the kind before it goes to the other', () => {
    expect(after('pips-grand-3', packNamed('pips-grand-'))).toBe('pips-small-1');
    expect(after('pips-grand-3', packNamed('pips-'))).toBe('futoshiki-4-1');
    expect(after('futoshiki-9-36', packNamed('futoshiki-'))).toBe('pips-small-1');
  });

  it('is another one even when all are finished', () => {
    expect(after('pips-small-1', ALL)).toBe('pips-small-2');
    expect(after('futoshiki-9-36', ALL)).toBe('pips-small-1');
  });

  it('is the first for a puzzle that nobody knows', () => {
    expect(after('nonsense')).toBe('pips-small-1');
  });

  it('leads through all puzzles, each once', () => {
    const finished = ['pips-small-1'];
    while (finished.length < ALL.length) finished.push(after(finished.at(-1) ?? '', finished));
    expect(new Set(finished)).toEqual(new Set(ALL));
  });
});

it('a puzzle of a kind that this version does not know is not opened, whatever is kept of it', async () => {
  const puzzle = 'own-0123456789abcdef';
  const record = { kind: 'sudoku', json: null, title: '', tags: [], added: 0 };
  const start = { pipwright: 'game', version: 1, kind: 'sudoku', puzzle: null, clock: {}, revision: 0 };
  const store: Partial<GameStore> = {
    summaries: async () => summaries([puzzle, puzzle, false]),
    read: async () => makeLine(JSON.stringify(start)),
    puzzle: async () => record,
  };
  await expect(findGame(store as GameStore, puzzle)).rejects.toThrow(puzzle);
});
