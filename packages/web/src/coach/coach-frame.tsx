/** What is around a board of the coach: a sentence above it, its dominoes or numbers, Undo, and the way on. */
import { boardOf, historySteps, type KindName, status } from '@pipwright/play';
import { useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { FrameProps } from '../ui/frame.js';
import { ToolButton } from '../ui/icons.js';
import { useTools } from '../ui/tools.js';
import { useCelebration } from '../ui/use-celebration.js';
import { placeOf, sayProblem } from '../words/board-words.js';
import { LessonContext } from './lesson-context.js';
import { positionOf } from './position.js';
import { sentenceOf } from './sentence.js';
import { usePatience } from './use-patience.js';

export function CoachFrame({ game, aid, board, panel }: FrameProps) {
  const { words, play } = useTools();
  const { unit, words: own, means, answer, isLast, wayOn: label, speak, onNext } = useContext(LessonContext);
  const now = boardOf<KindName>(game);
  const { look, mistake } = useMemo(() => positionOf(unit, game), [unit, now]);
  const isFinished = status<KindName>(game) === 'finished';
  const isShown = usePatience(now, look.right, mistake !== undefined) && !isFinished;
  const celebrating = useCelebration(isFinished);

  // Help that is asked for in other ways has no card here.
  useEffect(() => {
    if (!isShown || look.next === undefined) {
      if (aid.request !== undefined) aid.close();
      return;
    }
    if (aid.request?.type !== 'hint') aid.ask({ type: 'hint' });
    aid.show({ glow: [look.next.piece.map(({ cell }) => cell)], calm: true });
  }, [isShown, look, aid.request]);

  const { goal = '' } = own.lessons.lessons[unit.at] ?? {};
  const end = isLast ? own.coach.end : own.coach.done;
  const wrong = mistake && sayProblem(words, game, mistake);
  const place = mistake && placeOf(words, game, mistake);
  const seen = { look, wrong, answer: answer?.text, isShown, means };
  const sentence = sentenceOf(own.lessons, unit.at, seen);
  const heard = sentenceOf(own.lessons, unit.at, {
    ...seen,
    wrong: place === undefined ? wrong : `${place}: ${wrong}`,
  });
  const isFirst = useRef(true);
  useEffect(() => {
    speak(isFinished ? end : isFirst.current ? `${goal} ${heard}` : heard);
    isFirst.current = false;
  }, [isFinished, heard, answer]);

  const wayOn = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isFinished) wayOn.current?.focus({ preventScroll: true });
  }, [isFinished]);

  return (
    <main class={`game coach ${celebrating ? 'celebrating' : ''}`}>
      <div class="board-area">
        <div class="coach-words">
          <h2>{inSentences(goal)}</h2>
          {!isFinished && <p>{sentence}</p>}
        </div>
        {board}
      </div>
      <div class="side">
        <div class="panel">
          {isFinished ? (
            <section class="finished" aria-labelledby="coach-done">
              <h2 id="coach-done">{end}</h2>
              <div class="finished-choices">
                <button type="button" class="main" ref={wayOn} onClick={onNext}>
                  {label}
                </button>
              </div>
            </section>
          ) : (
            panel
          )}
        </div>
        <div class="toolbar">
          {!isFinished && (
            <ToolButton
              icon="undo"
              label={words.tools.undo}
              disabled={historySteps(game).undo === 0}
              onPress={() => play({ type: 'undo' })}
            />
          )}
        </div>
      </div>
    </main>
  );
}

/** A line ends with a sentence rather than within one. */
function inSentences(text: string) {
  return text.split(/(?<=\.) /).flatMap((sentence, i) => [i > 0 && ' ', <span key={sentence}>{sentence}</span>]);
}
