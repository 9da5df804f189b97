/** Pips that were solved: their pictures, their reports, and what solutions share. */
import type { Problem } from '@pipwright/core';
import { check, verify } from '@pipwright/pips/check';
import { tintRegions } from '@pipwright/pips/drawing';
import { canonicalSolution, type Domino, type Placement, type Puzzle, type Solution } from '@pipwright/pips/parts';
import { placeAction, quartersOf } from '@pipwright/play';
import { useMemo } from 'preact/hooks';
import { PITCH } from '../board/view.js';
import { dimensionsFirst, gather, type Points } from '../inspect/report.js';
import type { KindInspection } from '../kind/parts.js';
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
  puzzleReport(puzzle) {
    const checked = check(puzzle);
    // Only a warning, since it is a puzzle all the same; but its dominoes do not fit.
    const tooSmall = checked.warnings.filter(({ code }) => code === 'supply-too-small');
    return dimensionsFirst(gather(PUZZLE, [...(checked.ok ? [] : checked.error), ...tooSmall]));
  },
  warnings: (words, puzzle) => check(puzzle).warnings.flatMap((warning) => sayWarning(words, puzzle, warning)),
  solutionReport: (puzzle, solution: Solution) => gather(solutionPoints(puzzle), verify(puzzle, solution)),
  verify,
  inOneForm: canonicalSolution,
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
  Picture: ({ puzzle, solution }) => <Solved puzzle={puzzle} solution={solution as Solution} />,
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
