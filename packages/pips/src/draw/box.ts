/**
 * Unicode boxes, laid out as in seed 003. Every cell belongs to a group (its region, or its domino once solved);
 * a line runs wherever two neighbours are in different groups, and each corner joins the lines that meet there:
 *
 *     corner ── segment ── corner
 *       │                    │        a cell is `inner` wide and one line high
 *     corner ── segment ── corner
 */
import { type Cell, cellKey } from '../model/cell.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { boundsOf } from './bounds.js';
import { ruleLabel } from './rule-label.js';

interface Shown {
  /** Cells of one group have no line between them. */
  readonly group: string;
  readonly text: string;
}

export function drawBox(puzzle: Puzzle, solution?: Solution): string {
  return drawGroups(puzzle.cells, solution === undefined ? showRules(puzzle) : showDominoes(solution));
}

const FREE_CELL = '*';

/** The rule stands in the last cell of its region. */
function showRules(puzzle: Puzzle): Map<string, Shown> {
  const shown = new Map(
    puzzle.cells.map((cell): [string, Shown] => [cellKey(cell), { group: `free ${cell}`, text: FREE_CELL }]),
  );
  for (const { cells, rule, index } of puzzle.regions) {
    for (const [i, cell] of cells.entries()) {
      shown.set(cellKey(cell), { group: `region ${index}`, text: i === cells.length - 1 ? ruleLabel(rule) : '' });
    }
  }
  return shown;
}

function showDominoes(solution: Solution): Map<string, Shown> {
  const shown = new Map<string, Shown>();
  for (const [i, { domino, cells }] of solution.placements.entries()) {
    shown.set(cellKey(cells[0]), { group: `domino ${i}`, text: String(domino[0]) });
    shown.set(cellKey(cells[1]), { group: `domino ${i}`, text: String(domino[1]) });
  }
  return shown;
}

function drawGroups(cells: readonly Cell[], shown: ReadonlyMap<string, Shown>): string {
  const { top, left, bottom, right } = boundsOf(cells);
  const inner = Math.max(3, ...[...shown.values()].map(({ text }) => text.length + 1));
  const groupAt = (row: number, column: number) => shown.get(cellKey([row, column]))?.group;
  const lineAbove = (row: number, column: number) => groupAt(row, column) !== groupAt(row - 1, column);
  const lineLeft = (row: number, column: number) => groupAt(row, column) !== groupAt(row, column - 1);

  const lines: string[] = [];
  for (let row = top; row <= bottom + 1 && cells.length > 0; row++) {
    let border = '';
    let content = '';
    for (let column = left; column <= right + 1; column++) {
      const above = lineAbove(row, column);
      border += corner(lineLeft(row - 1, column), above, lineLeft(row, column), lineAbove(row, column - 1));
      border += (above ? '─' : ' ').repeat(inner);
      content += lineLeft(row, column) ? '│' : ' ';
      content += `${(shown.get(cellKey([row, column]))?.text ?? '').padStart(inner - 1)} `;
    }
    lines.push(border.trimEnd(), content.trimEnd());
  }
  return lines.slice(0, -1).join('\n');
}

/** By the lines that meet: up 1, right 2, down 4, left 8. A line never ends alone, so single arms do not occur. */
const CORNERS = [' ', '', '', '└', '', '│', '┌', '├', '', '┘', '─', '┴', '┐', '┤', '┬', '┼'];

function corner(up: boolean, right: boolean, down: boolean, left: boolean): string {
  return CORNERS[(up ? 1 : 0) + (right ? 2 : 0) + (down ? 4 : 0) + (left ? 8 : 0)] ?? ' ';
}
