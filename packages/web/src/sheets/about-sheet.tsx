/** How hard the puzzle that is open is, what it takes to solve it, and whether its solution is the only one. */
import { type AnyGame, type KindName, puzzleFacts } from '@pipwright/play';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { FileGrade } from '../game/pack-grade.js';
import { focusBoard } from '../ui/focus.js';
import { Sheet } from '../ui/sheet.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { rangeOf, wholeEffort } from './effort.js';
import { EffortCurve } from './effort-curve.js';
import { type Grading, useGradeWords, useGrading } from './use-grading.js';
import '../style/about.css';

interface AboutSheetProps {
  readonly game: AnyGame;
  readonly puzzle: string;
  readonly onClose: () => void;
}

export function AboutSheet({ game, puzzle, onClose }: AboutSheetProps) {
  const { words } = useSheetTools();
  const { grade: w } = words;
  const grading = useGrading(game, puzzle);
  const { solutions, grade } = grading;
  const facts = puzzleFacts<KindName>(game.kind, game.puzzle);
  return (
    <Sheet title={words.menu.about} onClose={onClose}>
      <p>{words.kinds[game.kind].about(facts)}</p>
      <dl class="about">
        {grade !== undefined && <Told game={game} grade={grade} />}
        {solutions !== undefined && <Row name={w.solutions}>{w.howMany[solutions]}</Row>}
      </dl>
      {grade?.curve !== undefined && <EffortCurve curve={grade.curve} isNew={grading.isAsked} />}
      {solutions === 'none' || solutions === 'several' ? (
        <NoGrade solutions={solutions} isNew={grading.isAsked} onClose={onClose} />
      ) : (
        <Work grading={grading} />
      )}
    </Sheet>
  );
}

function Row({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Told({ game, grade }: { game: AnyGame; grade: FileGrade }) {
  const { words } = useSheetTools();
  const { grade: w, levels, languageTag } = words;
  const meaning = useGradeWords(game, grade);
  const { label, effort, forItsSize, hardest, steps, chapters } = grade;
  const inWords = (number: number) => number.toLocaleString(languageTag);
  const range = meaning && rangeOf(effort, meaning.most);
  return (
    <>
      <Row name={w.difficulty}>
        {levels[label]}
        {range && range.label !== label && label !== 'easy' && <small>{w.although[label]}</small>}
      </Row>
      <Row name={w.effort}>
        {inWords(wholeEffort(effort))}
        <small>
          {w.effortMeans}
          {range && ` ${w.range[range.label]({ least: inWords(range.least), most: inWords(range.most) })}`}
        </small>
      </Row>
      {forItsSize !== undefined && <Row name={w.forItsSize}>{sizedIn(words, forItsSize)}</Row>}
      {hardest === null ? (
        <Row name={w.hardest}>{w.noneNeeded}</Row>
      ) : (
        meaning?.hardest && (
          <Row name={w.hardest}>
            {meaning.hardest.name}
            <small>{meaning.hardest.idea}</small>
          </Row>
        )
      )}
      <Row name={w.steps}>
        {w.stepsIn(steps, chapters)}
        {chapters > 0 && <small>{w.chaptersMean}</small>}
      </Row>
    </>
  );
}

/** Beside all puzzles with as much to place; so far above what is usual, percents say nothing. */
function sizedIn({ grade: w, languageTag }: ReturnType<typeof useSheetTools>['words'], share: number): string {
  if (share >= 2) return w.times(Math.round(1 + share).toLocaleString(languageTag));
  const percent = Math.round(100 * Math.abs(share)) / 100;
  return percent === 0 ? w.usual : w.sized(percent.toLocaleString(languageTag, { style: 'percent' }), share > 0);
}

function Work({ grading: { grade, isLooking, isWorking, workOut, stop } }: { grading: Grading }) {
  const { words } = useSheetTools();
  const { grade: w } = words;
  const button = useRef<HTMLButtonElement>(null);
  const wasWorking = useRef(false);
  // The button that was pressed has become another one.
  useEffect(() => {
    if (wasWorking.current !== isWorking) button.current?.focus();
    wasWorking.current = isWorking;
  }, [isWorking]);
  if (isLooking || grade !== undefined) return null;
  return (
    <>
      <p>{isWorking ? w.working : w.unknown}</p>
      <div class="choices">
        {isWorking ? (
          <button key="stop" type="button" ref={button} onClick={stop}>
            {words.status.stop}
          </button>
        ) : (
          <button key="work" type="button" class="main" ref={button} onClick={workOut}>
            {w.workOut}
          </button>
        )}
      </div>
    </>
  );
}

interface NoGradeProps {
  readonly solutions: 'none' | 'several';
  readonly isNew: boolean;
  readonly onClose: () => void;
}

function NoGrade({ solutions, isNew, onClose }: NoGradeProps) {
  const { words, askAid } = useSheetTools();
  const { grade: w } = words;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNew) button.current?.focus();
  }, []);
  const show = () => {
    onClose();
    askAid.current?.({ type: solutions === 'none' ? 'unsolvable' : 'several' });
    requestAnimationFrame(focusBoard);
  };
  return (
    <>
      <p>{w.noGrade[solutions]}</p>
      {askAid.current !== undefined && (
        <div class="choices">
          <button type="button" class="main" ref={button} onClick={show}>
            {w.show[solutions]}
          </button>
        </div>
      )}
    </>
  );
}
