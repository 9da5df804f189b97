/** The way to a solution: from the start, or from the player's own board where that leads there. */
import { type AnyGame, boardOf, type KindName, newGame, samePosition, status } from '@pipwright/play';
import { useEffect, useState } from 'preact/hooks';
import type { Aid } from '../ui/aid.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { useWalk, type Walk } from './use-walk.js';
import { WalkPage } from './walk-page.js';
import { Walking } from './walking.js';
import { WhyUnsolvable } from './why-unsolvable.js';

export function WalkCard({ game, aid }: { game: AnyGame; aid: Aid }) {
  const [isAtStart] = useState(() => status(game) === 'finished' || hasNothingPlaced(game));
  const [from, setFrom] = useState<'start' | 'here' | undefined>(isAtStart ? 'start' : undefined);
  const fromStart = useWalk(game, 'start', from === 'start');
  const fromHere = useWalk(game, 'here', from !== 'start');
  const walk = from === 'start' ? fromStart : fromHere;
  useEffect(() => {
    aid.more.current = () => {};
    // What is opened in its place starts from the player's own board.
    return () => aid.show(undefined);
  }, []);
  if (walk.answer?.type === 'unsolvable') return <WhyUnsolvable game={game} aid={aid} />;
  if (from === undefined) return <Ask aid={aid} walk={walk} onChosen={setFrom} />;
  return <Walking key={from} game={game} aid={aid} walk={walk} from={from} />;
}

function hasNothingPlaced(game: AnyGame): boolean {
  const start = newGame<KindName>(game.kind, game.puzzle);
  return start.ok && samePosition<KindName>(game.kind, boardOf(start.value), boardOf<KindName>(game));
}

interface AskProps {
  readonly aid: Aid;
  /** From here: anything that is known of it says that the board can be finished. */
  readonly walk: Walk;
  readonly onChosen: (from: 'start' | 'here') => void;
}

function Ask({ aid, walk, onChosen }: AskProps) {
  const { words } = useSheetTools();
  const { walk: w, lost, why } = words.aid;
  const isLost = walk.answer?.type === 'lost';
  const isOpen = walk.chapters.length > 0 || walk.answer?.type === 'walked';
  return (
    <WalkPage heading={words.menu.walk} texts={[isLost ? lost : w.ask]} onClose={aid.close}>
      {isLost && (
        <button type="button" onClick={() => aid.ask({ type: 'lost' })}>
          {why}
        </button>
      )}
      {isOpen && (
        <button type="button" onClick={() => onChosen('here')}>
          {w.fromHere}
        </button>
      )}
      <button type="button" class="main" onClick={() => onChosen('start')}>
        {w.fromStart}
      </button>
    </WalkPage>
  );
}
