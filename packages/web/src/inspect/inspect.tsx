/** Solving the puzzle that is open: what can be asked, how it gets on, what was found. */
import type { AnyGame, KindName } from '@pipwright/play';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { kindOf } from '../kind/page.js';
import type { Task } from '../think/engine-messages.js';
import type { Inspected } from '../think/inspected.js';
import { useInspector } from '../think/inspector.js';
import { digits } from '../think/say-progress.js';
import { focusIsLost } from '../ui/focus.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { EngineChoice } from './engine-choice.js';
import { FoundBefore } from './found-before.js';
import { useInspection } from './inspection.js';
import { keepFound } from './kept-solutions.js';
import { isUnsolvable, sayLimit, sayOutcome } from './outcome.js';
import { PuzzleReport } from './reports.js';
import { Results } from './results.js';
import { WhyNone } from './why-none.js';
import '../style/inspect.css';

interface InspectProps {
  readonly game: AnyGame;
  readonly puzzle: string;
}

export function Inspect({ game, puzzle }: InspectProps) {
  const { words, settings, store } = useSheetTools();
  const { tasks } = words.inspect;
  const inspection = useInspection();
  const [engine, setEngine] = useState(inspection.engines[0] ?? '');
  const { inspected, start, stop } = useInspector((found) => void keepFound(store, inspection, puzzle, found));
  const ask = (task: Task) => {
    const { iterationsPerTick, debugLevel: debug } = settings;
    start({ task, engine, game, iterationsPerTick, debug });
  };
  return (
    <>
      <EngineChoice kind={game.kind} chosen={engine} onChoose={setEngine} />
      <div class="choices">
        <button type="button" onClick={() => ask(settings.findAll ? 'all' : 'solve')}>
          {tasks.solve}
        </button>
        <button type="button" onClick={() => ask('count')}>
          {words.about.count}
        </button>
        <button type="button" onClick={() => ask('common')}>
          {tasks.common}
        </button>
      </div>
      <Status shown={inspected} onStop={stop} />
      {inspected === undefined ? <FoundBefore game={game} puzzle={puzzle} /> : <Results inspected={inspected} />}
      <PuzzleReport game={game} />
    </>
  );
}

/** The outcome is heard; figures that change ten times a second are only seen. Of what is shared, few are looked at. */
function Status({ shown, onStop }: { shown: Inspected | undefined; onStop: () => void }) {
  const { words } = useSheetTools();
  const { inspect } = words;
  const { running = false, progress } = shown ?? {};
  const seconds = (progress?.milliseconds ?? 0) / 1000;
  const said = useRef<HTMLParagraphElement>(null);
  const stopping = useRef(false);
  // The button goes with the task: who pressed it goes on at what came of it.
  useLayoutEffect(() => {
    if (!running && stopping.current && focusIsLost()) said.current?.focus();
    stopping.current = false;
  }, [running]);
  const stop = () => {
    stopping.current = true;
    onStop();
  };
  return (
    <div class="task-status">
      {running && (
        <button type="button" onClick={stop}>
          {words.status.stop}
        </button>
      )}
      <p role="status" ref={said} tabIndex={-1}>
        {shown && (sayOutcome(words, shown) ?? inspect.began)}
      </p>
      {shown && kindOf<KindName>(shown.game.kind).explains && isUnsolvable(shown) && <WhyNone game={shown.game} />}
      {shown && sayLimit(words, shown) !== undefined && <p>{sayLimit(words, shown)}</p>}
      {progress !== undefined && (
        <dl class="figures">
          <div>
            <dt>{inspect.engine}</dt>
            <dd>{shown?.engine}</dd>
          </div>
          <div>
            <dt>{inspect.figures.nodes}</dt>
            <dd>{digits(words, progress.nodes)}</dd>
          </div>
          <div>
            <dt>{inspect.figures.time}</dt>
            <dd>{inspect.seconds(seconds.toLocaleString(words.languageTag, { maximumFractionDigits: 3 }))}</dd>
          </div>
          {shown?.task !== 'common' && (
            <div>
              <dt>{inspect.figures.found}</dt>
              <dd>{digits(words, progress.found)}</dd>
            </div>
          )}
        </dl>
      )}
    </div>
  );
}
