/** A solution as the board shows it, whole or in part, said in words for those who hear it; some cells with a diamond. */
import type { Puzzle as PipsPuzzle, Solution as PipsSolution } from '@pipwright/pips';
import { tintRegions } from '@pipwright/pips/drawing';
import { type AnyGame, type Cell, quartersOf } from '@pipwright/play';
import { useMemo } from 'preact/hooks';
import { PITCH } from '../board/pitch.js';
import { FutoshikiPicture, ROOM } from '../futoshiki/futoshiki-board.js';
import { Badges } from '../pips/badges.js';
import { DominoShape, needsDigits } from '../pips/domino.js';
import { geometryOf } from '../pips/geometry.js';
import { Ground } from '../pips/ground.js';
import type { AnySolution } from '../think/engine-messages.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { Enlarge } from './enlarge.js';
import { notLaid, type Shared } from './shared.js';

interface SolutionPictureProps {
  readonly game: AnyGame;
  readonly solution: AnySolution;
  readonly caption?: string;
  readonly marked?: readonly Cell[];
  /** What is known beside the solution. */
  readonly known?: Shared;
}

const NONE: readonly Cell[] = [];
const NO_NAMES: ReadonlySet<string> = new Set();
const NO_REGIONS: ReadonlySet<number> = new Set();
/** No cell at all. */
const NOWHERE = '-1,-1';
/** Pixels of a cell that is looked at closely. */
const LARGE_CELL = 56;

export function SolutionPicture({ game, solution, caption, marked = NONE, known }: SolutionPictureProps) {
  const { inspect } = useSheetTools().words;
  const text =
    'grid' in solution
      ? inspect.futoshikiSolution(solution.grid)
      : inspect.pipsSolution(solution.placements.map(({ domino, cells }) => [domino, cells]));
  return (
    <figure class="solution">
      <Enlarge what={caption ?? inspect.solutionReport} width={`${sheetOf(game).width * LARGE_CELL}px`}>
        <div
          class="solution-picture"
          role="img"
          aria-label={marked.length === 0 ? text : inspect.differing(text, marked)}
        >
          {game.kind === 'pips' && !('grid' in solution) && <PipsSolved puzzle={game.puzzle} solution={solution} />}
          {game.kind === 'futoshiki' && 'grid' in solution && (
            <FutoshikiPicture
              puzzle={game.puzzle}
              board={{ grid: solution.grid, marks: {} }}
              cursor={NOWHERE}
              tried={NO_NAMES}
              wrong={NO_NAMES}
            />
          )}
          {marked.length > 0 && <Diamonds game={game} cells={marked} />}
          {known !== undefined && game.kind === 'pips' && <Known puzzle={game.puzzle} shared={known} />}
        </div>
      </Enlarge>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function PipsSolved({ puzzle, solution }: { puzzle: PipsPuzzle; solution: PipsSolution }) {
  const tints = useMemo(() => tintRegions(puzzle), [puzzle]);
  const geometry = useMemo(() => geometryOf(puzzle), [puzzle]);
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
        <Badges puzzle={puzzle} tints={tints} isCovered={(cell) => covered.has(cell)} wrong={NO_REGIONS} />
      </g>
    </svg>
  );
}

/** Over the picture, in the corners of cells, where neither pips nor numbers are. */
function Diamonds({ game, cells }: { game: AnyGame; cells: readonly Cell[] }) {
  const { width, height, corner } = sheetOf(game);
  return (
    <svg class="diamonds" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {cells.map((cell) => {
        const { x, y } = corner(cell);
        return <path key={String(cell)} d={`M${x + 0.1} ${y - 0.03}l0.13 0.13l-0.13 0.13l-0.13 -0.13z`} />;
      })}
    </svg>
  );
}

/** Numbers that no domino shows, and dominoes of which not both numbers are known: outlines, with what is known. */
function Known({ puzzle, shared }: { puzzle: PipsPuzzle; shared: Shared }) {
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

/** In cells. */
function sheetOf(game: AnyGame) {
  if (game.kind === 'pips') return geometryOf(game.puzzle);
  const side = game.puzzle.grid.dimensions.widthInSquares + 2 * ROOM;
  return { width: side, height: side, corner: ([row, column]: Cell) => ({ x: column + ROOM, y: row + ROOM }) };
}
