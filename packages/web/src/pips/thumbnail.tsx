/** A Pips puzzle as a silhouette in the colours of its regions, and where dominoes lie on it; no pips, no rules. */
import type { Puzzle } from '@pipwright/pips';
import { cellsOutline, tintRegions } from '@pipwright/pips/drawing';
import type { PipsBoard } from '@pipwright/play';
import { PITCH } from '../board/view.js';
import { geometryOf } from './geometry.js';

interface PipsThumbnailProps {
  readonly puzzle: Puzzle;
  readonly board?: PipsBoard | undefined;
}

/** Between a domino and the edge of its cells. */
const GAP = 7;

export function PipsThumbnail({ puzzle, board }: PipsThumbnailProps) {
  const { width, height, corner } = geometryOf(puzzle);
  const { x, y } = corner([0, 0]);
  const tints = tintRegions(puzzle);
  const ruled = new Set(puzzle.regions.flatMap(({ cells }) => cells.map(String)));
  const free = puzzle.cells.filter((cell) => !ruled.has(String(cell)));
  return (
    <svg class="thumbnail" viewBox={`0 0 ${width * PITCH} ${height * PITCH}`} aria-hidden="true">
      <g transform={`translate(${x * PITCH} ${y * PITCH})`}>
        {free.map((cell) => (
          <path key={String(cell)} class="free" d={cellsOutline([cell], PITCH)} />
        ))}
        {puzzle.regions.map((region) => (
          <g key={region.index} class={`tint${tints.get(region) ?? 0}`}>
            <path class="region" d={cellsOutline(region.cells, PITCH)} />
          </g>
        ))}
        {board?.lying.map(({ cells: [[rowA, columnA], [rowB, columnB]] }) => (
          <rect
            key={`${rowA},${columnA}`}
            class="laid"
            x={Math.min(columnA, columnB) * PITCH + GAP}
            y={Math.min(rowA, rowB) * PITCH + GAP}
            width={(Math.abs(columnA - columnB) + 1) * PITCH - 2 * GAP}
            height={(Math.abs(rowA - rowB) + 1) * PITCH - 2 * GAP}
            rx="10"
          />
        ))}
      </g>
    </svg>
  );
}
