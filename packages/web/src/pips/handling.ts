/** What a tap on the board means: where a chosen domino comes to lie, and how one that lies there turns. */
import {
  boardOf,
  type Cell,
  cellsFrom,
  type Game,
  lyingAt,
  type PipsAction,
  quartersOf,
  sameCell,
  whyNot,
} from '@pipwright/play';

type Pips = Game<'pips'>;

/** What is chosen: a domino of the tray by its slot, or one on the board by a cell it covers. */
export type Chosen = { readonly slot: number } | { readonly cell: Cell };

export type Lie = readonly [Cell, Cell];

/** Quarter turns in the order in which they are tried where a domino does not fit as it is. */
const TURNS = [0, 1, 3, 2] as const;
const QUARTERS = [0, 1, 2, 3] as const;

/**
 * Where what is chosen comes to lie when it is laid on this cell: as it is turned, its first half there or else its
 * second; where neither fits, turned. Undefined where nothing fits. Previews show it and Enter does it.
 */
export function layOn(game: Pips, chosen: Chosen, cell: Cell, quarters: number): Lie | undefined {
  return TURNS.flatMap((turn) => [firstOn(cell, quarters + turn), secondOn(cell, quarters + turn)]).find((lie) =>
    isLegal(game, layAction(chosen, lie)),
  );
}

export function layAction(chosen: Chosen, lie: Lie): PipsAction {
  return 'slot' in chosen
    ? { type: 'place', slot: chosen.slot, cells: lie }
    : { type: 'move', cell: chosen.cell, to: lie };
}

/**
 * How the domino on this cell lies after a tap on it: the next of all ways to cover the cell that there is room for.
 * They come in a fixed circle, each a quarter clockwise from the one before: its first half on the cell, then its
 * second. So as many taps as there are ways lead back. Undefined where it can lie in no other way.
 */
export function turnOn(game: Pips, cell: Cell): PipsAction | undefined {
  const lying = lyingAt(boardOf(game), cell);
  if (lying === undefined) return undefined;
  const { domino, cells } = lying;
  const onFirst = sameCell(cells[0], cell);
  const isDouble = domino[0] === domino[1];
  const first = QUARTERS.map((quarters) => firstOn(cell, quarters));
  const second = QUARTERS.map((quarters) => secondOn(cell, quarters));
  const circle = isDouble ? (onFirst ? first : second) : [...first, ...second];
  const at = (isDouble || onFirst ? 0 : QUARTERS.length) + (quartersOf(cells) ?? 0);
  return [...circle.slice(at + 1), ...circle.slice(0, at)]
    .map((lie) => layAction({ cell }, lie))
    .find((action) => isLegal(game, action));
}

function firstOn(cell: Cell, quarters: number): Lie {
  return cellsFrom(cell, quarters);
}

function secondOn(cell: Cell, quarters: number): Lie {
  const [second, first] = cellsFrom(cell, quarters + 2);
  return [first, second];
}

function isLegal(game: Pips, action: PipsAction): boolean {
  return whyNot(game, action).length === 0;
}
