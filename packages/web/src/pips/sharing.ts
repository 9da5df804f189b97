import { drawBox, drawSvg, jsonFormat, solutionToJson, textFormat } from '@pipwright/pips/parts';
import { boardOf } from '@pipwright/play';
import type { KindSharing } from '../kind/parts.js';
import { markMoves } from '../links/link.js';

export const pipsSharing: KindSharing<'pips'> = {
  formats: [textFormat, jsonFormat],
  comment: '//',
  position(puzzle, { lying: placements }) {
    return { json: solutionToJson({ placements }), drawing: drawBox(puzzle, { placements }) };
  },
  draw: (puzzle, board) => drawSvg(puzzle, board && { placements: board.lying }),
  movesTo(game) {
    const { marks, lying } = boardOf(game);
    return [...markMoves(marks), ...lying.map(({ slot, cells }) => ({ type: 'place', slot, cells }) as const)];
  },
};
