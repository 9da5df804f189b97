/** Pips that were solved: their pictures, their reports, and what solutions share. */
import type { Problem } from '@pipwright/core';
import { canonicalSolution, type Domino, type Placement, type Puzzle, type Solution } from '@pipwright/pips';
import { check, verify } from '@pipwright/pips/check';
import { tintRegions } from '@pipwright/pips/drawing';
import { type Cell, placeAction, quartersOf } from '@pipwright/play';
import { useMemo } from 'preact/hooks';
import { PITCH } from '../board/view.js';
import { dimensionsFirst, gather, type Points } from '../inspect/report.js';
import type { KindInspection, Shared } from '../kind/parts.js';
import { usePictureViewport } from '../ui/zoomable.js';
import type { Catalogue } from '../words/catalogue.js';
import { Badges } from './badges.js';
import { useCellStep } from './cell-step.js';
import { DominoShape, needsDigits } from './domino.js';
import { geometryOf } from './geometry.js';
import { Ground } from './ground.js';
import { pipsSheetWords } from './words.js';

const PUZZLE: Points = [
  ['coverage', /^(?:region-|cell-repeated|cell-outside-board)/],
  ['syntax', /^(?:target-|pip-)/],
  ['parity', /^(?:cells-odd|domino-count|supply-too-small)/],
  ['dimensions', /./],
];
/** Of a set not all dominoes are used. */
const solutionPoints = ({ supply }: Puzzle): Points => [
  ['filled', /^(?:cell-empty|value-)/],
  ['adjacent', /^halves-/],
  [supply.kind === 'list' ? 'supply' : supply.repeats ? 'setWithRepeats' : 'set', /^domino-/],
  ['rules', /^rule-/],
  ['covered', /./],
];

export const pipsInspection: KindInspection<'pips'> = {
  engines: ['swift', 'reference', 'tiling', 'forward'],
  hasConflicts: true,
  hasModel: false,
  puzzleReport(puzzle) {
    const checked = check(puzzle);
    // Only a warning, since it is a puzzle all the same; but its dominoes do not fit.
    const tooSmall = checked.warnings.filter(({ code }) => code === 'supply-too-small');
    return dimensionsFirst(gather(PUZZLE, [...(checked.ok ? [] : checked.error), ...tooSmall]));
  },
  warnings: (words, puzzle) => check(puzzle).warnings.flatMap((warning) => sayWarning(words, puzzle, warning)),
  solutionReport: (puzzle, solution: Solution) => gather(solutionPoints(puzzle), verify(puzzle, solution)),
  verify,
  /** Engines lay dominoes in any order. */
  inOneForm: canonicalSolution,
  contents({ placements }: Solution) {
    const cells = placements.flatMap(({ domino, cells: [first, second] }): [Cell, string][] => [
      [first, `${domino[0]} to ${second}`],
      [second, `${domino[1]} to ${first}`],
    ]);
    return cells.sort(([a], [b]) => a[0] - b[0] || a[1] - b[1]);
  },
  sharedPart(_, { always, joined }) {
    const values = new Map(always.map(({ cell, value }) => [String(cell), value]));
    const placements = joined.flatMap((cells) => {
      const [first, second] = cells.map((cell) => values.get(String(cell)));
      return first === undefined || second === undefined ? [] : [{ domino: [first, second] as Domino, cells }];
    });
    return { placements };
  },
  saySolution: (words, { placements }: Solution) =>
    pipsSheetWords(words).solution(placements.map(({ domino, cells }) => [domino, cells])),
  /** Rows and columns from 1, as everywhere in the app. */
  sayMove: ({ domino, cells }: Placement) =>
    `${domino.join('-')} ${cells.map(([row, column]) => `(${row + 1},${column + 1})`).join(' ')}`,
  Picture: ({ puzzle, solution, known }) => (
    <>
      <Solved puzzle={puzzle} solution={solution as Solution} />
      {known !== undefined && <Known puzzle={puzzle} shared={known} />}
    </>
  ),
  nextMove(puzzle, board, { placements }: Solution) {
    const isRight = ({ domino, cells }: Placement) => placements.some((each) => liesAlike(each, { domino, cells }));
    const wrong = board.lying.find((lying) => !isRight(lying));
    if (wrong !== undefined) return { type: 'take', cell: wrong.cells[0] };
    const missing = canonicalSolution({ placements }).placements.find(
      (placement) => !board.lying.some((lying) => liesAlike(lying, placement)),
    );
    return missing && placeAction(puzzle, board, missing);
  },
  layout: geometryOf,
};

/** Do both show the same numbers on the same cells? */
function liesAlike(a: Placement, b: Placement): boolean {
  const shown = ({ domino, cells }: Placement) =>
    cells
      .map((cell, half) => `${cell} ${domino[half]}`)
      .sort()
      .join();
  return shown(a) === shown(b);
}

function sayWarning(words: Catalogue, { regions, maxPip }: Puzzle, { code, data }: Problem): readonly string[] {
  const say = pipsSheetWords(words);
  if (code === 'supply-too-small') return [say.tooFewDominoes(Number(data.needed), Number(data.available), maxPip)];
  const region = regions[Number(data.region)];
  if (region === undefined) return [];
  if (code === 'rule-excludes-nothing') return [say.excludesNothing(region.rule, region.cells)];
  return code === 'rule-never-holds' ? [say.neverHolds(region.rule, region.cells, maxPip)] : [];
}

function Solved({ puzzle, solution }: { puzzle: Puzzle; solution: Solution }) {
  const tints = useMemo(() => tintRegions(puzzle), [puzzle]);
  const geometry = useMemo(() => geometryOf(puzzle), [puzzle]);
  const pixels = useCellStep(usePictureViewport());
  const covered = new Set(solution.placements.flatMap(({ cells }) => cells.map(String)));
  const { x, y } = geometry.corner([0, 0]);
  return (
    <svg class="board-picture" viewBox={`0 0 ${geometry.width * PITCH} ${geometry.height * PITCH}`} aria-hidden="true">
      <g transform={`translate(${x * PITCH} ${y * PITCH})`}>
        <Ground puzzle={puzzle} tints={tints} />
        {solution.placements.map(({ domino, cells }) => (
          <DominoShape
            key={String(cells[0])}
            first={domino[0]}
            second={domino[1]}
            x={(cells[0][1] + 0.5) * PITCH}
            y={(cells[0][0] + 0.5) * PITCH}
            quarters={quartersOf(cells) ?? 0}
            digits={needsDigits(puzzle.maxPip)}
          />
        ))}
        <Badges puzzle={puzzle} tints={tints} isCovered={(cell) => covered.has(cell)} pixels={pixels} />
      </g>
    </svg>
  );
}

/** Numbers that no domino shows, and dominoes of which not both numbers are known: outlines, with what is known. */
function Known({ puzzle, shared }: { puzzle: Puzzle; shared: Shared }) {
  const { width, height, corner } = geometryOf(puzzle);
  const { numbers, outlines } = notLaid(shared);
  return (
    <svg class="known" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {outlines.map((cells) => {
        const [a, b] = cells.map(corner) as [{ x: number; y: number }, { x: number; y: number }];
        const [x, y] = [Math.min(a.x, b.x) + 0.08, Math.min(a.y, b.y) + 0.08];
        const [across, down] = [Math.abs(a.x - b.x) + 0.84, Math.abs(a.y - b.y) + 0.84];
        return <rect key={String(cells)} x={x} y={y} width={across} height={down} rx={0.16} />;
      })}
      {numbers.map(({ cell, value }) => {
        const { x, y } = corner(cell);
        return (
          <text key={String(cell)} x={x + 0.5} y={y + 0.67}>
            {value}
          </text>
        );
      })}
    </svg>
  );
}

/** What `sharedPart` cannot lay: numbers under no domino that is known, and dominoes whose numbers are not. */
function notLaid({ always, joined }: Shared): {
  readonly numbers: Shared['always'];
  readonly outlines: Shared['joined'];
} {
  const known = new Set(always.map(({ cell }) => String(cell)));
  const laid = joined.filter((cells) => cells.every((cell) => known.has(String(cell))));
  const covered = new Set(laid.flat().map(String));
  return {
    numbers: always.filter(({ cell }) => !covered.has(String(cell))),
    outlines: joined.filter((cells) => !laid.includes(cells)),
  };
}
