/**
 * How large the dominoes of a tray are, from the room it has and from the cells of the board. It depends on how many
 * the puzzle has, not on how many are left, so that nothing grows or shrinks while dominoes come and go.
 */
import { DOMINO } from '@pipwright/pips/drawing';
import type { Size } from '../board/view.js';

/** All in pixels but the numbers of columns and rows. */
interface TrayLayout {
  readonly columns: number;
  readonly rows: number;
  readonly half: number;
  readonly slot: Size;
}

/** With more dominoes than this a tray scrolls, and they come in groups. */
export const MOST_WHOLE = 16;
/** Around a domino in its slot: beside its ends and along its sides, at least and at most. */
const BESIDE = { least: 8, most: 24 } as const;
const ALONG = { least: 8, most: 26 } as const;
const LEAST_SLOT: Size = { width: 70, height: 36 };
const LEAST_HALF = 17;
export const GROUP_NAME = 24;
/** Of a domino that is two cells long, half the length, and its width by that. */
const LENGTH = 0.5 + DOMINO.half;
const WIDTH = (2 * DOMINO.half) / LENGTH;

/** The side of a domino's picture, which is a square of two cells. */
export function pictureOf(half: number): number {
  return (2 * half) / LENGTH;
}

/** A good half a cell, but neither tiny beside a large board nor larger than it helps. */
function mostHalf(cell: number): number {
  return Math.min(56, Math.max(38, 0.55 * cell));
}

/** So much smaller they may be for a row less: one left over in a row of its own looks lost. */
const NEARLY = 0.94;

/** All of them in sight, as large as can be, or nearly so, in as few rows as that takes. */
export function layOutWhole(count: number, room: Size, cell: number): TrayLayout {
  const halfWith = (columns: number) =>
    Math.min(
      mostHalf(cell),
      (room.width / columns - BESIDE.least) / 2,
      (room.height / Math.ceil(count / columns) - ALONG.least) / WIDTH,
    );
  const choices = Array.from({ length: Math.max(1, count) }, (_, i) => i + 1);
  const best = Math.max(...choices.map(halfWith));
  const widest = Math.max(...choices.filter((columns) => halfWith(columns) >= NEARLY * best));
  const rows = Math.max(1, Math.ceil(count / widest));
  const columns = Math.max(1, Math.ceil(count / rows));
  return inSlots(columns, rows, Math.max(LEAST_HALF, halfWith(columns)), room);
}

/** As many beside each other as there is room for; the rows do not end. */
export function layOutGroups(width: number, cell: number): TrayLayout {
  const most = mostHalf(cell);
  const columns = Math.max(1, Math.floor(width / Math.max(LEAST_SLOT.width, 2 * most - BESIDE.least)));
  const half = Math.max(LEAST_HALF, Math.min(most, (width / columns - BESIDE.least) / 2));
  return inSlots(columns, 1, half, { width, height: Math.max(LEAST_SLOT.height, WIDTH * half + ALONG.least) });
}

function inSlots(columns: number, rows: number, half: number, room: Size): TrayLayout {
  const slot = {
    width: Math.min(room.width / columns, 2 * half + BESIDE.most),
    height: Math.min(room.height / rows, WIDTH * half + ALONG.most),
  };
  return { columns, rows, half, slot };
}
