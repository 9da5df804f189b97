/** A puzzle without a solution: what in it cannot hold together, on the board. */
import type { AnyGame } from '@pipwright/play';
import { useEffect } from 'preact/hooks';
import type { Aid } from '../ui/aid.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { Card, Waiting } from './card.js';
import { ConflictCard } from './conflict-card.js';
import { useAnswer } from './use-answer.js';

export function WhyUnsolvable({ game, aid }: { game: AnyGame; aid: Aid }) {
  const { words } = useSheetTools();
  const { aid: w } = words;
  const awaited = useAnswer<'unsolvable'>(game, { type: 'unsolvable' });
  const conflict = awaited.type === 'known' ? awaited.answer : undefined;
  useEffect(() => {
    aid.more.current = () => {};
  }, []);
  if (awaited.type === 'failed') return <Card label={w.unsolvable} text={w.unsolvable} onClose={aid.close} />;
  if (conflict === undefined) return <Waiting awaited={awaited} label={w.unsolvable} onStop={aid.close} />;
  const { classes = {} } = words.kinds[game.kind].aid ?? {};
  return (
    <ConflictCard
      game={game}
      aid={aid}
      label={w.unsolvable}
      heading={classes[conflict.class]}
      lead={w.unsolvable}
      conflict={conflict}
    />
  );
}
