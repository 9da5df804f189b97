/** What taps and drops mean: where a domino comes to lie, and how one that lies there turns. */
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
import type { Point } from '../board/view.js';
import type { Geometry } from './geometry.js';

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

/** Of a cell: farther than this nothing is near. */
const REACH = 0.8;
/** So much nearer, in cells, must a place be that it has to turn for. */
const NEARER = 0.4;
const AROUND = [-1, 0, 1] as const;

type Plane = Pick<Geometry, 'cellAt' | 'middle'>;

/**
 * Where a domino in the air would fall: the nearest place that it fits into, as it is turned or else turned by a
 * quarter. `middle` is its own middle on the board, in cells.
 */
export function landingOf(game: Pips, plane: Plane, chosen: Chosen, quarters: number, middle: Point): Lie | undefined {
  return [...placesNear(plane, quarters, middle, 0), ...placesNear(plane, quarters + 1, middle, NEARER)]
    .sort((a, b) => a.cost - b.cost)
    .find(({ lie }) => whyNot(game, layAction(chosen, lie)).every(({ code }) => code === 'no-change'))?.lie;
}

function placesNear(plane: Plane, quarters: number, { x, y }: Point, extra: number) {
  const [, [down, right]] = cellsFrom([0, 0], quarters);
  const first = { x: x - right / 2, y: y - down / 2 };
  const [row, column] = plane.cellAt(first);
  return AROUND.flatMap((dy) => AROUND.map((dx): Cell => [row + dy, column + dx]))
    .map((cell) => ({ cell, at: plane.middle(cell) }))
    .map(({ cell, at }) => ({ lie: cellsFrom(cell, quarters), away: Math.hypot(at.x - first.x, at.y - first.y) }))
    .filter(({ away }) => away < REACH)
    .map(({ lie, away }) => ({ lie, cost: away + extra }));
}

export function layAction(chosen: Chosen, lie: Lie): PipsAction {
  return 'slot' in chosen
    ? { type: 'place', slot: chosen.slot, cells: lie }
    : { type: 'move', cell: chosen.cell, to: lie };
}

/**
 * How the domino on this cell lies after a tap on it: the next of all ways to cover the cell that there is room for.
 * From where the first tap found it, it changes ends on its cells, then turns a quarter clockwise, and so on in turn; so
 * as many taps as there are ways lead back. Undefined where it can lie in no other way.
 */
export function turnOn(game: Pips, cell: Cell): PipsAction | undefined {
  const lying = lyingAt(boardOf(game), cell);
  if (lying === undefined) return undefined;
  const { domino, cells } = lying;
  const isDouble = domino[0] === domino[1];
  const circle = waysAround(isDouble ? cells : lieBeforeTaps(game, cell, cells), cell, isDouble);
  const at = circle.findIndex((lie) => String(lie) === String(cells));
  return [...circle.slice(at + 1), ...circle.slice(0, at)]
    .map((lie) => layAction({ cell }, lie))
    .find((action) => isLegal(game, action));
}

function waysAround(start: Lie, cell: Cell, isDouble: boolean): readonly Lie[] {
  const half = sameCell(start[0], cell) ? 0 : 1;
  const out = (quartersOf(start) ?? 0) + 2 * half;
  return QUARTERS.flatMap((turned) => {
    const both = [firstOn(cell, out + turned), secondOn(cell, out + turned + 2)] as const;
    if (isDouble) return [both[half]];
    return (half + turned) % 2 === 0 ? both : [both[1], both[0]];
  });
}

/** Where it lay before it was tapped again and again, as the history tells. */
function lieBeforeTaps({ moves, positions, at }: Pips, cell: Cell, now: Lie): Lie {
  const isTap = (move: (typeof moves)[number] | undefined) =>
    move?.type === 'move' && sameCell(move.cell, cell) && move.to.some((each) => sameCell(each, cell));
  let first = at;
  while (isTap(moves[first - 1])) first--;
  const before = positions[first];
  return (before && lyingAt(before.board, cell)?.cells) ?? now;
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
