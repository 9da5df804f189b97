/** Latin squares on the screen: the cell that is chosen, what numbers and keys mean, and the parts that show it. */
import { boardOf, type Cell, type Game, marksAt, sameCell } from '@pipwright/play';
import { useMemo } from 'preact/hooks';
import { CellGrid } from '../../../packages/web/src/board/cell-grid.js';
import { useStable } from '../../../packages/web/src/board/memo.js';
import { Stage } from '../../../packages/web/src/board/stage.js';
import type { Point } from '../../../packages/web/src/board/view.js';
import { Frame } from '../../../packages/web/src/ui/frame.js';
import { ToolButton } from '../../../packages/web/src/ui/icons.js';
import { Keypad } from '../../../packages/web/src/ui/keypad.js';
import { useTools } from '../../../packages/web/src/ui/tools.js';
import { isPlain, useBoardScreen } from '../../../packages/web/src/ui/use-board-screen.js';
import { withMarked } from '../../../packages/web/src/words/board-words.js';
import { cellsOf, numberAt, type Puzzle } from '../model.js';
import { LatinPicture } from './picture.js';
import { latinWordsIn } from './words.js';

/** Where cells lie, measured in cells. */
export function planeOf({ grid: { length: side } }: Puzzle) {
  return { width: side, height: side, corner: ([row, column]: Cell) => ({ x: column, y: row }) };
}

export function LatinScreen({ game }: { game: Game<'latin'> }) {
  const { words, play } = useTools();
  const own = latinWordsIn(words);
  const { puzzle } = game;
  const board = boardOf(game);
  const side = puzzle.grid.length;
  const open = (cell: Cell) => numberAt(board, cell) === 0;
  const screen = useBoardScreen(game, planeOf(puzzle), () => cellsOf(board).find(open) ?? [0, 0]);
  const { cursor, setCursor, noting, holder, viewport, tried } = screen;
  const { cells: wrong } = screen.wrong;

  const tapped = (point: Point) => {
    const cell: Cell = [Math.floor(point.y), Math.floor(point.x)];
    if (board.grid[cell[0]]?.[cell[1]] === undefined) return;
    setCursor(cell);
    holder.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true });
  };

  const put = (number: number, cell = cursor) => play({ type: noting ? 'mark' : 'put', cell, number });

  const onKey = useStable((event: KeyboardEvent, cell: Cell): boolean => {
    const isNumber = /^[1-9]$/.test(event.key);
    if (!isPlain(event) || !(isNumber || /^(?:Delete|Backspace)$/.test(event.key))) return false;
    void (isNumber ? put(Number(event.key), cell) : play({ type: 'clear', cell }));
    return true;
  });

  const cells = useMemo(
    () =>
      cellsOf(board).map((cell) => {
        const said = own.cell(cell, numberAt(board, cell), numberAt(puzzle, cell) !== 0, marksAt(board.marks, cell));
        const label = withMarked(words, said, String(cell), { tried, wrong });
        return { cell, label, selected: sameCell(cell, cursor) };
      }),
    [words, puzzle, board, tried, wrong, cursor],
  );

  return (
    <Frame
      {...screen.framed}
      board={
        <div class="board-holder" ref={holder}>
          <Stage viewport={viewport} onTap={tapped} onDrag={() => undefined}>
            <LatinPicture puzzle={puzzle} board={board} cursor={String(cursor)} tried={tried} wrong={wrong} />
            <CellGrid label={own.board(side)} cells={cells} {...screen.grid} onActivate={setCursor} onKey={onKey} />
          </Stage>
        </div>
      }
      panel={
        <Keypad
          least={1}
          most={side}
          noting={noting}
          pressed={open(cursor) ? marksAt(board.marks, cursor) : [numberAt(board, cursor)]}
          onNumber={(number) => void put(number)}
          buttons={<ToolButton icon="erase" label={own.erase} onPress={() => play({ type: 'clear', cell: cursor })} />}
        />
      }
    />
  );
}
