/** Futoshiki on the screen: the cells that are selected, what taps, drags and keys mean, and the parts that show it. */
import { sideOf } from '@pipwright/futoshiki/parts';
import { boardOf, type Cell, type FutoshikiBoard, type Game, isGiven, sameCell, status } from '@pipwright/play';
import { useMemo, useRef } from 'preact/hooks';
import { CellGrid } from '../board/cell-grid.js';
import { useStable } from '../board/memo.js';
import type { Drag } from '../board/press.js';
import { Stage } from '../board/stage.js';
import type { Point } from '../board/view.js';
import { Frame } from '../ui/frame.js';
import { useTools } from '../ui/tools.js';
import { isPlain, useBoardScreen } from '../ui/use-board-screen.js';
import { cellLabels } from './cell-labels.js';
import { FutoshikiPicture, planeOf, ROOM } from './futoshiki-board.js';
import { FutoshikiKeypad } from './futoshiki-keypad.js';
import { HeldNumber } from './held-number.js';
import { Magnified } from './magnified.js';
import { useNoteSize } from './note-size.js';
import { useEntry } from './use-entry.js';
import { useSelection } from './use-selection.js';
import { futoshikiWords } from './words.js';

/** Within so many milliseconds two digits are one number, on boards that have such. */
const TYPING_MILLISECONDS = 900;

export function FutoshikiScreen({ game }: { game: Game<'futoshiki'> }) {
  const { words, settings, play, say } = useTools();
  const { board: label, whichNumber } = futoshikiWords(words);
  const { puzzle } = game;
  const board = boardOf(game);
  const side = sideOf(puzzle);
  const typed = useRef({ number: 0, at: 0 });
  const screen = useBoardScreen(game, planeOf(side), () => firstEmpty(board.grid));
  const { cursor, setCursor, noting, holder, viewport, tried, framed, grid, aid, walked } = screen;
  const seen = (walked ?? board) as FutoshikiBoard;
  const { cells: wrong } = screen.wrong;
  const selection = useSelection(cursor, setCursor);
  const { cells: chosen, names: selected } = selection;
  const several = chosen.length > 1;
  const entry = useEntry(game, noting, several);
  const askingUntil = useRef(0);
  const notes = useNoteSize(side, viewport);
  /** The focus that follows a tap is not a choice of its own. */
  const focusing = useRef(false);

  const cellAt = (point: Point): Cell | undefined => {
    const cell: Cell = [Math.floor(point.y - ROOM), Math.floor(point.x - ROOM)];
    return board.grid[cell[0]]?.[cell[1]] === undefined ? undefined : cell;
  };

  const focus = (cell: Cell) => {
    askingUntil.current = 0;
    focusing.current = true;
    holder.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true });
    focusing.current = false;
  };

  /** A stray tap must not undo what was solved. */
  const enterLocked = (cells: readonly Cell[]) =>
    status(game) !== 'finished' && walked === undefined && entry.enterLocked(cells);

  const tapped = (point: Point, event: PointerEvent) => {
    const cell = cellAt(point);
    if (cell === undefined) return;
    if (isAdding(event)) selection.toggle(cell);
    else {
      selection.only(cell);
      enterLocked([cell]);
    }
    focus(cell);
  };

  const dragged = (point: Point, event: PointerEvent): Drag | undefined => {
    const start = cellAt(point);
    if (start === undefined || viewport.zoomed) return undefined;
    const picked = isAdding(event) ? chosen.filter((cell) => !sameCell(cell, start)).reverse() : [];
    picked.push(start);
    const pick = (moved: PointerEvent) => {
      const cell = cellAt(viewport.toBoard({ x: moved.clientX, y: moved.clientY }));
      if (cell === undefined || picked.some((each) => sameCell(each, cell))) return;
      picked.push(cell);
      selection.all(picked);
    };
    selection.all(picked);
    return {
      move: pick,
      drop: (moved) => {
        pick(moved);
        if (entry.mode !== 'placing') enterLocked(picked);
        focus(picked.at(-1) ?? start);
      },
      cancel: () => {},
    };
  };

  const typeDigit = (digit: number, cells: readonly Cell[]) => {
    const now = performance.now();
    const joined = typed.current.number * 10 + digit;
    const joins = side > 9 && entry.mode === 'placing' && now - typed.current.at < TYPING_MILLISECONDS;
    const number = joins && joined <= side ? joined : digit;
    typed.current = { number, at: now };
    if (number === 0) return;
    if (now > askingUntil.current) return entry.press(number, cells);
    askingUntil.current = side > 9 ? now + TYPING_MILLISECONDS : 0;
    askWhyNot(number);
  };

  const askWhyNot = (number: number) => {
    if (!isGiven(puzzle, cursor)) aid.ask({ type: 'why-not', action: { type: 'put', cell: cursor, number } });
  };

  const keyed = (event: KeyboardEvent, cell: Cell): boolean => {
    if (!isPlain(event) || walked !== undefined) return false;
    const cells = several ? chosen : [cell];
    const keys: Readonly<Record<string, () => unknown>> = {
      delete: () => entry.erase(cells),
      backspace: () => entry.erase(cells),
      a: () => play({ type: 'fill-marks' }),
      v: () => entry.toggleColours(),
      l: () => entry.toggleLock(),
      y: () => {
        askingUntil.current = Number.POSITIVE_INFINITY;
        typed.current = { number: 0, at: 0 };
        say(whichNumber, 'seen');
      },
      ...(aid.request === undefined &&
        (entry.locked !== undefined
          ? { escape: () => entry.toggleLock() }
          : several && { escape: () => selection.only(cell) })),
    };
    const key = event.key.toLowerCase();
    if (!/^[\dy]$/.test(key)) askingUntil.current = 0;
    if (/^\d$/.test(key)) typeDigit(Number(key), cells);
    else if (Object.hasOwn(keys, key)) keys[key]?.();
    else return false;
    return true;
  };

  const moved = (cell: Cell, extend: boolean) => {
    if (focusing.current) return;
    askingUntil.current = 0;
    grid.onCursor(cell);
    if (extend) selection.add(cell);
    else selection.only(cell);
  };

  const activated = (cell: Cell) => {
    selection.only(cell);
    enterLocked([cell]);
  };

  const cells = useMemo(() => {
    const labelOf = cellLabels(words, puzzle, seen, settings.tidyNotes, { tried, wrong });
    return board.grid.flatMap((line, row) =>
      line.map((_, column) => {
        const cell: Cell = [row, column];
        return { cell, label: labelOf(cell), selected: selected.has(String(cell)) };
      }),
    );
  }, [words, puzzle, seen, settings.tidyNotes, tried, wrong, selected]);
  const onKey = useStable(keyed);
  const onActivate = useStable(activated);
  const onCursor = useStable(moved);
  const standing = seen.grid[cursor[0]]?.[cursor[1]] ?? 0;
  const toggleNotes = (on: boolean) => {
    entry.leaveColours();
    framed.onNoting(on);
  };

  return (
    <Frame
      {...framed}
      onNoting={toggleNotes}
      board={
        <div class="board-holder" ref={holder}>
          <Stage viewport={viewport} onTap={tapped} onDrag={dragged}>
            <FutoshikiPicture
              puzzle={puzzle}
              board={seen}
              selected={walked === undefined ? selected : tried}
              cursor={several || walked !== undefined ? undefined : cursor}
              like={(entry.mode !== 'colouring' && entry.locked) || standing}
              tried={tried}
              wrong={wrong}
              tidy={settings.tidyNotes}
              noteSize={notes.size}
              pixel={notes.pixel}
            />
            {aid.shown !== undefined && aid.parts !== undefined && (
              <aid.parts.Overlay plane={planeOf(side)} viewport={viewport} shown={aid.shown} />
            )}
            <CellGrid
              label={label(side)}
              cells={cells}
              several
              {...grid}
              onCursor={onCursor}
              onActivate={onActivate}
              onKey={onKey}
            />
          </Stage>
        </div>
      }
      panel={
        <HeldNumber onHold={entry.mode === 'placing' ? askWhyNot : undefined}>
          <FutoshikiKeypad
            game={game}
            entry={entry}
            cells={chosen}
            beside={
              notes.tooSmall && <Magnified puzzle={puzzle} board={board} cursor={cursor} tidy={settings.tidyNotes} />
            }
          />
        </HeldNumber>
      }
    />
  );
}

function isAdding({ shiftKey, ctrlKey, metaKey }: PointerEvent): boolean {
  return shiftKey || ctrlKey || metaKey;
}

function firstEmpty(grid: readonly (readonly number[])[]): Cell {
  const row = grid.findIndex((line) => line.includes(0));
  return row === -1 ? [0, 0] : [row, grid[row]?.indexOf(0) ?? 0];
}
