/** What of a Pips board never changes: cells without a rule, regions with border, seams and pattern. */
import type { Puzzle, Region } from '@pipwright/pips';
import { cellsOutline, links, seams, TINTS } from '@pipwright/pips/drawing';
import { memo } from '../board/memo.js';
import { PITCH } from '../board/view.js';

interface GroundProps {
  readonly puzzle: Puzzle;
  readonly tints: ReadonlyMap<Region, number>;
}

export const Ground = memo(({ puzzle, tints }: GroundProps) => {
  const ruled = new Set(puzzle.regions.flatMap(({ cells }) => cells.map(String)));
  const free = puzzle.cells.filter((cell) => !ruled.has(String(cell)));
  return (
    <>
      <Patterns />
      {free.map((cell) => (
        <path key={String(cell)} class="free" d={cellsOutline([cell], PITCH)} />
      ))}
      {puzzle.regions.map((region) => {
        const tint = tints.get(region) ?? 0;
        const border = cellsOutline(region.cells, PITCH);
        return (
          <g key={region.index} class={`tint${tint}`}>
            <path class="region" d={border} />
            <path class="pattern" d={border} fill={`url(#pattern${tint})`} />
            <path class="seam" d={seams(region.cells, PITCH)} />
            <path class="link" d={links(region.cells, PITCH)} />
          </g>
        );
      })}
    </>
  );
});

/** One for each tint, plain enough to lie under dots and numbers. */
const STROKES = [
  'M0 0L12 12',
  'M0 12L12 0',
  'M0 6H12',
  'M6 0V12',
  'M0 0L12 12M0 12L12 0',
  'M0 6H12M6 0V12',
  'M6 5v2M0 11v2M12 11v2M0 -1v2M12 -1v2',
  'M0 3Q3 0 6 3T12 3',
];

function Patterns() {
  return (
    <defs>
      {Array.from({ length: TINTS }, (_, tint) => (
        <pattern key={tint} id={`pattern${tint}`} width={12} height={12} patternUnits="userSpaceOnUse">
          <path class={`tint${tint}`} d={STROKES[tint] ?? ''} />
        </pattern>
      ))}
    </defs>
  );
}
