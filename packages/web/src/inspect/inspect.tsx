/** Solving and inspecting the puzzle that is open: what can be asked, how it gets on, what was found. */
import { type AnyGame, boardOf } from '@pipwright/play';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Task } from '../think/engine-messages.js';
import type { Inspected } from '../think/inspected.js';
import { inspector, useInspected } from '../think/inspector.js';
import { digits } from '../think/say-progress.js';
import { focusIsLost } from '../ui/focus.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { EngineChoice } from './engine-choice.js';
import { defaultEngine, engineName } from './engine-names.js';
import { FoundBefore } from './found-before.js';
import { useInspection } from './inspection.js';
import { keepFound } from './kept-solutions.js';
import { LogPanel } from './log-panel.js';
import { ModelSection } from './model-section.js';
import { isUnsolvable, sayLimit, sayOutcome } from './outcome.js';
import { PuzzleReport } from './reports.js';
import { Results } from './results.js';
import { WhyNone } from './why-none.js';
import '../style/inspect.css';

export interface InspectProps {
  readonly game: AnyGame;
  /** Its name. */
  readonly puzzle: string;
  /** As its player calls it. */
  readonly title: string;
}

const TASKS = ['solve', 'all', 'count', 'unique', 'common', 'position'] as const satisfies readonly Task[];

export function Inspect({ game, puzzle, title }: InspectProps) {
  const { words, settings, store } = useSheetTools();
  const { inspect } = words;
  const inspection = useInspection();
  const [engine, setEngine] = useState(() => defaultEngine(inspection));
  const inspected = useInspected();
  const shown = isAbout(inspected, puzzle, game) ? inspected : undefined;
  const ask = (button: Task) => {
    const task = button === 'solve' && settings.findAll ? 'all' : button;
    const { iterationsPerTick, debugLevel: debug } = settings;
    // Only the default engine starts from a position.
    const name = engineName(task === 'position' ? defaultEngine(inspection) : engine);
    const request = { task, engine: name, game, iterationsPerTick, debug };
    inspector.start(puzzle, title, request, (found) => void keepFound(store, inspection, found));
  };
  return (
    <section aria-label={inspect.title}>
      <h3>{inspect.title}</h3>
      <EngineChoice kind={game.kind} chosen={engine} onChoose={setEngine} />
      <div class="choices">
        {TASKS.map((task) => (
          <button key={task} type="button" onClick={() => ask(task)}>
            {task === 'count' ? words.about.count : inspect.tasks[task]}
          </button>
        ))}
      </div>
      <Status shown={shown} onStop={() => inspector.stop()} />
      {shown === undefined ? <FoundBefore game={game} puzzle={puzzle} /> : <Results inspected={shown} />}
      <PuzzleReport game={game} />
      {inspection.hasModel && <ModelSection game={game} />}
      {shown !== undefined && shown.debug > 0 && <LogPanel log={shown.log} />}
    </section>
  );
}

/** What was said of a position is not true of the next one. */
function isAbout(inspected: Inspected | undefined, puzzle: string, game: AnyGame): boolean {
  if (inspected?.puzzle !== puzzle) return false;
  return inspected.task !== 'position' || boardOf(inspected.game) === boardOf(game);
}

/** The outcome is heard; figures that change ten times a second are only seen. Of what is shared, few are looked at. */
function Status({ shown, onStop }: { shown: Inspected | undefined; onStop: () => void }) {
  const { words } = useSheetTools();
  const { inspect } = words;
  const inspection = useInspection();
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
          {words.task.stop}
        </button>
      )}
      <p role="status" ref={said} tabIndex={-1}>
        {shown && (sayOutcome(words, inspection, shown) ?? inspect.began)}
      </p>
      {shown && inspection.hasConflicts && isUnsolvable(shown) && <WhyNone game={shown.game} />}
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
            <dd>{inspect.seconds(seconds.toLocaleString(words.languageTag, { maximumFractionDigits: 2 }))}</dd>
          </div>
          {shown?.task !== 'position' && shown?.task !== 'common' && (
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
