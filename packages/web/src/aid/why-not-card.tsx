/** Why a domino cannot lie where it lies or would be laid, or a number cannot be where somebody would write it. */
import { type ActionOf, type AnyGame, boardOf, type KindName, status } from '@pipwright/play';
import { useEffect } from 'preact/hooks';
import type { Aid } from '../ui/aid.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { withAsked } from './asked-cells.js';
import { Card, Waiting } from './card.js';
import { ConflictCard } from './conflict-card.js';
import { LostCard } from './lost-card.js';
import { useAnswer } from './use-answer.js';

/** Answers that were counted: asked for again, they tell nothing new. */
const told = new Set<string>();

interface WhyNotCardProps {
  readonly game: AnyGame;
  readonly aid: Aid;
  readonly action: ActionOf<KindName>;
}

export function WhyNotCard({ game, aid, action }: WhyNotCardProps) {
  const { words, session } = useSheetTools();
  const { aid: w } = words;
  const awaited = useAnswer<'why-not'>(game, { type: 'why-not', action });
  const answer = awaited.type === 'known' ? awaited.answer : undefined;
  useEffect(() => {
    aid.more.current = () => {};
    if (answer?.type !== 'forbidden') aid.show(undefined);
    if (answer?.type === 'forbidden' || answer?.type === 'open') count();
  }, [answer]);
  if (awaited.type === 'failed') return <Card label={w.whyNot} text={w.failed} onClose={aid.close} />;
  if (answer === undefined) return <Waiting awaited={awaited} label={w.whyNot} onStop={aid.close} />;
  const shared = { label: w.whyNot, heading: w.whyNot };
  if (answer.type === 'forbidden')
    return (
      <ConflictCard
        {...shared}
        game={game}
        aid={aid}
        conflict={answer.conflict}
        withShown={(shown) => withAsked(action, shown)}
      />
    );
  if (answer.type === 'lost') return <LostCard game={game} aid={aid} />;
  return <Card {...shared} text={answer.type === 'open' ? w.nothingForbids : words.cannot} onClose={aid.close} />;

  /** It is help like a hint that says where and why. */
  function count(): void {
    const asked = JSON.stringify([session.state.name, boardOf<KindName>(game), action]);
    if (told.has(asked) || status(game) === 'finished') return;
    told.add(asked);
    void session.play({ type: 'hint', rung: 'where' }, { type: 'hint', rung: 'why' });
  }
}
