/** What is around every board: the panel with dominoes, numbers or a card in their place, the tools, what is tried. */
import { type AnyGame, historySteps, isTrying, status } from '@pipwright/play';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Viewport } from '../board/viewport.js';
import type { Aid } from './aid.js';
import type { Check } from './check.js';
import { focusBoard, focusIsLost } from './focus.js';
import { ToolButton } from './icons.js';
import { useClosable } from './open-things.js';
import { useTools } from './tools.js';
import { useCelebration } from './use-celebration.js';

export interface FrameProps {
  readonly game: AnyGame;
  readonly viewport: Viewport;
  readonly check: Check;
  readonly aid: Aid;
  readonly noting: boolean;
  readonly onNoting: (noting: boolean) => void;
  readonly board: ComponentChildren;
  readonly panel: ComponentChildren;
}

/** The coach has a frame of its own, without the tools that it does not teach. */
export const FrameContext = createContext(UsualFrame);

export function Frame(props: FrameProps) {
  const Shown = useContext(FrameContext);
  return <Shown {...props} />;
}

export function useIsTaught(): boolean {
  return useContext(FrameContext) !== UsualFrame;
}

function UsualFrame({ game, viewport, check, aid, noting, onNoting, board, panel }: FrameProps) {
  const { words, play, say, useLater } = useTools();
  const trying = isTrying(game);
  const finished = status(game) === 'finished';
  const { verdict } = check;
  useClosable(aid.request !== undefined, aid.close);
  const later = useLater(finished || trying || verdict !== undefined || viewport.zoomed);
  const celebrating = useCelebration(finished);
  const shown = useRef(false);
  const end = useRef<HTMLHeadingElement>(null);
  // The button that had the focus may be gone with what it did; when the page opens, nothing has it.
  useLayoutEffect(() => {
    if (shown.current && focusIsLost()) finished ? end.current?.focus({ preventScroll: true }) : focusBoard();
    shown.current = true;
  }, [trying, finished]);

  // Who has solved it by what was tried has nothing left to decide.
  useEffect(() => {
    if (finished && trying) void play({ type: 'accept' });
  }, [finished, trying]);

  const toggleNotes = () => {
    onNoting(!noting);
    say(noting ? words.did.notesOff : words.did.notesOn);
  };

  // Letters are heard only while something of the game has the focus, so that they disturb nobody else.
  const keyed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return;
    const moves = {
      n: toggleNotes,
      t: () => !trying && play({ type: 'try' }),
      k: () => trying && play({ type: 'accept' }),
      d: () => trying && play({ type: 'drop' }),
      c: () => check.ask(),
    };
    const actions: Readonly<Record<string, () => unknown>> = {
      ...(aid.shown?.board === undefined && moves),
      w: () => viewport.fit(),
      '+': () => viewport.zoomIn(),
      '=': () => viewport.zoomIn(),
      '-': () => viewport.zoomOut(),
      ...(aid.request !== undefined
        ? { escape: () => aid.close() }
        : check.verdict !== undefined && { escape: () => check.close() }),
    };
    const act = Object.hasOwn(actions, event.key.toLowerCase()) ? actions[event.key.toLowerCase()] : undefined;
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

  return (
    <main class={`game ${celebrating ? 'celebrating' : ''}`} onKeyDown={keyed}>
      <div class="board-area">
        {board}
        {later && <later.ZoomButtons viewport={viewport} />}
      </div>
      <div class="side">
        <div class="panel">
          {aid.request !== undefined && aid.parts !== undefined ? (
            <aid.parts.AidCard key={aid.request.type} game={game} aid={aid} />
          ) : finished && later ? undefined : verdict !== undefined && later ? (
            <later.VerdictCard game={game} check={check} verdict={verdict} aid={aid} />
          ) : (
            panel
          )}
          {later && (
            <later.Finished
              game={game}
              heading={end}
              isShown={finished && !(aid.request && aid.parts)}
              isNew={celebrating}
            />
          )}
        </div>
        <Toolbar game={game} check={check} aid={aid} noting={noting} onNotes={toggleNotes} />
        {trying && later && <later.WhatIfBar />}
        <p class="shortcuts">{unbroken(words.kinds[game.kind].shortcuts)}</p>
      </div>
      {aid.parts && <aid.parts.Watch game={game} aid={aid} />}
    </main>
  );
}

interface ToolbarProps {
  readonly game: AnyGame;
  readonly check: Check;
  readonly aid: Aid;
  readonly noting: boolean;
  readonly onNotes: () => void;
}

function Toolbar({ game, check, aid, noting, onNotes }: ToolbarProps) {
  const { words, play } = useTools();
  const { tools } = words;
  const { undo, redo } = historySteps(game);
  const trying = isTrying(game);
  return (
    <div class="toolbar" role="toolbar" aria-label={tools.label}>
      <ToolButton icon="undo" label={tools.undo} disabled={undo === 0} onPress={() => play({ type: 'undo' })} />
      <ToolButton icon="redo" label={tools.redo} disabled={redo === 0} onPress={() => play({ type: 'redo' })} />
      <ToolButton icon="notes" label={tools.notes} pressed={noting} onPress={onNotes} />
      <ToolButton icon="try" label={tools.try} pressed={trying} onPress={() => play({ type: 'try' })} />
      <ToolButton icon="check" label={tools.check} onPress={() => check.ask()} />
      {aid.parts && aid.request?.type === 'hint' ? (
        <span class="away" />
      ) : (
        aid.isThere && (
          <ToolButton
            icon="hint"
            label={tools.hint}
            main
            disabled={status(game) === 'finished'}
            onPress={() => aid.ask({ type: 'hint' })}
          />
        )
      )}
    </div>
  );
}

/** A line ends after a dot between two keys, and nowhere else. */
function unbroken(shortcuts = ''): string {
  return shortcuts.replaceAll(' ', '\u00a0').replaceAll('·\u00a0', '· ');
}
