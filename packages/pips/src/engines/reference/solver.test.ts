import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { pairs } from '../../../../core/src/testing/short-forms.js';
import { puzzleFromText, puzzleOf } from '../../../test/puzzle-of.js';
import { verify } from '../../check/verify.js';
import { drawCompact } from '../../draw/compact.js';
import { canonicalSolution } from '../../model/solution.js';
import { anyPuzzle } from '../../testing/index.js';
import { assignments, load, referenceEngine, solve, toGame, WON_GAME } from './index.js';

const EXAMPLE = readFileSync(new URL('../../../../../examples/hard_2025-10-12.txt', import.meta.url), 'utf8');

describe('load', () => {
  it('reads the example into a game', () => {
    const game = load(EXAMPLE);
    expect(game.ok && game.value).toMatchObject({ use: 'all', largest: 6 });
    expect(game.ok && [game.value.board.points.size, game.value.pieces.length, game.value.constraints.length]).toEqual([
      18, 9, 10,
    ]);
  });

  it('says all that is wrong, with places', () => {
    const game = load(EXAMPLE.replace('06,', '0x,').replace('{(0,1)}', '{(9,9)}'));
    expect(!game.ok && game.error).toMatchObject([
      { code: 'piece-syntax', where: { line: 11, column: 1 } },
      { code: 'cell-outside-board', where: { line: 14, column: 12 } },
    ]);
  });

  it('refuses at construction what can never hold, as the seed does', () => {
    expect(load('board:\n##\n\npieces:\n01\n\nconstraints:\nExactly 13 {(0,0),(1,0)}')).toEqual({
      ok: false,
      error: ['Exactly on 2 points needs a whole number from 0 to 12, not 13.'],
    });
  });
});

describe('solve', () => {
  it('plays out the example', () => {
    const game = load(EXAMPLE);
    const playOut = game.ok ? solve(game.value, []) : undefined;
    expect(playOut?.ok && playOut.value).toHaveLength(9);
    const puzzle = puzzleFromText(EXAMPLE);
    const placements = (playOut?.ok ? playOut.value : []).map((placement) => {
      const [first, second] = assignments(placement);
      return {
        domino: [first.pips, second.pips] as const,
        cells: [
          [first.point.y, first.point.x],
          [second.point.y, second.point.x],
        ] as const,
      };
    });
    expect(verify(puzzle, { placements })).toEqual([]);
    expect(drawCompact(puzzle, canonicalSolution({ placements }))).toBe(
      ['- - -|4', '4|5 1|4', '0|6|4|4', '2|0|2|5', '6|4|5 3', '-|6|- -'].join('\n'),
    );
  });

  it('has nothing to do in a won game, and nothing to find in a lost one', () => {
    expect(solve(WON_GAME)).toEqual({ ok: true, value: [] });
    const lost = toGame(puzzleFromText('board:\n# #\n\npieces:\n01\n\nconstraints:\n'));
    expect(lost.ok && solve(lost.value)).toEqual({ ok: false, error: 'No valid placements.' });
  });

  it('finds first what the resumable search finds first', () => {
    fc.assert(
      fc.property(anyPuzzle(), (puzzle) => {
        const step = referenceEngine.search(puzzle).run(20_000);
        fc.pre(step.type !== 'paused');
        const game = toGame(puzzle);
        const recursive = game.ok ? solve(game.value) : { ok: false as const };
        expect(step.type).toBe(recursive.ok ? 'solution' : 'exhausted');
        if (step.type !== 'solution' || !recursive.ok) return;
        const values = new Map(
          recursive.value.flatMap((placement) =>
            assignments(placement).map(({ point, pips }) => [`${point.y},${point.x}`, pips]),
          ),
        );
        for (const { domino, cells } of step.solution.placements) {
          expect(values.get(cells[0].join())).toBe(domino[0]);
          expect(values.get(cells[1].join())).toBe(domino[1]);
        }
      }),
      { numRuns: runs(150) },
    );
  });
});

it('says at once that a rule can never hold', () => {
  const puzzle = puzzleOf({
    cells: pairs('0,0 0,1'),
    regions: [{ cells: pairs('0,0 0,1'), rule: { kind: 'sum', op: '=', target: 99 } }],
  });
  const search = referenceEngine.search(puzzle);
  expect(search.run(1)).toEqual({ type: 'exhausted' });
  expect(search.nodes).toBe(0);
});
