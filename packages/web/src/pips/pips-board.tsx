/** The picture of a Pips board: ground, dominoes, notes, badges, and what is meant at the moment. */
import type { Puzzle } from '@pipwright/pips';
import { tintRegions } from '@pipwright/pips/drawing';
import { type Cell, type Marks, type PipsBoard, quartersOf } from '@pipwright/play';
import { useMemo } from 'preact/hooks';
import { Badges } from './badges.js';
import { DominoShape, needsDigits, PITCH } from './domino.js';
import type { Geometry } from './geometry.js';
import { Ground } from './ground.js';

interface PipsPictureProps {
  readonly puzzle: Puzzle;
  readonly board: PipsBoard;
  readonly geometry: Geometry;
  readonly tried: ReadonlySet<string>;
  readonly wrong: { readonly cells: ReadonlySet<string>; readonly regions: ReadonlySet<number> };
  /** The domino that is chosen or in the air, by a cell it covers. */
  readonly chosen: string | undefined;
  readonly lifted: string | undefined;
  /** Where a domino would come to lie; it may not fit. */
  readonly aim: { readonly cells: readonly [Cell, Cell]; readonly fits: boolean } | undefined;
}

export function PipsPicture(props: PipsPictureProps) {
  const { puzzle, board, geometry, tried, wrong, chosen, lifted, aim } = props;
  const tints = useMemo(() => tintRegions(puzzle), [puzzle]);
  const digits = needsDigits(puzzle.maxPip);
  const covered = new Set(board.lying.flatMap(({ cells }) => cells.map(String)));
  const { x, y } = geometry.corner([0, 0]);
  return (
    <svg class="board-picture" viewBox={`0 0 ${geometry.width * PITCH} ${geometry.height * PITCH}`} aria-hidden="true">
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
            names.some((name) => wrong.cells.has(name)) ? 'wrong' : '',
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
        {[...wrong.cells].map((name) => (covered.has(name) ? null : <WrongCell key={name} name={name} />))}
        <Badges puzzle={puzzle} tints={tints} isCovered={(cell) => covered.has(cell)} wrong={wrong.regions} />
        {aim !== undefined && <Aim cells={aim.cells} fits={aim.fits} />}
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

function WrongCell({ name }: { name: string }) {
  const [row = 0, column = 0] = name.split(',').map(Number);
  const [x, y] = [(column + 0.5) * PITCH, (row + 0.5) * PITCH];
  return <path class="wrong-cell" d={`M${x - 9} ${y - 9}l18 18m0 -18l-18 18`} />;
}

function Aim({ cells: [first, second], fits }: { cells: readonly [Cell, Cell]; fits: boolean }) {
  const [left, top] = [Math.min(first[1], second[1]), Math.min(first[0], second[0])];
  const [width, height] = [Math.abs(first[1] - second[1]) + 1, Math.abs(first[0] - second[0]) + 1];
  return (
    <g class={`aim ${fits ? 'fits' : 'blocked'}`}>
      <rect x={left * PITCH + 2} y={top * PITCH + 2} width={width * PITCH - 4} height={height * PITCH - 4} rx={8} />
      <circle cx={(first[1] + 0.5) * PITCH} cy={(first[0] + 0.5) * PITCH} r={4} />
    </g>
  );
}
