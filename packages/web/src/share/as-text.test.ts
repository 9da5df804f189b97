import { puzzleKey as futoshikiKey } from '@pipwright/futoshiki';
import { puzzleKey as pipsKey } from '@pipwright/pips';
import { type AnyGame, boardOf } from '@pipwright/play';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { anyGame } from '../../../play/src/testing/any-game.js';
import { startOfRecord } from '../game/own-puzzles.js';
import { readText } from '../think/read-text.js';
import { positionAsText } from './as-text.js';

const keyOf = (game: AnyGame) => (game.kind === 'pips' ? pipsKey(game.puzzle) : futoshikiKey(game.puzzle));
const DEFAULTS = { maxPip: 6, allowDuplicates: false };

describe('a position as text', () => {
  it('is still the puzzle to whoever reads it, and holds the board', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const text = positionAsText(game, 'As it stands');
        if (text === undefined) return;
        const { puzzles } = readText(text, DEFAULTS);
        expect(puzzles).toHaveLength(1);
        const [{ kind, json }] = puzzles as [(typeof puzzles)[number]];
        const read = startOfRecord({ kind, json, title: '', tags: [], added: 0 });
        expect(read && keyOf(read)).toBe(keyOf(game));
        const board = game.kind === 'pips' ? /"placements":\s*\[/ : /"grid":\s*\[/;
        expect(text).toMatch(board);
        if (game.kind === 'futoshiki') expect(text.replaceAll(/\s/g, '')).toContain(JSON.stringify(boardOf(game).grid));
      }),
      { numRuns: runs(60) },
    );
  });
});
