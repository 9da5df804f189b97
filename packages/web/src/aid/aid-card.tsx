/** The card that is open in place of dominoes or numbers. */
import type { AnyGame } from '@pipwright/play';
import { useLayoutEffect } from 'preact/hooks';
import type { Aid } from '../ui/aid.js';
import { focusBoard, focusIsLost } from '../ui/focus.js';
import { SheetWords } from '../ui/sheet-words.js';
import { HintCard } from './hint-card.js';
import { LostCard } from './lost-card.js';
import { SeveralCard } from './several-card.js';
import { WalkCard } from './walk-card.js';
import { WhyNotCard } from './why-not-card.js';
import { WhyUnsolvable } from './why-unsolvable.js';

export function AidCard({ game, aid }: { game: AnyGame; aid: Aid }) {
  // The button that closed it is gone with it.
  useLayoutEffect(() => () => void requestAnimationFrame(() => focusIsLost() && focusBoard()), []);
  return (
    <SheetWords onFailed={aid.close}>
      <Opened game={game} aid={aid} />
    </SheetWords>
  );
}

function Opened({ game, aid }: { game: AnyGame; aid: Aid }) {
  switch (aid.request?.type) {
    case 'hint':
      return <HintCard game={game} aid={aid} />;
    case 'lost':
      return <LostCard game={game} aid={aid} first={aid.request.asked} />;
    case 'walk':
      return <WalkCard game={game} aid={aid} />;
    case 'why-not':
      return <WhyNotCard game={game} aid={aid} action={aid.request.action} />;
    case 'unsolvable':
      return <WhyUnsolvable game={game} aid={aid} />;
    case 'several':
      return <SeveralCard game={game} aid={aid} />;
    default:
      return null;
  }
}
