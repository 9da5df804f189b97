/** How sentences name what is on the board: in words, or by marks that whoever shows the board puts names in place of. */
import { type Cell, cellName } from '../data.js';
import { list } from '../text.js';

export interface Names {
  cell(cell: Cell): string;
  /** Cells of which the same is said. */
  cells(cells: readonly Cell[]): string;
  /** Cells along signs, from the first to the last. */
  along(cells: readonly Cell[], sign: string): string;
  /** A region, if not by its rule and its place. */
  region?(index: number): string | undefined;
  /** What a text counts for, if not for its characters. */
  length?(text: string): number;
}

/** `r1c1`. */
export const coordinates: Names = {
  cell: cellName,
  cells: (cells) => list(cells.map(cellName)),
  along: (cells, sign) => cells.map(cellName).join(` ${sign} `),
};

/** Characters for private use: rows, columns, and regions. */
const ROW = 0xe000;
const COLUMN = 0xec00;
const REGION = 0xf800;
const REGIONS = 0x100;
const RANGE = COLUMN - ROW;

const mark = (first: number, at: number) => String.fromCharCode(first + at);
const cellMark = (cell: Cell) => {
  const [row, column] = cell;
  return row < RANGE && column < RANGE ? mark(ROW, row) + mark(COLUMN, column) : cellName(cell);
};

/** What a name is longer than its mark, as a rule; and where it is longer still. */
const LONGER = 8;
const ROOM = 16;

/** Each cell is two characters, and cells of which the same is said stand together. */
export const marks: Names = {
  cell: cellMark,
  cells: (cells) =>
    cells.every(([row, column]) => Math.max(row, column) < RANGE)
      ? cells.map(cellMark).join('')
      : coordinates.cells(cells),
  // More names than a reader keeps in mind: those between are shown.
  along: (cells, sign) => {
    const [first, ...others] = cells.map(cellMark);
    return (others.length > 2 ? [first, '…', others.at(-1)] : [first, ...others]).join(` ${sign} `);
  },
  region: (index) => (index < REGIONS ? mark(REGION, index) : undefined),
  length: (text) => text.length + LONGER * [...text.matchAll(/[\ue000-\uebff\uf800-\uf8ff]/g)].length + ROOM,
};

/** A piece of a marked sentence. */
export type Named = string | { readonly cells: readonly Cell[] } | { readonly region: number };

export function piecesOf(text: string): readonly Named[] {
  const pieces = text.split(/((?:[\ue000-\uebff][\uec00-\uf7ff])+|[\uf800-\uf8ff])/);
  return pieces.flatMap((piece, i): readonly Named[] => {
    if (i % 2 === 0) return piece === '' ? [] : [piece];
    if (piece.length === 1) return [{ region: piece.charCodeAt(0) - REGION }];
    const rowAt = (at: number) => piece.charCodeAt(2 * at) - ROW;
    const columnAt = (at: number) => piece.charCodeAt(2 * at + 1) - COLUMN;
    return [{ cells: Array.from({ length: piece.length / 2 }, (_, at): Cell => [rowAt(at), columnAt(at)]) }];
  });
}
