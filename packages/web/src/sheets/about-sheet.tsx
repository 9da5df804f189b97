/** Facts about the puzzle that is open, and what engines find out about it. */
import { inequalitiesOf, sideOf } from '@pipwright/futoshiki';
import type { AnyGame } from '@pipwright/play';
import { LazyInspect } from '../inspect/lazy-inspect.js';
import type { Inspector } from '../think/inspector.js';
import { Sheet } from '../ui/sheet.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { ShareSection } from './share-section.js';

interface AboutSheetProps {
  readonly game: AnyGame;
  readonly puzzle: string;
  readonly title: string;
  readonly inspector: Inspector;
  readonly onClose: () => void;
}

export function AboutSheet({ game, puzzle, title, inspector, onClose }: AboutSheetProps) {
  const { words } = useSheetTools();
  return (
    <Sheet title={title} onClose={onClose}>
      {game.kind === 'pips' ? (
        <p>
          {words.about.pips(game.puzzle.cells.length, game.puzzle.cells.length / 2)}
          {game.puzzle.supply.kind === 'set' && ` ${words.about.set(game.puzzle.maxPip)}`}
        </p>
      ) : (
        <p>
          {words.about.futoshiki(
            sideOf(game.puzzle),
            game.puzzle.fixedNumbers.length,
            inequalitiesOf(game.puzzle).length + (game.puzzle.bars?.length ?? 0),
          )}
        </p>
      )}
      <LazyInspect game={game} puzzle={puzzle} title={title} inspector={inspector} />
      <ShareSection game={game} />
    </Sheet>
  );
}
