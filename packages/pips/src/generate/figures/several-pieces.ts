/** Boards in several pieces, a line of free places between them, and symmetric as a whole where that is asked for. */
import type { Random } from '@pipwright/core';
import type { Cell } from '../../model/cell.js';
import { boundsOf } from '../../model/cell.js';
import type { Box, Symmetry } from './grow-piece.js';
import { inCorner } from './images.js';

/** Makes one piece within the room; undefined when a try came to nothing. */
type GrowPiece = (dominoes: number, symmetry: Symmetry, room: Box) => readonly Cell[] | undefined;

interface Request {
  readonly dominoes: number;
  readonly pieces: number;
  readonly symmetry: Symmetry;
  readonly most: Box;
}

/** At least two pieces, of at least one domino each. They may still come out too large together. */
export function trySeveralPieces(random: Random, request: Request, grow: GrowPiece): readonly Cell[] | undefined {
  const { dominoes, pieces, symmetry, most } = request;
  const pairs = Math.floor(pieces / 2);
  const canPair = pieces % 2 === 1 ? dominoes > 2 * pairs : dominoes % 2 === 0;
  if (symmetry === 'mirror' && (!canPair || random.chance(0.5))) return pile(random, request, grow);
  if (symmetry !== 'none') return canPair ? paired(random, request, grow) : undefined;
  const parts = all(
    split(random, dominoes, pieces).map((part) =>
      grow(part, 'none', { ...most, columns: share(most.columns, part, request) }),
    ),
  );
  return parts && inLine(random, parts);
}

/** Each as it is in the mirror, one below the other. */
function pile(random: Random, request: Request, grow: GrowPiece): readonly Cell[] | undefined {
  const { dominoes, pieces, most } = request;
  const parts = all(
    split(random, dominoes, pieces).map((part) =>
      grow(part, 'mirror', { ...most, rows: share(most.rows, part, request) }),
    ),
  );
  if (parts === undefined || new Set(parts.map((part) => sizeOf(part).columns % 2)).size > 1) return undefined;
  const widest = Math.max(...parts.map((part) => sizeOf(part).columns));
  let top = 0;
  return parts.flatMap((part) => {
    const { rows, columns } = sizeOf(part);
    const moved = move(part, top, (widest - columns) / 2);
    top += rows + 1;
    return moved;
  });
}

/** Pieces on one side and their images on the other; of an odd number, one in the middle that is its own image. */
function paired(random: Random, request: Request, grow: GrowPiece): readonly Cell[] | undefined {
  const { dominoes, pieces, symmetry, most } = request;
  const pairs = Math.floor(pieces / 2);
  const outer = pieces % 2 === 0 ? dominoes / 2 : random.between(pairs, Math.floor((dominoes - 1) / 2));
  const room = (part: number) => ({ ...most, columns: share(most.columns, part, request) });
  const parts = all(split(random, outer, pairs).map((part) => grow(part, 'none', room(part))));
  const inner = dominoes - 2 * outer;
  const middle = inner === 0 ? [] : grow(inner, symmetry, room(inner));
  if (parts === undefined || middle === undefined) return undefined;
  const side = inLine(random, parts);
  const [sideSize, middleSize] = [sizeOf(side), sizeOf(middle)];
  const columns = 2 * sideSize.columns + 1 + (inner > 0 ? middleSize.columns + 1 : 0);
  const rows = Math.max(middleSize.rows, sideSize.rows + (inner > 0 ? (sideSize.rows + middleSize.rows) % 2 : 0));
  const left = move(side, random.between(0, rows - sideSize.rows), 0);
  const right = left.map(([row, column]): Cell => [symmetry === 'mirror' ? row : rows - 1 - row, columns - 1 - column]);
  return [...left, ...right, ...move(middle, Math.floor((rows - middleSize.rows) / 2), sideSize.columns + 1)];
}

/** A part's share of a side, the lines between the pieces left out; rather too much than too little. */
function share(side: number, part: number, { dominoes, pieces }: Request): number {
  return Math.min(side, Math.ceil(((side - pieces + 1) * part) / dominoes));
}

/** Side by side, each somewhere along the highest. */
function inLine(random: Random, parts: readonly (readonly Cell[])[]): readonly Cell[] {
  const rows = Math.max(...parts.map((part) => sizeOf(part).rows));
  let left = 0;
  return parts.flatMap((part) => {
    const size = sizeOf(part);
    const moved = move(part, random.between(0, rows - size.rows), left);
    left += size.columns + 1;
    return moved;
  });
}

/** As even as dice are. */
function split(random: Random, dominoes: number, parts: number): number[] {
  const sizes = Array<number>(parts).fill(1);
  for (let left = dominoes - parts; left > 0; left--) {
    const at = random.int(parts);
    sizes[at] = (sizes[at] ?? 0) + 1;
  }
  return sizes;
}

function all<Item>(items: readonly (Item | undefined)[]): Item[] | undefined {
  const made = items.filter((item) => item !== undefined);
  return made.length === items.length ? made : undefined;
}

function sizeOf(cells: readonly Cell[]): Box {
  const { top, left, bottom, right } = boundsOf(cells);
  return { rows: bottom - top + 1, columns: right - left + 1 };
}

/** So that its first row and its first column are these. */
function move(cells: readonly Cell[], top: number, left: number): Cell[] {
  return inCorner(cells).map(([row, column]): Cell => [row + top, column + left]);
}
