import { boardOf, cellsFrom, newGame } from '@pipwright/play';
import { describe, expect, it } from 'vitest';
import { puzzleFromText } from '../../../pips/test/puzzle-of.js';
import { afterMoves, madeGame } from '../../../play/src/testing/games.js';
import { en } from '../words/testing/catalogues.js';
import { cellLabels, regionsByCell } from './cell-labels.js';
import { namedRegions } from './regions.js';

const PUZZLE = puzzleFromText(
  'board:\n##\n##\n##\n\npieces:\n52,34,11\n\nconstraints:\nAllSame None {(1,0),(1,1)}\nAllSame None {(0,0),(0,1)}\nExactly 7 {(0,2)}\n',
);
const NOTHING = { tried: new Set<string>(), wrong: new Set<string>() };

describe('what is heard of a cell', () => {
  it('tells regions with the same rule apart, and where the other half lies', () => {
    const game = afterMoves(madeGame(newGame('pips', PUZZLE)), { type: 'place', slot: 0, cells: cellsFrom([0, 1], 1) });
    const label = cellLabels(en, boardOf(game), regionsByCell(namedRegions(PUZZLE)), NOTHING);
    expect([label([0, 0]), label([0, 1]), label([1, 1]), label([2, 0]), label([2, 1])]).toEqual([
      'row 1, column 1, empty, region A, all the same, 2 cells',
      'row 1, column 2, holds 5, with 2 below, region B, all the same, 2 cells',
      'row 2, column 2, holds 2, with 5 above, region B, all the same, 2 cells',
      'row 3, column 1, empty, region C, sum 7, 1 cell',
      'row 3, column 2, empty, no rule',
    ]);
  });

  it('goes on after region Z', () => {
    const row = Array.from({ length: 54 }, (_, column) => column);
    const board = puzzleFromText(
      `board:\n${'#'.repeat(54)}\n\npieces:\n${row
        .slice(27)
        .map(() => '11')
        .join()}\n\nconstraints:\n`,
    );
    const regions = row.map((column) => ({ index: column, rule: { kind: 'same' }, cells: [[0, column]] }) as const);
    const names = namedRegions({ ...board, regions: [...regions].reverse() }).map(({ name }) => name);
    expect([names[0], names[25], names[26], names[51], names[52]]).toEqual(['A', 'Z', 'AA', 'AZ', 'BA']);
  });
});
