/** The picture of a Pips board: ground, dominoes, notes, badges, and what is meant at the moment. */
import type { Puzzle } from '@pipwright/pips';
import { tintRegions } from '@pipwright/pips/drawing';
import { type Cell, type Marks, type PipsBoard, quartersOf } from '@pipwright/play';
import { useMemo } from 'preact/hooks';
import { memo } from '../board/memo.js';
import { PITCH } from '../board/view.js';
import type { Viewport } from '../board/viewport.js';
import type { WrongPlaces } from '../ui/use-board-screen.js';
import { Badges } from './badges.js';
import { useCellStep } from './cell-step.js';
import { DominoShape, needsDigits } from './domino.js';
import type { DominoDrag } from './domino-drag.js';
import type { Geometry } from './geometry.js';
import { Ground } from './ground.js';
import { Aim, type Preview } from './in-the-air.js';
import { useLiftedCell } from './use-domino-drag.js';
import { WrongRings } from './wrong-places.js';

interface PipsPictureProps {
  readonly puzzle: Puzzle;
  readonly board: PipsBoard;
  readonly geometry: Geometry;
  readonly viewport: Viewport;
  readonly tried: ReadonlySet<string>;
  readonly wrong: WrongPlaces;
  readonly chosen: string | undefined;
  readonly noting: Cell | undefined;
  /** The cell that the keyboard is on. */
  readonly focused: Cell | undefined;
  readonly drag: DominoDrag;
  /** Where the keyboard would lay the chosen domino. */
  readonly preview: Preview | undefined;
  readonly finished: boolean;
}

export const PipsPicture = memo((props: PipsPictureProps) => <Picture {...props} />);

function Picture(props: PipsPictureProps) {
  const { puzzle, board, geometry, viewport, tried, wrong, chosen, noting, focused, drag, preview, finished } = props;
  const pixels = useCellStep(viewport);
  const lifted = useLiftedCell(drag);
  const tints = useMemo(() => tintRegions(puzzle), [puzzle]);
  const digits = needsDigits(puzzle.maxPip);
  const covered = new Set(board.lying.flatMap(({ cells }) => cells.map(String)));
  const { x, y } = geometry.corner([0, 0]);
  return (
    <svg
      class="board-picture"
      viewBox={`0 0 ${geometry.width * PITCH} ${geometry.height * PITCH}`}
      style={{ '--pixel': PITCH / pixels }}
      aria-hidden="true"
    >
      <g transform={`translate(${x * PITCH} ${y * PITCH})`}>
        <Ground puzzle={puzzle} tints={tints} />
        {Object.entries(board.marks).map(([name, numbers]) =>
          covered.has(name) ? null : <Notes key={name} name={name} numbers={numbers} />,
        )}
        {board.lying.map(({ slot, domino, cells }) => {
          const [first, second] = cells;
          const names = [String(first), String(second)];
          const look = [
            names.some((name) => tried.has(name)) ? 'tried' : '',
            chosen !== undefined && names.includes(chosen) ? 'chosen' : '',
            lifted !== undefined && names.includes(lifted) ? 'lifted' : '',
          ].join(' ');
          return (
            <DominoShape
              key={`${slot} ${first}`}
              first={domino[0]}
              second={domino[1]}
              x={(first[1] + 0.5) * PITCH}
              y={(first[0] + 0.5) * PITCH}
              quarters={quartersOf(cells) ?? 0}
              digits={digits}
              look={look}
            />
          );
        })}
        <WrongRings puzzle={puzzle} wrong={wrong} pixels={pixels} />
        {noting && <CellRing look="noting-cell" cell={noting} inset={2} />}
        {focused && <CellRing look="focus-ring casing" cell={focused} inset={3} />}
        {focused && <CellRing look="focus-ring" cell={focused} inset={3} />}
        <Badges
          puzzle={puzzle}
          tints={tints}
          isCovered={(cell) => covered.has(cell)}
          pixels={pixels}
          finished={finished}
        />
        <Aim drag={drag} preview={preview} digits={digits} />
      </g>
    </svg>
  );
}

/** Small numbers in a corner-to-corner grid of four to a line. */
function Notes({ name, numbers }: { name: string; numbers: Marks[string] }) {
  const [row = 0, column = 0] = name.split(',').map(Number);
  return (
    <g class="notes">
      {numbers.map((number, i) => (
        <text
          key={number}
          x={(column + 0.2 + (i % 4) * 0.2) * PITCH}
          y={(row + 0.26 + Math.floor(i / 4) * 0.22) * PITCH}
        >
          {number}
        </text>
      ))}
    </g>
  );
}

function CellRing({ look, cell: [row, column], inset }: { look: string; cell: Cell; inset: number }) {
  const side = PITCH - 2 * inset;
  return <rect class={look} x={column * PITCH + inset} y={row * PITCH + inset} width={side} height={side} rx={8} />;
}
