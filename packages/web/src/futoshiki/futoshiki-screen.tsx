/** Futoshiki on the screen: the square that is chosen, what numbers and keys mean, and the parts that show it. */
import { sideOf } from '@pipwright/futoshiki';
import { boardOf, type Cell, type Game, isGiven, marksAt, sameCell } from '@pipwright/play';
import { useMemo, useRef } from 'preact/hooks';
import { CellGrid } from '../board/cell-grid.js';
import { useStable } from '../board/memo.js';
import { Stage } from '../board/stage.js';
import type { Point } from '../board/view.js';
import { Frame } from '../ui/frame.js';
import { ToolButton } from '../ui/icons.js';
import { Keypad } from '../ui/keypad.js';
import { useTools } from '../ui/tools.js';
import { isPlain, useBoardScreen } from '../ui/use-board-screen.js';
import { cellLabels } from './cell-labels.js';
import { FutoshikiPicture, planeOf, ROOM } from './futoshiki-board.js';
import { futoshikiWords } from './words.js';

/** Within so many milliseconds two digits are one number, on boards that have such. */
const TYPING_MILLISECONDS = 900;

export function FutoshikiScreen({ game }: { game: Game<'futoshiki'> }) {
  const { words, settings, play } = useTools();
  const { board: label, tools } = futoshikiWords(words);
  const { puzzle } = game;
  const board = boardOf(game);
  const side = sideOf(puzzle);
  const typed = useRef({ number: 0, at: 0 });
  const screen = useBoardScreen(game, planeOf(side), () => firstEmpty(board.grid));
  const { cursor, setCursor, noting, holder, viewport, tried } = screen;
  const { cells: wrong } = screen.wrong;

  const tapped = (point: Point) => {
    const cell: Cell = [Math.floor(point.y - ROOM), Math.floor(point.x - ROOM)];
    if (board.grid[cell[0]]?.[cell[1]] === undefined) return;
    setCursor(cell);
    viewport.zoomForPlacing(point);
    holder.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true });
  };

  const put = (number: number, cell = cursor) => {
    if (noting) return play({ type: 'mark', cell, number });
    const standing = board.grid[cell[0]]?.[cell[1]];
    if (standing === number && !isGiven(puzzle, cell)) return play({ type: 'clear', cell });
    return play({ type: 'put', cell, number, ...(settings.tidyNotes ? {} : { keepMarks: true as const }) });
  };

  const typeDigit = (digit: number, cell: Cell) => {
    const now = performance.now();
    const joined = typed.current.number * 10 + digit;
    const joins = side > 9 && !noting && now - typed.current.at < TYPING_MILLISECONDS && joined <= side;
    const number = joins ? joined : digit;
    typed.current = { number, at: now };
    if (number > 0) void put(number, cell);
  };

  const keyed = (event: KeyboardEvent, cell: Cell): boolean => {
    if (!isPlain(event)) return false;
    if (/^\d$/.test(event.key)) {
      typeDigit(Number(event.key), cell);
      return true;
    }
    switch (event.key) {
      case 'Delete':
      case 'Backspace':
        void play({ type: 'clear', cell });
        return true;
      case 'a':
      case 'A':
        void play({ type: 'fill-marks' });
        return true;
      default:
        return false;
    }
  };

  const cells = useMemo(() => {
    const labelOf = cellLabels(words, puzzle, board, settings.tidyNotes, { tried, wrong });
    return board.grid.flatMap((line, row) =>
      line.map((_, column) => {
        const cell: Cell = [row, column];
        return { cell, label: labelOf(cell), selected: sameCell(cell, cursor) };
      }),
    );
  }, [words, puzzle, board, tried, wrong, cursor]);
  const onKey = useStable(keyed);
  const standing = board.grid[cursor[0]]?.[cursor[1]] ?? 0;

  return (
    <Frame
      {...screen.framed}
      board={
        <div class="board-holder" ref={holder}>
          <Stage viewport={viewport} onTap={tapped} onDrag={() => undefined}>
            <FutoshikiPicture puzzle={puzzle} board={board} cursor={String(cursor)} tried={tried} wrong={wrong} />
            <CellGrid label={label(side)} cells={cells} {...screen.grid} onActivate={setCursor} onKey={onKey} />
          </Stage>
        </div>
      }
      panel={
        <>
          <div class="actions">
            <ToolButton bare icon="erase" label={tools.erase} onPress={() => play({ type: 'clear', cell: cursor })} />
            <ToolButton bare icon="fill" label={tools.fillNotes} onPress={() => play({ type: 'fill-marks' })} />
          </div>
          <Keypad
            least={1}
            most={side}
            noting={noting}
            pressed={noting && standing === 0 ? marksAt(board.marks, cursor) : [standing]}
            onNumber={(number) => void put(number)}
          />
        </>
      }
    />
  );
}

function firstEmpty(grid: readonly (readonly number[])[]): Cell {
  const row = grid.findIndex((line) => line.includes(0));
  return row === -1 ? [0, 0] : [row, grid[row]?.indexOf(0) ?? 0];
}
