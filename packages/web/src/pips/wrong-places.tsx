/** Where something cannot come right: a ring around each region, or around cells of none, with an exclamation mark. */
import type { Puzzle } from '@pipwright/pips';
import { type Cell, LEAST_CELL, ringAround } from '@pipwright/pips/drawing';
import { MistakeTab } from '../board/mistake-tab.js';
import { PITCH } from '../board/view.js';
import type { WrongPlaces } from '../ui/use-board-screen.js';

interface WrongPlacesProps {
  readonly puzzle: Puzzle;
  readonly wrong: WrongPlaces;
  readonly pixels: number;
}

export function WrongRings({ puzzle, wrong, pixels }: WrongPlacesProps) {
  const regions = puzzle.regions.filter(({ index }) => wrong.regions.has(index));
  const ringed = new Set(regions.flatMap(({ cells }) => cells.map(String)));
  const others = puzzle.cells.filter((cell) => wrong.cells.has(String(cell)) && !ringed.has(String(cell)));
  return (
    <>
      {[...regions.map(({ cells }) => cells), others].map((cells) =>
        cells.length === 0 ? null : <Ring key={String(cells[0])} cells={cells} pixels={pixels} />,
      )}
    </>
  );
}

function Ring({ cells, pixels }: { cells: readonly Cell[]; pixels: number }) {
  const d = ringAround(cells, PITCH);
  const { x, y, radius } = tabPlace(cells, pixels);
  return (
    <g class="wrong-ring">
      <path class="casing" d={d} />
      <path class="ring" d={d} />
      <MistakeTab x={x * PITCH} y={y * PITCH} radius={radius * PITCH} />
    </g>
  );
}

/** In pixels, and in parts of a cell. */
const LEAST_RADIUS = 5.4;
const RADIUS = 0.135;

/** In the middle of the first cell's left side: no dot and no badge is ever there. In parts of a cell. */
export function tabPlace(cells: readonly Cell[], pixels: number): { x: number; y: number; radius: number } {
  const [row, column] = cells.reduce((first, cell) =>
    cell[0] < first[0] || (cell[0] === first[0] && cell[1] < first[1]) ? cell : first,
  );
  return { x: column, y: row + 0.5, radius: Math.max(RADIUS, LEAST_RADIUS / Math.max(LEAST_CELL, pixels)) };
}
