/**
 * A board that cannot be finished: since when, why, and what can stay, each only when it is asked for. Kinds that do not
 * explain can say since when.
 */
import { type AnyGame, boardOf, changedCells, type KindName } from '@pipwright/play';
import { useEffect, useState } from 'preact/hooks';
import { askForLastGood } from '../think/engine-room.js';
import type { Aid } from '../ui/aid.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { Blank, Card, Thinking, Waiting } from './card.js';
import { ConflictCard } from './conflict-card.js';
import { namesFor } from './names.js';
import { useAnswer } from './use-answer.js';
import { useTakesLong } from './use-takes-long.js';
import { WhyUnsolvable } from './why-unsolvable.js';

interface LostCardProps {
  readonly game: AnyGame;
  readonly aid: Aid;
}

type Asked = 'said' | 'since' | 'why' | 'keep';

/** @param first what was asked to open it */
export function LostCard({ game, aid, first = 'said' }: LostCardProps & { readonly first?: Asked | undefined }) {
  const { words } = useSheetTools();
  const { aid: w } = words;
  const [path, setPath] = useState<readonly Asked[]>([first]);
  const asked = path.at(-1);
  const ask = (next: Asked) => setPath([...path, next]);
  /** What can stay comes after the reason; who asks since when at once has been shown what is wrong. */
  const knowsWhy = first === 'since' || path.includes('why');
  useEffect(() => {
    aid.more.current = () => {};
    if (asked === 'said') aid.show(undefined);
  }, [asked]);
  const choices = (
    <>
      {!knowsWhy && aid.isThere && (
        <button type="button" onClick={() => ask('why')}>
          {w.why}
        </button>
      )}
      {asked !== 'since' && (
        <button type="button" onClick={() => ask('since')}>
          {words.status.sinceWhen}
        </button>
      )}
      {knowsWhy && aid.isThere && (
        <button type="button" onClick={() => ask('keep')}>
          {w.keep}
        </button>
      )}
    </>
  );
  if (asked === 'keep') return <Keep game={game} aid={aid} />;
  if (asked === 'why') return <Why game={game} aid={aid} choices={choices} />;
  if (asked === 'since') return <Since game={game} aid={aid} choices={choices} />;
  return (
    <Card label={w.hint} text={w.lost} onClose={aid.close}>
      {choices}
    </Card>
  );
}

interface AnswerProps extends LostCardProps {
  readonly choices: preact.ComponentChild;
}

function Since({ game, aid, choices }: AnswerProps) {
  const { words, play } = useSheetTools();
  const { aid: w } = words;
  const [found, setFound] = useState<{ readonly steps: number | undefined } | 'failed'>();
  const isLong = useTakesLong(found === undefined);
  useEffect(() => {
    let wanted = true;
    askForLastGood(game).then(
      (steps) => wanted && setFound({ steps }),
      () => wanted && setFound('failed'),
    );
    return () => {
      wanted = false;
    };
  }, []);
  const steps = typeof found === 'object' ? found.steps : undefined;
  const at = (back: number) => boardOf<KindName>({ ...game, at: game.at - back });
  const changed = (back: number) => changedCells<KindName>(game.kind, at(back), at(back - 1));
  useEffect(() => {
    if (steps !== undefined) aid.show({ glow: [changed(steps)] });
  }, [steps]);
  if (found === undefined) return isLong ? <Thinking label={w.hint} onStop={aid.close} /> : <Blank label={w.hint} />;
  if (found === 'failed') return <Card label={w.hint} text={w.failed} onClose={aid.close} />;
  if (steps === undefined) return <WhyUnsolvable game={game} aid={aid} />;
  // What changes nothing on the board, such as a turn in the tray, is no move to a player.
  const moves = Array.from({ length: steps }, (_, i) => changed(i + 1)).filter((cells) => cells.length > 0).length;
  const what = words.kinds[game.kind].aid?.nameOf(at(steps) as never, at(steps - 1) as never) ?? '';
  const text = w.since(what, moves);
  const names = namesFor({ words: w.names, regions: undefined, rings: [changed(steps)] }, [text]);
  return (
    <Card
      label={w.hint}
      heading={words.status.sinceWhen}
      text={names.write(text)}
      heard={names.hear(text)}
      onClose={aid.close}
    >
      {choices}
      <button type="button" class="main" onClick={() => void play({ type: 'undo', steps })}>
        {w.goBack}
      </button>
    </Card>
  );
}

function Why({ game, aid, choices }: AnswerProps) {
  const { words } = useSheetTools();
  const { aid: w } = words;
  const awaited = useAnswer<'lost'>(game, { type: 'lost' });
  const conflict = awaited.type === 'known' ? awaited.answer : undefined;
  if (awaited.type === 'failed') return <Card label={w.hint} text={w.failed} onClose={aid.close} />;
  if (conflict === undefined) return <Waiting awaited={awaited} label={w.hint} onStop={aid.close} />;
  return (
    <ConflictCard game={game} aid={aid} label={w.hint} heading={w.lost} conflict={conflict}>
      {choices}
    </ConflictCard>
  );
}

function Keep({ game, aid }: LostCardProps) {
  const { words, play } = useSheetTools();
  const { aid: w } = words;
  const awaited = useAnswer<'keep'>(game, { type: 'keep' });
  const action = awaited.type === 'known' ? awaited.answer.action : undefined;
  useEffect(() => {
    if (action !== undefined) void play(action);
  }, [action]);
  if (awaited.type === 'failed') return <Card label={w.hint} text={w.failed} onClose={aid.close} />;
  return <Waiting awaited={awaited} label={w.hint} onStop={aid.close} />;
}
