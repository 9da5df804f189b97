import { drawBox, drawSvg, gridFormat, jsonFormat, tathamFormat } from '@pipwright/futoshiki';
import { boardOf, type FutoshikiAction } from '@pipwright/play';
import type { KindSharing } from '../kind/parts.js';
import { markMoves } from '../links/link.js';

/** Futoshiki for somebody else. */
export const futoshikiSharing: KindSharing<'futoshiki'> = {
  formats: [tathamFormat, gridFormat, jsonFormat],
  comment: '#',
  position: (puzzle, { grid }) => ({
    json: { grid: grid.map((line) => [...line]) },
    drawing: drawBox(puzzle, { grid }),
  }),
  draw: (puzzle, board) => drawSvg(puzzle, board && { grid: board.grid }),
  movesTo(game) {
    const { marks, grid } = boardOf(game);
    const start = game.positions[0]?.board.grid;
    const puts = grid.flatMap((line, row) =>
      line.flatMap((number, column): FutoshikiAction[] =>
        number === 0 || start?.[row]?.[column] === number
          ? []
          : [{ type: 'put', cell: [row, column], number, keepMarks: true }],
      ),
    );
    return [...markMoves(marks), ...puts];
  },
};
