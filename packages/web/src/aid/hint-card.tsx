/** A hint on three rungs: where to look, why, and what to place. The first never gives anything away. */
import { type AnyGame, boardOf, type KindName, marksAt, play as played, RUNGS } from '@pipwright/play';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { HintAnswer, NoteAction, StepTold } from '../think/explain-messages.js';
import { explainRoom } from '../think/explain-room.js';
import type { Aid } from '../ui/aid.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { Card, Waiting } from './card.js';
import { begun, climbed, FIRST_PLACE, factsBefore, type HintPlace, isAtEnd, reopened, stepAt } from './hint-state.js';
import { LostCard } from './lost-card.js';
import { useNames } from './names.js';
import { Steps } from './steps.js';
import { ToldPlaces } from './told-places.js';
import { useAnswer } from './use-answer.js';
import { WhyUnsolvable } from './why-unsolvable.js';

const told = new ToldPlaces(() => localStorage);

interface HintCardProps {
  readonly game: AnyGame;
  readonly aid: Aid;
}

export function HintCard({ game, aid }: HintCardProps) {
  const { words, session } = useSheetTools();
  const { aid: w } = words;
  const { name } = session.state;
  const [before] = useState(() => told.at(name, game));
  const [chosen, setChosen] = useState<HintPlace>();
  const chapter = chosen?.chapter ?? before?.chapter ?? 0;
  const awaited = useAnswer<'hint'>(game, { type: 'hint', chapter });

  const backToFirst = () => setChosen(told.at(name, game, 0) ?? FIRST_PLACE);

  useLayoutEffect(() => {
    if (awaited.type === 'known' && awaited.answer.type === 'none') aid.more.current = backToFirst;
  });

  if (awaited.type === 'failed') return <Card label={w.hint} text={w.failed} onClose={aid.close} />;
  if (awaited.type !== 'known') return <Waiting awaited={awaited} label={w.hint} onStop={aid.close} />;
  const { answer } = awaited;
  switch (answer.type) {
    case 'lost':
      return <LostCard game={game} aid={aid} />;
    case 'unsolvable':
      return <WhyUnsolvable game={game} aid={aid} />;
    case 'solved':
      return <Card label={w.hint} text={words.finished.nothingLeft} onClose={aid.close} />;
    case 'none':
      return (
        <Card label={w.hint} text={w.noOther} onClose={aid.close}>
          <button type="button" class="main" onClick={backToFirst}>
            {w.firstAgain}
          </button>
        </Card>
      );
    default: {
      const wanted = chosen ?? (before === undefined ? FIRST_PLACE : reopened(answer, before));
      const place = begun(answer, wanted, ({ what }: StepTold) => told.hasConcluded(name, what));
      const climb = () => setChosen(climbed(answer, place));
      return <Told game={game} aid={aid} answer={answer} place={place} onPlace={setChosen} onClimb={climb} />;
    }
  }
}

interface ToldProps extends HintCardProps {
  readonly answer: Extract<HintAnswer, { readonly type: 'chapter' }>;
  readonly place: HintPlace;
  readonly onPlace: (place: HintPlace) => void;
  readonly onClimb: () => void;
}

function Told({ game, aid, answer, place, onPlace, onClimb }: ToldProps) {
  const { words, session, play, say } = useSheetTools();
  const { aid: w } = words;
  const step = stepAt(answer, place);
  const text = step[place.rung];
  const heard = place.rung === 'what' ? step.whole : text;
  const isEnd = isAtEnd(answer, place);
  const more = () => (isEnd ? say(names.hear(heard)) : onClimb());
  const chain = place.rung === 'what' ? step.chain : undefined;
  const [opened, setOpened] = useState<StepTold['chain']>();
  useAhead(game, answer, place);

  useEffect(() => {
    const { name } = session.state;
    const isNew = told.tell(name, game, place) && place.step < answer.steps.length;
    if (place.rung === 'what') told.conclude(name, step.what);
    if (isNew) void session.play({ type: 'hint', rung: place.rung });
  }, [place.chapter, place.step, place.rung]);
  useLayoutEffect(() => {
    aid.more.current = more;
  });
  const glow = useMemo(() => step.look.map(({ cells }) => cells).filter((cells) => cells.length > 0), [step]);
  // What was told before stays until it is used.
  const facts = useMemo(() => factsBefore(answer, place), [answer, place.step]);
  const isPair = step.pieces.some((piece) => piece.length > 1);
  const inSteps = step.chain === undefined ? [] : [step.chain.text, ...step.chain.links];
  const names = useNames(game, [step.where, step.why, step.what, ...inSteps], glow);
  useEffect(() => {
    const read = [text, ...(chain !== undefined && opened === chain ? inSteps : [])];
    const labels = names.labels(...read);
    const lit = names.cells(...read);
    const { arrows, pieces, marks } = step;
    if (place.rung === 'where') aid.show({ glow, labels, lit, supposed: facts });
    else if (place.rung === 'why') aid.show({ glow, labels, lit, arrows: arrows.why, supposed: facts });
    else aid.show({ glow, labels, lit, pieces, supposed: [...facts, ...marks], arrows: isPair ? [] : arrows.what });
  }, [step, place.rung, opened, names]);

  const lay = () => {
    const steps = [...answer.steps.slice(0, Math.min(place.step, answer.steps.length - 1)), step];
    void play(...steps.flatMap(({ actions }) => actions));
  };
  const next = { where: w.why, why: w.what, what: w.goOn }[place.rung];
  const isNoted = ({ cell, number }: NoteAction) => marksAt(boardOf<KindName>(game).marks, cell).includes(number);
  const notes = place.rung === 'what' ? step.notes.filter((each) => !isNoted(each)) : [];
  const canBePlaced = place.rung === 'what' && step.actions.length > 0;
  return (
    <Card
      label={w.hint}
      heading={place.rung === 'where' ? undefined : step.technique}
      rung={RUNGS.indexOf(place.rung) + 1}
      text={names.write(text)}
      heard={names.hear(heard)}
      more={
        chain && (
          <Steps key={text} names={names} steps={[chain]} onOpen={(isOpen) => setOpened(isOpen ? chain : undefined)} />
        )
      }
      below={chain === undefined && <Tray aid={aid} dominoes={answer.tray} lifted={step.dominoes[place.rung]} />}
      onClose={aid.close}
    >
      {place.rung !== 'what' && (
        <button type="button" onClick={() => onPlace({ chapter: place.chapter + 1, step: 0, rung: 'where' })}>
          {w.another}
        </button>
      )}
      {notes.length > 0 && (
        <button type="button" onClick={() => void play(...notes)}>
          {w.note}
        </button>
      )}
      {!isEnd && (
        <button type="button" class={canBePlaced ? '' : 'main'} onClick={more}>
          {next}
        </button>
      )}
      {canBePlaced && (
        <button type="button" class="main" onClick={lay}>
          {words.kinds[game.kind].aid?.placeIt}
        </button>
      )}
    </Card>
  );
}

type Domino = readonly [number, number];

/** What is left in the tray, as it lies there: what the sentence speaks of is lifted out. */
function Tray({ aid, dominoes, lifted }: { aid: Aid; dominoes: readonly Domino[]; lifted: readonly Domino[] }) {
  const { domino: draw } = aid;
  if (draw === undefined) return null;
  const spoken = new Set(lifted.map(String));
  return dominoes.map((domino, i) => (
    <span key={`${domino} ${i}`} class={spoken.has(String(domino)) ? 'lifted' : ''}>
      {draw(domino)}
    </span>
  ));
}

/** What will be asked next, most likely: another chapter from here, and the one that follows this one. */
function useAhead(game: AnyGame, answer: ToldProps['answer'], { chapter }: HintPlace): void {
  useEffect(() => {
    let next: AnyGame | undefined = game;
    for (const action of answer.steps.flatMap(({ actions }) => actions)) {
      const after: ReturnType<typeof played<AnyGame>> | undefined = next && played<AnyGame>(next, action);
      next = after?.ok ? after.value : undefined;
    }
    explainRoom.ask(game, { type: 'hint', chapter: chapter + 1 }, true);
    if (next !== undefined && next !== game) explainRoom.ask(next, { type: 'hint', chapter: 0 }, true);
  }, [answer]);
}
