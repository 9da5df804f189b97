/** The cell at the cursor with its notes and signs, for boards whose notes are too small to read. */
import { type Puzzle, sideOf } from '@pipwright/futoshiki/parts';
import { type Cell, colourAt, type FutoshikiBoard, isGiven, shownMarks } from '@pipwright/play';
import { PITCH } from '../board/view.js';
import { Signs, SquareShape } from './futoshiki-board.js';
import { roomOf } from './note-size.js';

interface MagnifiedProps {
  readonly puzzle: Puzzle;
  readonly board: FutoshikiBoard;
  readonly cursor: Cell;
  readonly tidy: boolean;
}

/** Around the cell, so that the signs are seen. */
const AROUND = 5;

export function Magnified({ puzzle, board, cursor, tidy }: MagnifiedProps) {
  const [row, column] = cursor;
  const side = sideOf(puzzle);
  const extent = PITCH + 2 * AROUND;
  return (
    <svg
      class="futoshiki magnified"
      viewBox={`${column * PITCH - AROUND} ${row * PITCH - AROUND} ${extent} ${extent}`}
      aria-hidden="true"
    >
      <SquareShape
        row={row}
        column={column}
        number={board.grid[row]?.[column] ?? 0}
        notes={shownMarks(board, tidy)(cursor).join()}
        noteSize={roomOf(side)}
        side={side}
        colour={colourAt(board.colours, cursor)}
        given={isGiven(puzzle, cursor)}
        chosen={false}
        like={false}
        tried={false}
        wrong={false}
      />
      <Signs puzzle={puzzle} />
    </svg>
  );
}
