/**
 * Unicode boxes, laid out as in seed 003. Every cell belongs to a group (its region, or its domino once solved);
 * a line runs wherever two neighbours are in different groups, and each corner joins the lines that meet there:
 *
 *     corner ── segment ── corner
 *       │                    │        a cell is `inner` wide and one line high
 *     corner ── segment ── corner
 *
 * Holes are hatched, so that they do not look like cells; what is outside the board is blank.
 *
 * With colour, whatever lies wholly inside one region has its tint, and the outlines of dominoes are bold. Marks stand
 * after a rule that is in the same cell: `[4]` is concluded, `·4` is what that rests on.
 */
import { type CellMark, markedText, paint } from '@pipwright/core/drawing';
import { boundsOf, type Cell, cellKey, holesOf } from '../model/cell.js';
import type { Puzzle } from '../model/puzzle.js';
import { ruleLabel } from '../model/rule.js';
import type { Placement, Solution } from '../model/solution.js';
import { closeGaps, TOO_WIDE } from './close-gaps.js';
import { tintRegions } from './measures.js';

interface CellText {
  /** Cells of one group have no line between them. */
  readonly group: string;
  readonly text: string;
}

export interface BoxOptions {
  readonly labels?: boolean | undefined;
  readonly color?: boolean | undefined;
  readonly marks?: readonly CellMark[] | undefined;
  /** Pairs of cells that are drawn as a domino of which nothing else is known. */
  readonly joined?: readonly (readonly [Cell, Cell])[] | undefined;
}

export function drawBox(written: Puzzle, solved?: Solution, options: BoxOptions = {}): string {
  const drawable = closeGaps(written, solved);
  if (drawable === undefined) return TOO_WIDE;
  const { puzzle, solution, moved } = drawable;
  const drawnAt = new Map(written.cells.map((cell, i) => [cellKey(cell), cellKey(puzzle.cells[i] ?? cell)]));
  const keyOf = (cell: Cell) => drawnAt.get(cellKey(cell)) ?? '';
  const marks = new Map(options.marks?.map((mark) => [keyOf(mark.cell), mark]));
  const dominoes = showDominoes(solution ?? { placements: [] });
  const shown = new Map([...showRules(puzzle, dominoes, marks), ...dominoes]);
  for (const [key, mark] of marks) {
    const half = dominoes.get(key);
    if (half !== undefined) shown.set(key, { ...half, text: markedText(mark, half.text) });
  }
  for (const [i, cells] of options.joined?.entries() ?? []) {
    for (const key of cells.map(keyOf)) shown.set(key, { text: '', ...shown.get(key), group: `joined ${i}` });
  }
  const ink = options.color ? colouredInk(puzzle, solution !== undefined, marks) : plainInk;
  return drawGroups(puzzle.cells, shown, options.labels === true && !moved, ink);
}

type Marks = ReadonlyMap<string, CellMark>;

const BLANK_HALF = '■';

/** Dominoes whose pips do not matter, as seed 003 draws the tilings of a shape. */
export function drawTiling(written: Puzzle, tiling: Iterable<Placement['cells']>): string {
  const blank = { placements: [...tiling].map((cells): Placement => ({ domino: [0, 0], cells })) };
  const drawable = closeGaps(written, blank);
  if (drawable === undefined) return TOO_WIDE;
  const { puzzle, solution = blank } = drawable;
  const shown = showDominoes(solution, () => BLANK_HALF);
  return drawGroups(puzzle.cells, shown, false, plainInk);
}

const FREE_CELL = '*';
/** A rule and a mark in the same cell. */
const WIDEST = 7;

/** The rule stands in the last cell of its region that is not covered, and in which nothing else stands. */
function showRules(puzzle: Puzzle, covered: ReadonlyMap<string, unknown>, marks: Marks): Map<string, CellText> {
  const shown = new Map(
    puzzle.cells.map((cell): [string, CellText] => [cellKey(cell), { group: `free ${cell}`, text: FREE_CELL }]),
  );
  for (const { cells, rule, index } of puzzle.regions) {
    const open = cells.filter((cell) => !covered.has(cellKey(cell)));
    const last = open.findLast((cell) => (marks.get(cellKey(cell))?.note ?? '') === '') ?? open.at(-1);
    for (const cell of cells) {
      shown.set(cellKey(cell), { group: `region ${index}`, text: cell === last ? ruleLabel(rule) : '' });
    }
  }
  for (const [key, mark] of marks) {
    const here = shown.get(key);
    if (here === undefined) continue;
    const rule = here.text === '' || here.text === FREE_CELL ? '' : `${here.text} `;
    const both = `${rule}${markedText(mark, mark.note)}`;
    // A mark goes before a long rule: with both, every cell would be as wide.
    shown.set(key, { ...here, text: both.length > WIDEST ? markedText(mark, mark.note) : both });
  }
  return shown;
}

function showDominoes(solution: Solution, inHalf: (pips: number) => string = String): Map<string, CellText> {
  const shown = new Map<string, CellText>();
  for (const [i, { domino, cells }] of solution.placements.entries()) {
    shown.set(cellKey(cells[0]), { group: `domino ${i}`, text: inHalf(domino[0]) });
    shown.set(cellKey(cells[1]), { group: `domino ${i}`, text: inHalf(domino[1]) });
  }
  return shown;
}

/** Ink of a text that adjoins these cells. */
type Ink = (text: string, ...cells: readonly Cell[]) => string;

const plainInk: Ink = (text) => text;

function colouredInk(puzzle: Puzzle, boldLines: boolean, marks: Marks): Ink {
  const tints = tintRegions(puzzle);
  const regionAt = new Map(puzzle.regions.flatMap((region) => region.cells.map((cell) => [cellKey(cell), region])));
  return (text, ...cells) => {
    const [region, ...others] = cells.map((cell) => regionAt.get(cellKey(cell)));
    const inside = region !== undefined && others.every((other) => other === region);
    const role = cells.length === 1 ? marks.get(cellKey(cells[0] as Cell))?.role : undefined;
    const bold = role !== undefined || (boldLines && LINES.test(text));
    return paint(text, inside ? tints.get(region) : undefined, bold, role === 'concluded');
  };
}

const LINES = /[─-┼]/;

/** Character of a hole. */
const HATCHING = '▒';

function drawGroups(cells: readonly Cell[], shown: ReadonlyMap<string, CellText>, labels: boolean, ink: Ink): string {
  if (cells.length === 0) return '';
  const { top, left, bottom, right } = boundsOf(cells);
  const texts = [...[...shown.values()].map(({ text }) => text), ...(labels ? [String(right + 1)] : [])];
  const inner = Math.max(3, ...texts.map((text) => text.length + 1));
  const margin = labels ? String(bottom + 1).length + 1 : 0;
  const inCell = (text: string) => `${text.padStart(inner - 1)} `;
  const groupAt = (row: number, column: number) => shown.get(cellKey([row, column]))?.group;
  const holes = new Set(holesOf(cells).map(cellKey));
  const blankAmong = (...places: readonly Cell[]) =>
    places.every((each) => holes.has(cellKey(each))) ? HATCHING : ' ';
  const lineAbove = (row: number, column: number) => groupAt(row, column) !== groupAt(row - 1, column);
  const lineLeft = (row: number, column: number) => groupAt(row, column) !== groupAt(row, column - 1);

  const lines: string[] = [];
  let numbers = ' '.repeat(margin);
  for (let column = left; column <= right; column++) numbers += ` ${inCell(String(column + 1))}`;
  if (labels) lines.push(numbers.trimEnd());
  for (let row = top; row <= bottom + 1; row++) {
    let border = ' '.repeat(margin);
    let content = labels ? `${String(row + 1).padStart(margin - 1)} ` : '';
    for (let column = left; column <= right + 1; column++) {
      const here: Cell = [row, column];
      const over: Cell = [row - 1, column];
      const before: Cell = [row, column - 1];
      const above = lineAbove(row, column);
      const across: Cell = [row - 1, column - 1];
      const joint = corner(lineLeft(row - 1, column), above, lineLeft(row, column), lineAbove(row, column - 1));
      border += ink(joint === ' ' ? blankAmong(here, over, before, across) : joint, here, over, before, across);
      border += ink((above ? '─' : blankAmong(here, over)).repeat(inner), here, over);
      content += ink(lineLeft(row, column) ? '│' : blankAmong(here, before), here, before);
      const text = shown.get(cellKey(here))?.text;
      content += ink(text === undefined ? blankAmong(here).repeat(inner) : inCell(text), here);
    }
    lines.push(border.trimEnd(), content.trimEnd());
  }
  return lines.slice(0, -1).join('\n');
}

/**
 * Corner characters by the lines that meet: up 1, right 2, down 4, left 8. A line never ends alone, so single arms do
 * not occur.
 */
const CORNERS = [' ', '', '', '└', '', '│', '┌', '├', '', '┘', '─', '┴', '┐', '┤', '┬', '┼'];

function corner(up: boolean, right: boolean, down: boolean, left: boolean): string {
  return CORNERS[(up ? 1 : 0) + (right ? 2 : 0) + (down ? 4 : 0) + (left ? 8 : 0)] ?? ' ';
}
