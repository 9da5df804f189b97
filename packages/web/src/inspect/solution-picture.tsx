/** A solution as the board shows it, whole or in part, said in words for those who hear it; some cells with a diamond. */
import type { AnyGame, Cell } from '@pipwright/play';
import type { AnySolution } from '../kind/parts.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { Zoomable } from '../ui/zoomable.js';
import { useInspection } from './inspection.js';
import '../style/inspect.css';

interface SolutionPictureProps {
  readonly game: AnyGame;
  readonly solution: AnySolution;
  readonly caption?: string;
  readonly marked?: readonly Cell[];
}

const NONE: readonly Cell[] = [];

export function SolutionPicture({ game, solution, caption, marked = NONE }: SolutionPictureProps) {
  const { words } = useSheetTools();
  const { inspect } = words;
  const { Picture, layout, saySolution } = useInspection();
  const text = saySolution(words, solution);
  const { puzzle } = game;
  const { width, height } = layout(puzzle);
  return (
    <figure class="solution">
      <Zoomable width={width} height={height}>
        <div
          class="solution-picture"
          role="img"
          aria-label={marked.length === 0 ? text : inspect.differing(text, marked)}
        >
          <Picture puzzle={puzzle} solution={solution} />
          {marked.length > 0 && <Diamonds game={game} cells={marked} />}
        </div>
      </Zoomable>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** Over the picture, in the corners of cells, where no numbers are. */
function Diamonds({ game, cells }: { game: AnyGame; cells: readonly Cell[] }) {
  const { width, height, corner } = useInspection().layout(game.puzzle);
  return (
    <svg class="diamonds" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {cells.map((cell) => {
        const { x, y } = corner(cell);
        return <path key={String(cell)} d={`M${x + 0.1} ${y - 0.03}l0.13 0.13l-0.13 0.13l-0.13 -0.13z`} />;
      })}
    </svg>
  );
}
