/** The picture of a board: a square for each cell, with its number or its notes. */
import { marksAt } from '@pipwright/play';
import { MistakeTab } from '../../../packages/web/src/board/mistake-tab.js';
import { PITCH } from '../../../packages/web/src/board/view.js';
import { cellsOf, numberAt, type Puzzle } from '../model.js';
import type { Board } from '../play.js';
import '../../../packages/web/src/style/futoshiki.css';

interface LatinPictureProps {
  readonly puzzle: Puzzle;
  readonly board: Board;
  /** The name of the cell that is chosen. */
  readonly cursor?: string;
  readonly tried?: ReadonlySet<string>;
  readonly wrong?: ReadonlySet<string>;
}

export function LatinPicture({ puzzle, board, cursor, tried, wrong }: LatinPictureProps) {
  const extent = puzzle.grid.length * PITCH;
  return (
    <svg class="board-picture" viewBox={`0 0 ${extent} ${extent}`} aria-hidden="true">
      {cellsOf(puzzle).map((cell) => {
        const [row, column] = cell;
        const name = String(cell);
        const look = {
          given: numberAt(puzzle, cell) !== 0,
          chosen: name === cursor,
          tried: tried?.has(name) ?? false,
          wrong: wrong?.has(name) ?? false,
        };
        const number = numberAt(board, cell);
        const shown = Object.entries(look).flatMap(([word, on]) => (on ? [word] : []));
        return (
          <g key={name} class={`square ${shown.join(' ')}`} transform={`translate(${column * PITCH} ${row * PITCH})`}>
            <rect class="face" x={2} y={2} width={PITCH - 4} height={PITCH - 4} />
            <g class={number === 0 ? 'notes' : ''}>
              <text class={number === 0 ? '' : 'value'} x={PITCH / 2} y={PITCH / 2 + 8}>
                {number === 0 ? marksAt(board.marks, cell).join(' ') : number}
              </text>
            </g>
            {look.wrong && <MistakeTab x={PITCH - 6} y={6} radius={6} />}
          </g>
        );
      })}
    </svg>
  );
}
