import { type AnyGame, boardOf, type KindName, puzzleKey } from '@pipwright/play';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { anyGame, anyStart } from '../../../play/src/testing/games.js';
import '../kinds/testing/install.js';
import { linkFor, openLink } from './link.js';
import { pack } from './packed.js';

const keyOf = ({ kind, puzzle }: AnyGame) => puzzleKey<KindName>(kind, puzzle);

/** What there is to see: dominoes in any order, and not how one was turned in the tray. */
function seen(game: AnyGame) {
  if (game.kind === 'futoshiki') return boardOf(game);
  const { lying, marks } = boardOf(game);
  return { lying: [...lying].sort((a, b) => String(a.cells).localeCompare(String(b.cells))), marks };
}

async function linkOf(game: AnyGame, title: string, position: boolean): Promise<string> {
  const link = await linkFor(game, title, position);
  if (link === undefined) throw new Error('This puzzle has no link.');
  return link;
}

const opened = async (fragment: string) => (await openLink(fragment)).type;
const packed = async (content: unknown) => `#1${await pack(JSON.stringify(content))}`;

describe('a link', () => {
  it('brings any position there and back', async () => {
    await fc.assert(
      fc.asyncProperty(anyGame, async (game) => {
        const link = await openLink(await linkOf(game, 'Mine', true));
        if (link.type !== 'game') throw new Error(link.type);
        expect(link.title).toBe('Mine');
        expect(keyOf(link.game)).toBe(keyOf(game));
        expect(seen(link.game)).toEqual(seen(game));
      }),
      { numRuns: runs(70) },
    );
  });

  it('of a puzzle has none of the moves', async () => {
    await fc.assert(
      fc.asyncProperty(anyGame, async (game) => {
        const link = await openLink(await linkOf(game, '', false));
        if (link.type !== 'game') throw new Error(link.type);
        expect(link.title).toBe('');
        expect(link.game.revision).toBe(0);
        expect(keyOf(link.game)).toBe(keyOf(game));
      }),
      { numRuns: runs(50) },
    );
  });

  it('has a time to beat where one is given', async () => {
    const [game] = fc.sample(anyStart, { numRuns: 1, seed: 4 }) as [AnyGame];
    const timeIn = async (seconds?: number) => {
      const link = await openLink((await linkFor(game, 'Mine', false, seconds)) ?? '');
      if (link.type !== 'game') throw new Error(link.type);
      expect([link.title, keyOf(link.game)]).toEqual(['Mine', keyOf(game)]);
      return link.seconds;
    };
    expect(await timeIn(418)).toBe(418);
    for (const none of [undefined, 0, -1, 1.5, Number.NaN]) expect(await timeIn(none)).toBeUndefined();
    for (const time of ['418', -4, 1e9, null, {}]) {
      const link = await openLink(await packed({ kind: 'futoshiki', puzzle: '4:p', time }));
      expect(link.type === 'game' && link.seconds, JSON.stringify(time)).toBeUndefined();
    }
  });

  it('needs no escaping in an address, and is short', async () => {
    for (const game of fc.sample(anyStart, { numRuns: 50, seed: 1 })) {
      const link = await linkOf(game, 'Any', false);
      expect(link).toMatch(/^#1[\w-]+$/);
      expect(link.length).toBeLessThan(600);
    }
  });

  it('that is damaged at any character says so', async () => {
    const starts = fc.sample(anyStart, { numRuns: 20, seed: 2 });
    const kinds = ['pips', 'futoshiki'].map((kind) => starts.find((game) => game.kind === kind) as AnyGame);
    for (const game of kinds) {
      const link = await linkOf(game, 'Whole', true);
      for (let i = 2; i < link.length; i++) {
        expect(await opened(`${link.slice(0, i)}${link[i] === 'x' ? 'y' : 'x'}${link.slice(i + 1)}`)).toBe('damaged');
        expect(await opened(`${link.slice(0, i)}${link.slice(i + 1)}`)).toBe('damaged');
        expect(await opened(link.slice(0, i))).toBe('damaged');
      }
      for (const more of ['x', '%20', '.', ' ', '\u0000']) expect(await opened(link + more)).toBe('damaged');
    }
  });

  it('of another version, of somebody else, or none at all is told apart', async () => {
    const [game] = fc.sample(anyStart, { numRuns: 1, seed: 3 }) as [AnyGame];
    const link = await linkOf(game, '', false);
    expect(await opened(`#2${link.slice(2)}`)).toBe('version');
    expect(await opened(`#x${link.slice(2)}`)).toBe('foreign');
    expect(await opened('#section')).toBe('foreign');
    expect(await opened('#')).toBe('none');
    expect(await opened('')).toBe('none');
  });

  it('with a right checksum and wrong content is no puzzle', async () => {
    const put = { type: 'put', cell: [0, 0], number: 1 };
    const wrong = [
      {},
      { kind: 'chess', puzzle: '4:p' },
      { kind: 'pips' },
      { kind: 'pips', puzzle: '4:p' },
      { kind: 'pips', puzzle: { rows: 1, cols: 1, regions: [[0]], constraints: {} } },
      { kind: 'futoshiki', puzzle: '4:z' },
      { kind: 'futoshiki', puzzle: '4:p\n4:p' },
      { kind: 'futoshiki', puzzle: '4:p', moves: 'many' },
      { kind: 'futoshiki', puzzle: '4:p', moves: [{ type: 'put', cell: [9, 9], number: 1 }] },
      { kind: 'futoshiki', puzzle: '4:p', moves: [{ type: 'nonsense' }] },
      { kind: 'futoshiki', puzzle: '4:p', moves: Array.from({ length: 2001 }, () => put) },
      { kind: '__proto__', puzzle: {} },
    ];
    for (const content of wrong) expect(await opened(await packed(content)), JSON.stringify(content)).toBe('no-puzzle');
    for (const content of ['text', 7, null, []]) expect(await opened(await packed(content))).toBe('damaged');
  });

  it('has a title of one short line, whatever it was given', async () => {
    const link = await openLink(
      await packed({ kind: 'futoshiki', puzzle: '4:p', title: `a\u202e\n${'b'.repeat(500)}` }),
    );
    expect(link.type === 'game' && link.title).toMatch(/^a b{77}…$/);
    const none = await openLink(await packed({ kind: 'futoshiki', puzzle: '4:p', title: { html: '<b>' } }));
    expect(none.type === 'game' && none.title).toBe('');
  });
});
