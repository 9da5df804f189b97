/** The rule of each region on its badge, smaller where a domino lies below it; what cannot come right has a cross. */
import type { Puzzle, Region } from '@pipwright/pips';
import { layOutBadge, ON_DOMINOES, ON_EMPTY_BOARD, ruleLabel } from '@pipwright/pips/drawing';
import { Cross } from '../board/cross.js';
import { memo } from '../board/memo.js';
import { PITCH } from '../board/view.js';

interface BadgesProps {
  readonly puzzle: Puzzle;
  readonly tints: ReadonlyMap<Region, number>;
  readonly isCovered: (cell: string) => boolean;
  readonly wrong: ReadonlySet<number>;
}

export function Badges({ puzzle, tints, isCovered, wrong }: BadgesProps) {
  return (
    <>
      {puzzle.regions.map((region) => (
        <Badge
          key={region.index}
          region={region}
          tint={tints.get(region) ?? 0}
          small={isCovered(String(region.cells.at(-1)))}
          wrong={wrong.has(region.index)}
        />
      ))}
    </>
  );
}

interface BadgeProps {
  readonly region: Region;
  readonly tint: number;
  readonly small: boolean;
  readonly wrong: boolean;
}

const SMALL = { ...ON_DOMINOES, font: 11.5 };

const Badge = memo(({ region, tint, small, wrong }: BadgeProps) => {
  const last = region.cells.at(-1) ?? [0, 0];
  const { left, top, width, height, radius, font, lines } = layOutBadge(
    ruleLabel(region.rule),
    last,
    PITCH,
    small ? SMALL : ON_EMPTY_BOARD,
  );
  return (
    <g class={`badge tint${tint} ${wrong ? 'wrong' : ''}`}>
      <rect x={left} y={top} width={width} height={height} rx={radius} />
      {lines.map(({ text, x, y }) => (
        <text key={y} x={x} y={y} font-size={font}>
          {text}
        </text>
      ))}
      {wrong && <Cross x={left} y={top} radius={7.5} />}
    </g>
  );
});
