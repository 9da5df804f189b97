/**
 * Boards that look as if somebody had drawn them: figures with limbs, rings, steps, often symmetric, some in several
 * pieces. How often they are what, where the style leaves it open, follows boards made by hand (`shape-measures.ts`).
 */
import type { Random } from '@pipwright/core';
import type { Cell } from '../../model/cell.js';
import { boundsOf, holesOf } from '../../model/cell.js';
import { type Box, type Hand, type Symmetry, tryPiece } from './grow-piece.js';
import { inCorner } from './images.js';
import { trySeveralPieces } from './several-pieces.js';

export interface ShapeStyle {
  readonly symmetry?: Symmetry;
  readonly pieces?: number;
  readonly holes?: boolean;
}

interface Habits {
  /** Shares of the boards; some more become symmetric by chance. */
  readonly symmetric: number;
  readonly holed: number;
  readonly parted: number;
  /** Which share of its box a piece is to fill. */
  readonly filled: Range;
  readonly hands: readonly Hand[];
}

interface Range {
  readonly least: number;
  readonly most: number;
}

const THIN: Hand = { block: 0.06, corner: 0.7, closing: 0, reach: 1.5 };
const MIXED: Hand = { block: 0.35, corner: 0.55, closing: 0, reach: 1.5 };
const FULL: Hand = { block: 0.9, corner: 0.55, closing: 0, reach: 1.5 };
const WIDE: Hand = { block: 0.3, corner: 0.4, closing: 0.1, reach: 2 };

/** By the most dominoes for which they hold. */
const HABITS: readonly (Habits & { readonly upTo: number })[] = [
  {
    upTo: 6,
    symmetric: 0.36,
    holed: 0.14,
    parted: 0.01,
    filled: { least: 0.45, most: 0.8 },
    hands: [THIN, MIXED, MIXED],
  },
  {
    upTo: 9,
    symmetric: 0.37,
    holed: 0.27,
    parted: 0.08,
    filled: { least: 0.45, most: 0.8 },
    hands: [THIN, MIXED, FULL, FULL],
  },
  {
    upTo: 16,
    symmetric: 0.35,
    holed: 0.24,
    parted: 0.13,
    filled: { least: 0.5, most: 0.8 },
    hands: [THIN, MIXED, MIXED, FULL, FULL],
  },
  {
    upTo: Number.POSITIVE_INFINITY,
    symmetric: 0.95,
    holed: 0.5,
    parted: 0,
    filled: { least: 0.72, most: 0.85 },
    hands: [WIDE],
  },
];

/** What a board is to be. */
interface Plan {
  readonly dominoes: number;
  readonly most: Box;
  readonly symmetry: Symmetry;
  readonly pieces: number;
  /** Undefined where they may come as they like. */
  readonly holes: boolean | undefined;
  readonly filled: Range;
  readonly hands: readonly Hand[];
}

const TRIES = 30;

/**
 * So many dominoes, in one piece or as many as the style says, in reading order from row 0 and column 0. A
 * wish stays unfulfilled where numbers or the largest box do not allow it.
 */
export function growShape(random: Random, dominoes: number, style: ShapeStyle = {}): Cell[] {
  const most = largestBox(dominoes, style.pieces ?? 1);
  for (const plan of plansFor(random, dominoes, most, style)) {
    for (let round = 0; round < TRIES; round++) {
      const cells = tryShape(random, plan);
      if (cells !== undefined) return cells;
    }
  }
  return inRows(dominoes, most);
}

/** First as hands do it, then only as asked for, then with one wish less after the other. */
function* plansFor(random: Random, dominoes: number, most: Box, style: ShapeStyle): Iterable<Plan> {
  const { symmetric, holed, parted, filled, hands } = habitsFor(dominoes);
  const symmetry = random.chance(symmetric) ? random.pick(['mirror', 'mirror', 'rotation'] as const) : 'none';
  const pieces = random.chance(parted) && dominoes > 3 ? 2 : 1;
  const holes =
    random.chance(holed) && dominoes > 3 ? true : hands.some(({ closing }) => closing > 0) ? undefined : false;
  const plain = { dominoes, most, symmetry: 'none', pieces: 1, holes: undefined } as const;
  const anyhow = { filled: { least: 0.4, most: 1 }, hands: [...hands, FULL] };
  const asked = {
    symmetry: style.symmetry ?? plain.symmetry,
    pieces: style.pieces ?? plain.pieces,
    holes: style.holes,
  };
  yield {
    ...plain,
    symmetry: style.symmetry ?? symmetry,
    pieces: style.pieces ?? pieces,
    holes: style.holes ?? holes,
    filled,
    hands,
  };
  yield { ...plain, ...anyhow, ...asked };
  yield { ...plain, ...anyhow, ...asked, symmetry: 'none' };
  yield { ...plain, ...anyhow, pieces: asked.pieces };
  yield { ...plain, ...anyhow };
}

function habitsFor(dominoes: number): Habits {
  return HABITS.find(({ upTo }) => dominoes <= upTo) as Habits;
}

/** Large boards are squares or standing rectangles; small ones may be of any shape. */
function largestBox(dominoes: number, pieces: number): Box {
  const side = Math.sqrt(dominoes * 2);
  const small = Math.round(side * 1.6) + pieces;
  return dominoes <= 16
    ? { rows: small, columns: small }
    : { rows: Math.round((side * 4) / 3) + 2 * (pieces - 1), columns: Math.round(side * 1.04) };
}

function tryShape(random: Random, plan: Plan): Cell[] | undefined {
  const { dominoes, pieces, symmetry, holes } = plan;
  const turned = random.chance(0.3);
  const most = turned ? turnBox(plan.most) : plan.most;
  let needsRing = holes === true;
  const grow = (part: number, partSymmetry: Symmetry, room: Box) => {
    const ring = needsRing && part >= 4;
    if (ring) needsRing = false;
    const box = drawBox(random, part, room, plan.filled);
    const hand = random.pick(plan.hands);
    const mayClose = holes !== false;
    return box && tryPiece(random, { dominoes: part, box, symmetry: partSymmetry, ring, mayClose, hand });
  };
  const grown =
    pieces > 1 ? trySeveralPieces(random, { dominoes, pieces, symmetry, most }, grow) : grow(dominoes, symmetry, most);
  if (grown === undefined || needsRing) return undefined;
  const cells = inCorner(turned ? grown.map(([row, column]): Cell => [column, row]) : grown);
  return fits(random, cells, plan) ? cells : undefined;
}

function fits(random: Random, cells: readonly Cell[], { most, holes }: Plan): boolean {
  const { bottom, right } = boundsOf(cells);
  const [rows, columns] = [bottom + 1, right + 1];
  if (rows > most.rows || columns > most.columns) return false;
  if (rows * columns === cells.length && random.chance(0.75)) return false;
  return holes === undefined || holesOf(cells).length > 0 === holes;
}

function turnBox({ rows, columns }: Box): Box {
  return { rows: columns, columns: rows };
}

function drawBox(random: Random, dominoes: number, most: Box, filled: Range): Box | undefined {
  const boxes: Box[] = [];
  for (let rows = 1; rows <= most.rows; rows++) {
    for (let columns = 1; columns <= most.columns; columns++) {
      const share = (dominoes * 2) / (rows * columns);
      const slim = Math.max(rows, columns) > 2 * Math.min(rows, columns);
      if (share >= filled.least && (share <= filled.most || dominoes < 3) && share <= 1 && !slim)
        boxes.push({ rows, columns });
    }
  }
  return boxes.length === 0 ? undefined : random.pick(boxes);
}

/** To and fro, row by row: fits into any box. */
function inRows(dominoes: number, { columns }: Box): Cell[] {
  return inCorner(
    Array.from({ length: dominoes * 2 }, (_, i): Cell => {
      const row = Math.floor(i / columns);
      return [row, row % 2 === 0 ? i % columns : columns - 1 - (i % columns)];
    }),
  );
}
