/** Futoshiki on the screen: the square that is chosen, what numbers and keys mean, and the parts that show it. */
import { sideOf } from '@pipwright/futoshiki';
import { boardOf, type Cell, type Game, isGiven, marksAt, sameCell, triedCells } from '@pipwright/play';
import { useMemo, useRef, useState } from 'preact/hooks';
import { CellGrid } from '../board/cell-grid.js';
import { Stage } from '../board/stage.js';
import { useStable } from '../board/use-stable.js';
import { useViewport } from '../board/use-viewport.js';
import type { Point } from '../board/view.js';
import { wrongPlaces } from '../board/wrong-places.js';
import { Frame } from '../ui/frame.js';
import { Keypad } from '../ui/keypad.js';
import { ToolButton } from '../ui/tool-button.js';
import { useTools } from '../ui/tools.js';
import { useCheck } from '../ui/use-check.js';
import { cellLabels } from './cell-labels.js';
import { FutoshikiPicture, ROOM } from './futoshiki-board.js';

/** Within so many milliseconds two digits are one number, on boards that have such. */
const TYPING_MILLISECONDS = 900;

export function FutoshikiScreen({ game }: { game: Game<'futoshiki'> }) {
  const { words, settings, play } = useTools();
  const { puzzle } = game;
  const board = boardOf(game);
  const side = sideOf(puzzle);
  const check = useCheck(game);
  const [cursor, setCursor] = useState<Cell>(() => firstEmpty(board.grid));
  const [noting, setNoting] = useState(false);
  const typed = useRef({ number: 0, at: 0 });
  const area = useRef<HTMLDivElement>(null);

  const viewport = useViewport({ width: side + 2 * ROOM, height: side + 2 * ROOM });
  const corner = ([row, column]: Cell) => ({ x: column + ROOM, y: row + ROOM });

  const showCursor = (cell: Cell) => {
    setCursor(cell);
    viewport.reveal({ ...corner(cell), width: 1, height: 1 });
  };

  const tapped = (point: Point) => {
    const cell: Cell = [Math.floor(point.y - ROOM), Math.floor(point.x - ROOM)];
    if (board.grid[cell[0]]?.[cell[1]] === undefined) return;
    setCursor(cell);
    viewport.zoomForPlacing(point);
    area.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true });
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
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
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

  const tried = useMemo(() => new Set(triedCells(game).map(String)), [game]);
  const { cells: wrong } = useMemo(() => wrongPlaces(check.problems), [check.problems]);
  const cells = useMemo(() => {
    const labelOf = cellLabels(words, puzzle, board, { tried, wrong });
    return board.grid.flatMap((line, row) =>
      line.map((_, column) => {
        const cell: Cell = [row, column];
        return { cell, label: labelOf(cell), selected: sameCell(cell, cursor) };
      }),
    );
  }, [words, puzzle, board, tried, wrong, cursor]);
  const place = useStable((cell: Cell) => ({ ...corner(cell), side: 1 }));
  const onCursor = useStable(showCursor);
  const onKey = useStable(keyed);
  const standing = board.grid[cursor[0]]?.[cursor[1]] ?? 0;

  return (
    <Frame
      game={game}
      viewport={viewport}
      check={check}
      noting={noting}
      onNoting={setNoting}
      board={
        <div class="board-holder" ref={area}>
          <Stage viewport={viewport} onTap={tapped} onDrag={() => undefined}>
            <FutoshikiPicture puzzle={puzzle} board={board} cursor={String(cursor)} tried={tried} wrong={wrong} />
            <CellGrid
              label={words.board.futoshiki(side)}
              cells={cells}
              place={place}
              cursor={cursor}
              onCursor={onCursor}
              onActivate={setCursor}
              onKey={onKey}
            />
          </Stage>
        </div>
      }
      actions={
        <>
          <ToolButton
            bare
            icon="erase"
            label={words.tools.erase}
            onPress={() => play({ type: 'clear', cell: cursor })}
          />
          <ToolButton bare icon="fill" label={words.tools.fillNotes} onPress={() => play({ type: 'fill-marks' })} />
        </>
      }
      panel={
        <Keypad
          least={1}
          most={side}
          noting={noting}
          pressed={noting && standing === 0 ? marksAt(board.marks, cursor) : [standing]}
          onNumber={(number) => void put(number)}
        />
      }
    />
  );
}

function firstEmpty(grid: readonly (readonly number[])[]): Cell {
  const row = grid.findIndex((line) => line.includes(0));
  return row === -1 ? [0, 0] : [row, grid[row]?.indexOf(0) ?? 0];
}
