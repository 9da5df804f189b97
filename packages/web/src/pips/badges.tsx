/** The rule of each region on its badge, or a tick when the game is finished: these come one after the other. */
import type { Puzzle, Region } from '@pipwright/pips';
import { layOutBadge, ruleLabel } from '@pipwright/pips/drawing';
import { useRef } from 'preact/hooks';
import { memo } from '../board/memo.js';
import { PITCH } from '../board/view.js';

interface BadgesProps {
  readonly puzzle: Puzzle;
  readonly tints: ReadonlyMap<Region, number>;
  readonly isCovered: (cell: string) => boolean;
  readonly pixels: number;
  readonly finished?: boolean;
}

/** From the first tick to the last. */
const WAVE_MILLISECONDS = 500;

export function Badges({ puzzle, tints, isCovered, pixels, finished = false }: BadgesProps) {
  // A game that was finished before it was opened has nothing to celebrate.
  const opened = useRef(finished);
  const inOrder = [...puzzle.regions].sort(({ cells: a }, { cells: b }) => byPlace(a.at(-1), b.at(-1)));
  const step = WAVE_MILLISECONDS / Math.max(1, inOrder.length - 1);
  return (
    <>
      {inOrder.map((region, i) => (
        <Badge
          key={region.index}
          region={region}
          tint={tints.get(region) ?? 0}
          covered={isCovered(String(region.cells.at(-1)))}
          pixels={pixels}
          ticked={finished}
          delay={finished && !opened.current ? Math.round(i * step) : undefined}
        />
      ))}
    </>
  );
}

interface BadgeProps {
  readonly region: Region;
  readonly tint: number;
  readonly covered: boolean;
  readonly pixels: number;
  readonly ticked: boolean;
  /** Until its tick comes, in milliseconds. */
  readonly delay: number | undefined;
}

const Badge = memo(({ region, tint, covered, pixels, ticked, delay }: BadgeProps) => {
  const label = ticked ? '✓' : ruleLabel(region.rule);
  const badge = layOutBadge({ label, cells: region.cells, side: PITCH, pixels, covered });
  const { left, top, width, height, radius, font, lines, sign } = badge;
  return (
    <g
      class={`badge tint${tint} ${delay === undefined ? '' : 'new'}`}
      style={delay === undefined ? undefined : { animationDelay: `${delay}ms` }}
    >
      <rect x={left} y={top} width={width} height={height} rx={radius} />
      {lines.map(({ text, x, y }) => (
        <text key={y} x={x} y={y} font-size={font}>
          {text}
        </text>
      ))}
      {sign !== undefined && <path class="mark" d={sign.d} stroke-width={sign.width} />}
    </g>
  );
});

function byPlace(a: readonly number[] = [], b: readonly number[] = []): number {
  return (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0);
}
