import { type AnyGame, boardOf, type KindName, puzzleKey } from '@pipwright/play';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { anyGame } from '../../../play/src/testing/games.js';
import { startOfRecord } from '../game/own-puzzles.js';
import type { KindSharing } from '../kind/parts.js';
import { PAGES } from '../kinds/page.js';
import { READINGS } from '../kinds/reading.js';
import { readText } from '../think/read-text.js';
import { positionAsText } from './as-text.js';

const keyOf = ({ kind, puzzle }: AnyGame) => puzzleKey<KindName>(kind, puzzle);
const SHARING: Readonly<Record<KindName, KindSharing<KindName>>> = {
  pips: await PAGES.pips.sharing(),
  futoshiki: await PAGES.futoshiki.sharing(),
};
const DEFAULTS = { maxPip: 6, allowDuplicates: false };

describe('a position as text', () => {
  it('is still the puzzle to whoever reads it, and holds the board', async () => {
    await fc.assert(
      fc.asyncProperty(anyGame, async (game) => {
        const text = positionAsText(SHARING[game.kind], game, 'Current position');
        if (text === undefined) return;
        const { puzzles } = await readText(text, READINGS, DEFAULTS);
        expect(puzzles).toHaveLength(1);
        const [{ kind, json }] = puzzles as [(typeof puzzles)[number]];
        const read = startOfRecord({ kind, json, title: '', added: 0 });
        expect(read && keyOf(read)).toBe(keyOf(game));
        const board = game.kind === 'pips' ? /"placements":\s*\[/ : /"grid":\s*\[/;
        expect(text).toMatch(board);
        if (game.kind === 'futoshiki') expect(text.replaceAll(/\s/g, '')).toContain(JSON.stringify(boardOf(game).grid));
      }),
      { numRuns: runs(60) },
    );
  });
});
