import { drawBox, drawSvg, gridFormat, jsonFormat, tathamFormat } from '@pipwright/futoshiki/parts';
import { boardOf, type Cell, type FutoshikiAction } from '@pipwright/play';
import type { KindSharing } from '../kind/parts.js';
import { markMoves } from '../links/link.js';

export const futoshikiSharing: KindSharing<'futoshiki'> = {
  formats: [tathamFormat, gridFormat, jsonFormat],
  comment: '#',
  position: (puzzle, { grid }) => ({
    json: { grid: grid.map((line) => [...line]) },
    drawing: drawBox(puzzle, { grid }),
  }),
  draw: (puzzle, board) => drawSvg(puzzle, board && { grid: board.grid }),
  movesTo(game) {
    const { marks, grid, colours } = boardOf(game);
    const start = game.positions[0]?.board.grid;
    const puts = grid.flatMap((line, row) =>
      line.flatMap((number, column): FutoshikiAction[] => {
        if (number === 0 || start?.[row]?.[column] === number) return [];
        return [{ type: 'put', cell: [row, column], number }];
      }),
    );
    return [...markMoves(marks), ...puts, ...colourMoves(colours)];
  },
};

function colourMoves(colours: Readonly<Record<string, number>>): readonly FutoshikiAction[] {
  return [...new Set(Object.values(colours))].map((colour): FutoshikiAction => {
    const names = Object.keys(colours).filter((name) => colours[name] === colour);
    const [cell, ...also] = names.map((name) => name.split(',').map(Number) as unknown as Cell) as [Cell, ...Cell[]];
    return { type: 'colour', cell, colour, ...(also.length > 0 && { also }) };
  });
}
