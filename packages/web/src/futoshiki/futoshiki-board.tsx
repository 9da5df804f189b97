/** The picture of a Futoshiki board: cells with room between them, signs in that room, numbers and notes. */
import { inequalitiesOf, type Puzzle, type Square, type SquarePair, sideOf } from '@pipwright/futoshiki/parts';
import { type Cell, colourAt, type FutoshikiBoard, isGiven, shownMarks } from '@pipwright/play';
import { memo } from '../board/memo.js';
import { MistakeTab } from '../board/mistake-tab.js';
import { PITCH } from '../board/view.js';
import { ColourShape, colourClass } from './colour-shape.js';
import { notePlace, SQUARE_SIDE } from './note-size.js';
import '../style/futoshiki.css';

/** Around the board, in parts of the pitch. */
export const ROOM = 0.04;
const INSET = (PITCH - SQUARE_SIDE) / 2;
const REACH = 2.9;
const SPREAD = 6.2;

export function planeOf(side: number) {
  const extent = side + 2 * ROOM;
  return {
    width: extent,
    height: extent,
    margin: 0.15,
    corner: ([row, column]: Cell) => ({ x: column + ROOM, y: row + ROOM }),
  };
}

interface FutoshikiPictureProps {
  readonly puzzle: Puzzle;
  readonly board: FutoshikiBoard;
  readonly tried: ReadonlySet<string>;
  readonly wrong: ReadonlySet<string>;
  readonly selected: ReadonlySet<string>;
  readonly cursor?: Cell | undefined;
  readonly like?: number;
  /** Are notes hidden that stand in the row or column? */
  readonly tidy: boolean;
  readonly noteSize: number;
  /** A pixel of the screen in units of the picture: lines are not to grow with the board. */
  readonly pixel?: number;
}

export function FutoshikiPicture(props: FutoshikiPictureProps) {
  const { puzzle, board, selected, cursor, like = 0, tried, wrong, tidy, noteSize, pixel = 1 } = props;
  const side = sideOf(puzzle);
  const extent = (side + 2 * ROOM) * PITCH;
  const notesAt = shownMarks(board, tidy);
  return (
    <svg
      class="board-picture futoshiki"
      viewBox={`0 0 ${extent} ${extent}`}
      style={{ '--pixel': pixel }}
      aria-hidden="true"
    >
      <g transform={`translate(${ROOM * PITCH} ${ROOM * PITCH})`}>
        {cursor !== undefined && (
          <g class="lines">
            <rect x={0} y={cursor[0] * PITCH} width={side * PITCH} height={PITCH} rx={9} />
            <rect x={cursor[1] * PITCH} y={0} width={PITCH} height={side * PITCH} rx={9} />
          </g>
        )}
        {board.grid.map((line, row) =>
          line.map((number, column) => {
            const cell: Cell = [row, column];
            const name = String(cell);
            return (
              <SquareShape
                key={name}
                row={row}
                column={column}
                number={number}
                notes={notesAt(cell).join()}
                noteSize={noteSize}
                side={side}
                colour={colourAt(board.colours, cell)}
                given={isGiven(puzzle, cell)}
                chosen={selected.has(name)}
                like={number !== 0 && number === like}
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
  readonly noteSize: number;
  readonly side: number;
  readonly colour: number;
  readonly given: boolean;
  readonly chosen: boolean;
  readonly like: boolean;
  readonly tried: boolean;
  readonly wrong: boolean;
}

export const SquareShape = memo((props: SquareShapeProps) => {
  const { row, column, number, notes, noteSize, side, colour, given, chosen, like, tried, wrong } = props;
  const [x, y] = [column * PITCH + INSET, row * PITCH + INSET];
  const look = Object.entries({ given, chosen, like, tried, wrong }).flatMap(([name, on]) => (on ? [name] : []));
  const outer = SQUARE_SIDE + 5;
  return (
    <g class={`square ${look.join(' ')} ${colourClass(colour)}`}>
      <rect class="face" x={x} y={y} width={SQUARE_SIDE} height={SQUARE_SIDE} rx={7} />
      {wrong && <rect class="ring" x={x - 2.5} y={y - 2.5} width={outer} height={outer} rx={9} />}
      {number !== 0 && (
        <text class="value" x={x + SQUARE_SIDE / 2} y={y + SQUARE_SIDE / 2} dy="0.36em">
          {number}
        </text>
      )}
      {number === 0 && notes !== '' && (
        <g class="notes">
          {notes.split(',').map((note) => {
            const place = notePlace(Number(note), side);
            return (
              <text key={note} style={{ fontSize: `${noteSize}px` }} x={x + place.x} y={y + place.y} dy="0.36em">
                {note}
              </text>
            );
          })}
        </g>
      )}
      {colour > 0 && <ColourShape colour={colour} x={x - 1} y={y - 1} />}
      {wrong && number !== 0 && <MistakeTab x={x + SQUARE_SIDE} y={y} radius={6} />}
    </g>
  );
});

export const Signs = memo(({ puzzle }: { puzzle: Puzzle }) => (
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
