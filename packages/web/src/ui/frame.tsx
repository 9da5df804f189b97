/** What is around every board: the trying bar, what is to be said, the player's actions, the tools, and the end. */
import { type AnyGame, isTrying, status, stepsAround } from '@pipwright/play';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Viewport } from '../board/viewport.js';
import { sayProblem } from '../words/board-words.js';
import { Finished } from './finished.js';
import { focusBoard, focusIsLost } from './focus.js';
import { ToolButton } from './icons.js';
import { useTools } from './tools.js';
import type { Check } from './use-check.js';
import { WhatIfBar } from './what-if-bar.js';
import { ZoomButtons } from './zoom-buttons.js';

interface FrameProps {
  readonly game: AnyGame;
  readonly viewport: Viewport;
  readonly check: Check;
  readonly noting: boolean;
  readonly onNoting: (noting: boolean) => void;
  readonly board: ComponentChildren;
  /** Dominoes or numbers. */
  readonly panel: ComponentChildren;
}

export function Frame({ game, viewport, check, noting, onNoting, board, panel }: FrameProps) {
  const { words, play, say } = useTools();
  const { undo, redo } = stepsAround(game);
  const trying = isTrying(game);
  const finished = status(game) === 'finished';
  const shown = useRef(false);
  const end = useRef<HTMLHeadingElement>(null);
  // The button that had the focus may be gone with what it did; when the page opens, nothing has it.
  useLayoutEffect(() => {
    if (shown.current && focusIsLost()) finished ? end.current?.focus({ preventScroll: true }) : focusBoard();
    shown.current = true;
  }, [trying, finished]);

  const toggleNotes = () => {
    onNoting(!noting);
    say(noting ? words.did.notesOff : words.did.notesOn);
  };

  // Letters are heard only while something of the game has the focus, so that they disturb nobody else.
  const keyed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return;
    const actions: Readonly<Record<string, () => unknown>> = {
      n: toggleNotes,
      t: () => !trying && play({ type: 'try' }),
      k: () => trying && play({ type: 'accept' }),
      d: () => trying && play({ type: 'drop' }),
      c: () => check.ask(),
      w: () => viewport.fit(),
      '+': () => viewport.zoomIn(),
      '=': () => viewport.zoomIn(),
      '-': () => viewport.zoomOut(),
    };
    const act = Object.hasOwn(actions, event.key.toLowerCase()) ? actions[event.key.toLowerCase()] : undefined;
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

  return (
    <main class="game" onKeyDown={keyed}>
      <div class="board-area">
        {board}
        <ZoomButtons viewport={viewport} />
      </div>
      <div class="side">
        <div class="panel">
          {finished ? <Finished game={game} heading={end} /> : panel}
          <Findings game={game} check={check} />
        </div>
        <div class="toolbar" role="toolbar" aria-label={words.tools.label}>
          <ToolButton
            icon="undo"
            label={words.tools.undo}
            disabled={undo === 0}
            onPress={() => play({ type: 'undo' })}
          />
          <ToolButton
            icon="redo"
            label={words.tools.redo}
            disabled={redo === 0}
            onPress={() => play({ type: 'redo' })}
          />
          <ToolButton icon="notes" label={words.tools.notes} pressed={noting} onPress={toggleNotes} />
          <ToolButton
            icon="try"
            label={words.tools.try}
            pressed={trying}
            disabled={trying}
            onPress={() => play({ type: 'try' })}
          />
          <ToolButton icon="check" label={words.tools.check} onPress={() => check.ask()} />
        </div>
        {trying && <WhatIfBar />}
      </div>
    </main>
  );
}

const MOST_SHOWN = 4;

/** Full and wrong is said without a culprit; what is wrong is said when asked. */
function Findings({ game, check }: { game: AnyGame; check: Check }) {
  const { words } = useTools();
  const { problems, asked } = check;
  // What is shown without being asked for is marked on the board alone: a list would push the board about.
  const shown = asked ? (problems?.slice(0, MOST_SHOWN) ?? []) : [];
  const more = asked ? (problems?.length ?? 0) - shown.length : 0;
  const full = status(game) === 'full-but-wrong';
  if (!full && !asked) return null;
  return (
    <div class="card findings">
      {full && shown.length === 0 && <p>{words.status.full}</p>}
      {problems?.length === 0 && asked && !full && <p>{words.status.fine}</p>}
      {shown.length > 0 && (
        <>
          <p>✗ {words.status.wrong(problems?.length ?? 0)}</p>
          <ul>
            {shown.map((problem) => (
              <li key={JSON.stringify(problem)}>{sayProblem(words, game, problem)}</li>
            ))}
            {more > 0 && <li>{words.status.andMore(more)}</li>}
          </ul>
        </>
      )}
    </div>
  );
}
