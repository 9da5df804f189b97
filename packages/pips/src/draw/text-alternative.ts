/** A drawing in words, for those who hear it: what it shows, then every region with its rule and its cells. */
import type { TextAlternative } from '@pipwright/core/drawing';
import { type Cell, cellKey } from '../model/cell.js';
import { dominoName } from '../model/domino.js';
import type { Puzzle } from '../model/puzzle.js';
import { ruleInWords } from '../model/rule.js';
import { canonicalSolution, cellsByNumber, type Solution } from '../model/solution.js';
import { dominoNames, supplyInWords } from './legend.js';

export function textAlternative(puzzle: Puzzle, solution?: Solution): TextAlternative {
  const { name, printDate, level } = puzzle.about;
  const names = [name, printDate, level].filter((each) => each !== undefined && each !== '');
  const title = ['Pips puzzle', ...names, ...(solution === undefined ? [] : ['solved'])].join(', ');
  const description = [
    `A board of ${puzzle.cells.length} cells. Cells are named by row and column, from 1 at the top left.`,
    ...puzzle.regions.map(({ rule, cells }) => `${capitalised(ruleInWords(rule))}: ${list(cells)}.`),
    ...freeCells(puzzle),
    solution === undefined ? `Dominoes: ${supply(puzzle)}.` : `Solution: ${placements(solution)}.`,
  ];
  return { title, description: description.join('\n') };
}

function freeCells({ cells, regions }: Puzzle): string[] {
  const ruled = new Set(regions.flatMap((region) => region.cells.map(cellKey)));
  const free = cells.filter((cell) => !ruled.has(cellKey(cell)));
  return free.length === 0 ? [] : [`No rule: ${list(free)}.`];
}

function supply(puzzle: Puzzle): string {
  const names = dominoNames(puzzle);
  return names.length === 0 ? supplyInWords(puzzle) : names.join(', ');
}

function placements(solution: Solution): string {
  const laid = canonicalSolution(solution).placements.map(
    (placement) => `${dominoName(placement.domino)} on ${cellsByNumber(placement).map(inWords).join(' and ')}`,
  );
  return laid.length === 0 ? 'none needed' : laid.join('; ');
}

function list(cells: readonly Cell[]): string {
  return cells.map(inWords).join('; ');
}

function inWords([row, column]: Cell): string {
  return `row ${row + 1}, column ${column + 1}`;
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
