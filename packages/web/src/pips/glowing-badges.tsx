/** The badges over the lines of an overlay: a rule that is spoken of is to be read, others step back. */
import type { Puzzle, Region } from '@pipwright/pips';
import { tintRegions } from '@pipwright/pips/drawing';
import { lyingAt, type PipsBoard } from '@pipwright/play';
import { useMemo } from 'preact/hooks';
import { PITCH } from '../board/view.js';
import type { Viewport } from '../board/viewport.js';
import type { Shown } from '../ui/aid.js';
import { Badges } from './badges.js';
import { useCellStep } from './cell-step.js';
import type { Geometry } from './geometry.js';

interface GlowingBadgesProps {
  readonly puzzle: Puzzle;
  readonly board: PipsBoard;
  readonly geometry: Geometry;
  readonly viewport: Viewport;
  readonly shown: Shown;
}

export function GlowingBadges({
  puzzle,
  board,
  geometry,
  viewport,
  shown: { glow, lit = [], calm = false },
}: GlowingBadgesProps) {
  const pixels = useCellStep(viewport);
  const tints = useMemo(() => tintRegions(puzzle), [puzzle]);
  const glowing = new Set([...glow.flat(), ...lit].map(String));
  // Where the rest of the board stays as it is, so do its rules.
  const isInFront = ({ cells }: Region) => calm || cells.every((cell) => glowing.has(String(cell)));
  const covered = (cell: string) => lyingAt(board, cellOf(cell)) !== undefined;
  const { x, y } = geometry.corner([0, 0]);
  if (glow.length === 0) return null;
  return (
    <svg
      class="board-picture overlay"
      viewBox={`0 0 ${geometry.width * PITCH} ${geometry.height * PITCH}`}
      style={{ '--pixel': PITCH / pixels }}
      aria-hidden="true"
    >
      <g transform={`translate(${x * PITCH} ${y * PITCH})`}>
        {[false, true].map((isFront) => (
          <g key={String(isFront)} class={isFront ? '' : 'back'}>
            <Badges
              puzzle={{ ...puzzle, regions: puzzle.regions.filter((region) => isInFront(region) === isFront) }}
              tints={tints}
              isCovered={covered}
              pixels={pixels}
            />
          </g>
        ))}
      </g>
    </svg>
  );
}

function cellOf(name: string): readonly [number, number] {
  const [row = 0, column = 0] = name.split(',').map(Number);
  return [row, column];
}
