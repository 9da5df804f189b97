/** Facts about the puzzle that is open; its solutions are counted when asked, and the counting can be stopped. */
import { inequalitiesOf, sideOf } from '@pipwright/futoshiki';
import type { AnyGame } from '@pipwright/play';
import { Sheet } from '../app/sheet.js';
import { useTools } from '../app/tools.js';
import type { Counter } from '../think/use-count.js';
import { sayCount } from '../words/count-words.js';
import { ShareSection } from './share-section.js';

interface AboutSheetProps {
  readonly game: AnyGame;
  readonly puzzle: string;
  readonly title: string;
  readonly counter: Counter;
  readonly onClose: () => void;
}

export function AboutSheet({ game, puzzle, title, counter, onClose }: AboutSheetProps) {
  const { words } = useTools();
  const counted = counter.counted?.puzzle === puzzle ? counter.counted : undefined;
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
      <div class="choices">
        {counted?.running ? (
          <button type="button" onClick={() => counter.stop()}>
            {words.about.stop}
          </button>
        ) : (
          <button type="button" onClick={() => counter.start(puzzle, game)}>
            {words.about.count}
          </button>
        )}
      </div>
      <p role="status">{counted !== undefined && sayCount(words, counted)}</p>
      <ShareSection game={game} />
    </Sheet>
  );
}
