/** What a tap on the board means: where a chosen domino comes to lie, and how one that lies there turns. */
import { type Cell, cellsFrom, type Game, type PipsAction, whyNot } from '@pipwright/play';

type Pips = Game<'pips'>;

/** What is chosen: a domino of the tray by its slot, or one on the board by a cell it covers. */
export type Chosen = { readonly slot: number } | { readonly cell: Cell };

/** Quarter turns in the order in which they are tried where a domino does not fit as it is. */
const TURNS = [0, 1, 3, 2] as const;

/**
 * The move that brings what is chosen to lie on this cell: as it is turned, its first half there or else its second;
 * where neither fits, turned. Undefined where nothing fits.
 */
export function layOn(game: Pips, chosen: Chosen, cell: Cell, quarters: number): PipsAction | undefined {
  return TURNS.flatMap((turn) => waysOver(cell, quarters + turn))
    .map((cells) => layAction(chosen, cells))
    .find((action) => whyNot(game, action).length === 0);
}

export function layAction(chosen: Chosen, cells: readonly [Cell, Cell]): PipsAction {
  return 'slot' in chosen
    ? { type: 'place', slot: chosen.slot, cells }
    : { type: 'move', cell: chosen.cell, to: cells };
}

function waysOver(cell: Cell, quarters: number): readonly (readonly [Cell, Cell])[] {
  const [second, first] = cellsFrom(cell, quarters + 2);
  return [cellsFrom(cell, quarters), [first, second]];
}

/**
 * Turns the domino on this cell: a quarter clockwise around this half; without room for that end to end, and else any
 * other way there is room for.
 */
export function turnOn(game: Pips, cell: Cell): PipsAction | undefined {
  const ways: readonly PipsAction[] = [
    { type: 'turn', cell, quarters: 1 },
    { type: 'flip', cell },
    { type: 'turn', cell, quarters: 3 },
    { type: 'turn', cell, quarters: 2 },
  ];
  return ways.find((action) => whyNot(game, action).length === 0);
}
