/** How large a puzzle is asked to be, and what is said of wishes that do not go together. */
import { describe as inWords } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check } from '../check/check.js';
import type { Cell } from '../model/cell.js';
import { dominoSet } from '../model/domino.js';
import type { Puzzle } from '../model/puzzle.js';
import { pipsWords } from '../words.js';
import { dominoesAsked, LEAST_DOMINOES, MOST_DOMINOES, type PipsRequest, refuses } from './request.js';

const row = (cells: number) => Array.from({ length: cells }, (_, column): Cell => [0, column]);

function puzzleOf(dominoes: number): Puzzle {
  const supply = { kind: 'set', repeats: true } as const;
  const checked = check({ cells: row(dominoes * 2), supply, maxPip: 6, regions: [] });
  if (!checked.ok) throw new Error('no puzzle');
  return checked.value;
}

describe('the number of dominoes', () => {
  it('is that of the puzzle it is like, where nothing else says it, and there can be such a puzzle', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 49 }), fc.option(fc.integer({ min: 1, max: 9 })), (dominoes, set) => {
        const request: PipsRequest = { like: puzzleOf(dominoes), ...(set === null ? {} : { set }) };
        const isPossible = dominoes >= LEAST_DOMINOES && (set === null || dominoes <= dominoSet(set).length);
        expect(dominoesAsked(request)).toBe(isPossible ? dominoes : undefined);
        const isRefused = isPossible && dominoes > MOST_DOMINOES;
        expect(refuses(request).map(({ code }) => code)).toEqual(isRefused ? ['request-dominoes-out-of-range'] : []);
      }),
    );
  });

  it.each<[PipsRequest, number | undefined]>([
    [{ dominoes: 5 }, 5],
    [{ shape: row(8) }, 4],
    [{ tray: dominoSet(2) }, 6],
    [{ difficulty: 'easy' }, undefined],
    [{ effort: { least: 1, most: 9 } }, undefined],
  ])('is another one where %j says it', (request, dominoes) => {
    expect(dominoesAsked({ ...request, like: puzzleOf(12) })).toBe(dominoes);
  });
});

it.each<[PipsRequest, string]>([
  [{ set: 1, dominoes: 10 }, 'A double-1 set has only 3 dominoes, so there is no puzzle of 10 with it.'],
  [{ dominoes: 29, set: 7 }, 'Puzzles that are made have 3 to 28 dominoes, not 29.'],
  [{ shape: row(58) }, 'Puzzles that are made have 3 to 28 dominoes, not 29.'],
  [
    { figure: 'L', symmetry: 'mirror' },
    'figure and symmetry cannot be asked for at once: figure already says what the board is.',
  ],
  [
    { tray: dominoSet(2), set: 2 },
    'set and tray cannot be asked for at once: the tray already says which dominoes there are.',
  ],
])('says what is wrong with %j', (request, message) => {
  expect(refuses(request).map((each) => inWords(each, pipsWords))).toEqual([message]);
});
