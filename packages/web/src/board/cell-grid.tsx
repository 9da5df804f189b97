/**
 * The board for those who hear it and for the keyboard: one labelled grid over the picture, a cell of it for each cell
 * of the board, of which one has the focus. What is seen and what is heard are then the same thing.
 */
import { type Cell, sameCell } from '@pipwright/play';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { memo } from './memo.js';
import { PLANE_SCALE } from './viewport.js';

interface GridCell {
  readonly cell: Cell;
  readonly label: string;
  readonly selected: boolean;
}

type Place = (cell: Cell) => { readonly x: number; readonly y: number; readonly side: number };

interface CellGridProps {
  readonly label: string;
  readonly cells: readonly GridCell[];
  readonly several?: boolean;
  readonly place: Place;
  readonly cursor: Cell;
  /** `extend` where Shift was held: what is selected stays so. */
  readonly onCursor: (cell: Cell, extend: boolean) => void;
  readonly onActivate: (cell: Cell) => void;
  readonly onKey: (event: KeyboardEvent, cell: Cell) => boolean;
}

const ARROWS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Drawn anew only when one of its cells is: give it the same functions each time. */
export const CellGrid = memo((props: CellGridProps) => <Grid {...props} />);

function Grid(props: CellGridProps) {
  const { label, cells, several, place, cursor, onCursor, onActivate, onKey } = props;
  const grid = useRef<HTMLDivElement>(null);
  const rows = inRows(cells);

  // The focus follows the cursor, but never jumps into the board from elsewhere. It is there before the next key comes.
  useLayoutEffect(() => {
    if (!grid.current?.contains(document.activeElement)) return;
    elementAt(grid.current, cursor)?.focus({ preventScroll: true });
  }, [cursor]);

  const keyed = (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    if (cell === undefined) return;
    const arrow = event.altKey || event.ctrlKey || event.metaKey ? undefined : ARROWS[event.key];
    if (arrow !== undefined) {
      event.preventDefault();
      const next = nearest(cells, cell, arrow);
      if (next !== undefined) onCursor(next, event.shiftKey);
    } else if (onKey(event, cell)) event.preventDefault();
    else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onActivate(cell);
    }
  };

  // A pointer's taps come from the stage, which knows drags from taps; what comes here without one is a screen reader's.
  const clicked = (event: MouseEvent) => {
    const cell = cellOf(event.target);
    if (cell !== undefined && event.detail === 0) onActivate(cell);
  };

  const focused = (event: FocusEvent) => {
    const cell = cellOf(event.target);
    if (cell !== undefined && !sameCell(cell, cursor)) onCursor(cell, false);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot lie over a picture.
    <div
      ref={grid}
      class="cells"
      role="grid"
      aria-label={label}
      aria-multiselectable={several}
      onKeyDown={keyed}
      onClick={clicked}
      onFocusIn={focused}
    >
      {rows.map(([row, inRow]) => (
        // biome-ignore lint/a11y/useSemanticElements: as above.
        // biome-ignore lint/a11y/useFocusableInteractive: the cells of the row have the focus.
        <div key={row} role="row" aria-rowindex={row + 1}>
          {inRow.map(({ cell, label: text, selected }) => {
            const { x, y, side } = place(cell);
            const atCursor = sameCell(cell, cursor);
            return (
              <CellBox
                key={cell[1]}
                row={cell[0]}
                column={cell[1]}
                label={text}
                selected={selected}
                x={x}
                y={y}
                side={side}
                atCursor={atCursor}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface CellBoxProps {
  readonly row: number;
  readonly column: number;
  readonly label: string;
  readonly selected: boolean;
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly atCursor: boolean;
}

const CellBox = memo(({ row, column, label, selected, x, y, side, atCursor }: CellBoxProps) => (
  // biome-ignore lint/a11y/useSemanticElements: as above.
  <div
    class="cell"
    role="gridcell"
    data-cell={`${row},${column}`}
    tabIndex={atCursor ? 0 : -1}
    aria-colindex={column + 1}
    aria-label={label}
    aria-selected={selected}
    style={{ left: px(x), top: px(y), width: px(side), height: px(side) }}
  />
));

function px(cells: number): string {
  return `${cells * PLANE_SCALE}px`;
}

function inRows(cells: readonly GridCell[]): readonly (readonly [number, readonly GridCell[]])[] {
  const rows = new Map<number, GridCell[]>();
  for (const each of cells) rows.set(each.cell[0], [...(rows.get(each.cell[0]) ?? []), each]);
  return [...rows];
}

function cellOf(target: EventTarget | null): Cell | undefined {
  const name = target instanceof HTMLElement ? target.dataset.cell : undefined;
  const [row, column] = name?.split(',').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : [row, column];
}

function elementAt(grid: HTMLElement, [row, column]: Cell): HTMLElement | null {
  return grid.querySelector(`[data-cell="${row},${column}"]`);
}

function nearest(cells: readonly GridCell[], from: Cell, [down, right]: readonly [number, number]): Cell | undefined {
  const ahead = cells.map(({ cell }) => {
    const [rows, columns] = [cell[0] - from[0], cell[1] - from[1]];
    return { cell, along: rows * down + columns * right, aside: Math.abs(rows * right) + Math.abs(columns * down) };
  });
  const costs = ahead.filter(({ along }) => along > 0).map((each) => ({ ...each, cost: each.along + each.aside * 3 }));
  return costs.sort((a, b) => a.cost - b.cost)[0]?.cell;
}
