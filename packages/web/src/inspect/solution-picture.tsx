/** A solution as the board shows it, whole or in part, said in words for those who hear it. */
import type { AnyGame } from '@pipwright/play';
import type { AnySolution } from '../kind/parts.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { Zoomable } from '../ui/zoomable.js';
import { useInspection } from './inspection.js';
import '../style/inspect.css';

interface SolutionPictureProps {
  readonly game: AnyGame;
  readonly solution: AnySolution;
  readonly caption?: string;
}

export function SolutionPicture({ game, solution, caption }: SolutionPictureProps) {
  const { words } = useSheetTools();
  const { Picture, layout, saySolution } = useInspection();
  const { puzzle } = game;
  const { width, height } = layout(puzzle);
  return (
    <figure class="solution">
      <Zoomable width={width} height={height}>
        <div class="solution-picture" role="img" aria-label={saySolution(words, solution)}>
          <Picture puzzle={puzzle} solution={solution} />
        </div>
      </Zoomable>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
