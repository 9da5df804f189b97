import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '../kinds/testing/install.js';
import type { PuzzleRecord, Summary } from '../storage/records.js';
import { dataFrom } from './home-data.js';

const OWN = 'own-0123456789abcdef';
const RECORD: PuzzleRecord = { kind: 'pips', json: null, title: '', size: '2×2', cells: 4, added: 0 };
const PUZZLES = ['pips-graded-easy-1', 'futoshiki-graded-hard-2', 'day-2026-11-18-pips-1', OWN, 'nobody-knows-it'];

const game = fc.record<Summary>({
  puzzle: fc.constantFrom(...PUZZLES),
  finished: fc.boolean(),
  revision: fc.nat(3),
  elapsed: fc.nat(99_999),
  touched: fc.nat(9_999_999),
});
/** No two at one moment. */
const games = fc.uniqueArray(game, { selector: ({ touched }) => touched, maxLength: 20 });

const dataOf = (all: readonly Summary[], own: readonly string[] = [OWN], unkept: readonly Summary[] = []) =>
  dataFrom({ games: all, puzzles: new Map(own.map((name) => [name, RECORD])), unkept }, 0);

const one = (known: Partial<Summary>): Summary => {
  return { puzzle: OWN, finished: false, revision: 1, elapsed: 0, touched: 0, ...known };
};

describe('what Home offers to go on with', () => {
  it('are the puzzles whose latest game has moves and no end, the last one first', () => {
    fc.assert(
      fc.property(games, (all) => {
        const isLatest = (each: Summary) => all.every((it) => it.puzzle !== each.puzzle || it.touched <= each.touched);
        const open = all.filter((each) => isLatest(each) && !each.finished && each.revision > 0);
        const known = open.filter(({ puzzle }) => puzzle !== 'nobody-knows-it');
        expect(dataOf(all).begun).toEqual(known.sort((a, b) => b.touched - a.touched).map(({ puzzle }) => puzzle));
      }),
    );
  });

  it('does not depend on where a game is kept, nor in which order', () => {
    fc.assert(
      fc.property(games, fc.func(fc.boolean()), (all, isUnkept) => {
        const known = all.filter(({ puzzle }) => puzzle !== 'nobody-knows-it');
        const [unkept, kept] = [
          known.filter((each) => isUnkept(each)),
          known.filter((each) => !isUnkept(each)).reverse(),
        ];
        const [some, same] = [dataOf(known), dataOf(kept, [OWN], unkept)];
        expect(same.begun).toEqual(some.begun);
        expect(PUZZLES.map(same.playedOf)).toEqual(PUZZLES.map(some.playedOf));
      }),
    );
  });

  it('has a finished puzzle that is played again, once it has a move', () => {
    const solved = one({ finished: true, touched: 1 });
    expect(dataOf([solved]).begun).toEqual([]);
    expect(dataOf([solved, one({ revision: 0, touched: 2 })]).begun).toEqual([]);
    const again = dataOf([solved, one({ touched: 2 })]);
    expect([again.begun, again.playedOf(OWN).state]).toEqual([[OWN], 'finished']);
  });

  it('has a puzzle that was deleted only while this window has a game of it', () => {
    expect(dataOf([one({})], []).begun).toEqual([]);
    expect(dataOf([], [], [one({})]).begun).toEqual([OWN]);
  });
});

it('has the player’s own puzzles, the newest first', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat()), (added) => {
      const puzzles = new Map(added.map((each, i) => [`own-${i}`, { ...RECORD, added: each }]));
      const { mine } = dataFrom({ games: [], puzzles, unkept: [] }, 0);
      expect(mine.map(([, each]) => each.added)).toEqual([...added].sort((a, b) => b - a));
    }),
  );
});
