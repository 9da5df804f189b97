/** The picture of a Futoshiki board: squares with room between them, signs in that room, numbers and notes. */
import { inequalitiesOf, type Puzzle, type Square, type SquarePair, sideOf } from '@pipwright/futoshiki';
import { type Cell, type FutoshikiBoard, isGiven, marksAt } from '@pipwright/play';
import { Cross } from '../board/cross.js';
import { memo } from '../board/memo.js';
import { PITCH } from '../board/view.js';

/** Around the board, in parts of the pitch. */
export const ROOM = 0.12;
const SIDE = 36;
const INSET = (PITCH - SIDE) / 2;
const REACH = 3.2;
const SPREAD = 6;

/** Where squares lie, measured in squares, with a little room around. */
export function planeOf(side: number) {
  const extent = side + 2 * ROOM;
  return { width: extent, height: extent, corner: ([row, column]: Cell) => ({ x: column + ROOM, y: row + ROOM }) };
}

interface FutoshikiPictureProps {
  readonly puzzle: Puzzle;
  readonly board: FutoshikiBoard;
  readonly cursor: string;
  readonly tried: ReadonlySet<string>;
  readonly wrong: ReadonlySet<string>;
}

export function FutoshikiPicture({ puzzle, board, cursor, tried, wrong }: FutoshikiPictureProps) {
  const side = sideOf(puzzle);
  const extent = (side + 2 * ROOM) * PITCH;
  const [cursorRow, cursorColumn] = cursor.split(',').map(Number);
  const chosen = board.grid[cursorRow ?? 0]?.[cursorColumn ?? 0] ?? 0;
  return (
    <svg class="board-picture" viewBox={`0 0 ${extent} ${extent}`} aria-hidden="true">
      <g transform={`translate(${ROOM * PITCH} ${ROOM * PITCH})`}>
        {board.grid.map((line, row) =>
          line.map((number, column) => {
            const name = `${row},${column}`;
            return (
              <SquareShape
                key={name}
                row={row}
                column={column}
                number={number}
                notes={marksAt(board.marks, [row, column]).join()}
                side={side}
                given={isGiven(puzzle, [row, column])}
                chosen={name === cursor}
                like={number !== 0 && number === chosen}
                tried={tried.has(name)}
                wrong={wrong.has(name)}
              />
            );
          }),
        )}
        <Signs puzzle={puzzle} />
      </g>
    </svg>
  );
}

interface SquareShapeProps {
  readonly row: number;
  readonly column: number;
  readonly number: number;
  readonly notes: string;
  readonly side: number;
  readonly given: boolean;
  readonly chosen: boolean;
  /** Has it the same number as the chosen one? */
  readonly like: boolean;
  readonly tried: boolean;
  readonly wrong: boolean;
}

const SquareShape = memo((props: SquareShapeProps) => {
  const { row, column, number, notes, side, given, chosen, like, tried, wrong } = props;
  const [x, y] = [column * PITCH + INSET, row * PITCH + INSET];
  const look = Object.entries({ given, chosen, like, tried, wrong }).flatMap(([name, on]) => (on ? [name] : []));
  const perLine = Math.ceil(Math.sqrt(side));
  const step = (SIDE - 6) / perLine;
  return (
    <g class={`square ${look.join(' ')}`}>
      <rect x={x} y={y} width={SIDE} height={SIDE} rx={5} />
      {number !== 0 && (
        <text class="value" x={x + SIDE / 2} y={y + SIDE / 2 + 8}>
          {number}
        </text>
      )}
      {number === 0 && notes !== '' && (
        <g class="notes">
          {notes.split(',').map((note) => (
            <text
              key={note}
              font-size={Math.min(11, step + 1.5)}
              x={x + 3 + (((Number(note) - 1) % perLine) + 0.5) * step}
              y={y + 3 + (Math.floor((Number(note) - 1) / perLine) + 0.5) * step + 3.2}
            >
              {note}
            </text>
          ))}
        </g>
      )}
      {wrong && <Cross x={x + SIDE - 3} y={y + 3} radius={6.5} />}
    </g>
  );
});

const Signs = memo(({ puzzle }: { puzzle: Puzzle }) => (
  <>
    {inequalitiesOf(puzzle).map(({ greater, less }) => (
      <path key={`${keyOf(greater)} ${keyOf(less)}`} class="sign" d={signPath(greater, less)} />
    ))}
    {(puzzle.bars ?? []).map((bar) => (
      <path key={keyOf(bar.firstSquare) + keyOf(bar.secondSquare)} class="bar" d={barPath(bar)} />
    ))}
  </>
));

function keyOf({ row, column }: Square): string {
  return `${row},${column}`;
}

function between(a: Square, b: Square): readonly [x: number, y: number] {
  return [((a.column + b.column + 1) / 2) * PITCH, ((a.row + b.row + 1) / 2) * PITCH];
}

/** Two strokes whose point is at the lesser number. */
function signPath(greater: Square, less: Square): string {
  const [x, y] = between(greater, less);
  const [dx, dy] = [less.column - greater.column, less.row - greater.row];
  const open = [x - dx * REACH, y - dy * REACH] as const;
  const point = [x + dx * REACH, y + dy * REACH] as const;
  const [sx, sy] = [dy * SPREAD, dx * SPREAD];
  return `M${open[0] - sx} ${open[1] - sy}L${point[0]} ${point[1]}L${open[0] + sx} ${open[1] + sy}`;
}

function barPath({ firstSquare, secondSquare }: SquarePair): string {
  const [x, y] = between(firstSquare, secondSquare);
  const beside = firstSquare.row === secondSquare.row;
  return beside ? `M${x} ${y - 12}v24` : `M${x - 12} ${y}h24`;
}
