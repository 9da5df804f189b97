/** Mistakes: whatever cannot come right any more on a board of Pips, the plainest first, told only when asked. */
import { cellKey, type Problem, problemMaker } from '@pipwright/core';
import { type Puzzle, pieces, type Region, ruleInWords } from '@pipwright/pips/parts';
import { lyingAt, type PipsBoard, pipsByCell, trayOf } from './board.js';
import { canHold, type Stock } from './can-hold.js';
import type { pipsGameWords } from './words.js';

const problem = problemMaker<typeof pipsGameWords>();

export function whatIsWrongInPips(puzzle: Puzzle, board: PipsBoard): readonly Problem[] {
  const pips = pipsByCell(board);
  const anything: Stock = Array<number>(puzzle.maxPip + 1).fill(Number.POSITIVE_INFINITY);
  const inTray = stockOf(puzzle, board);
  const problems = puzzle.regions.flatMap((region) => wrongInRegion(region, board, pips, anything, inTray));
  const open = puzzle.cells.filter((cell) => !pips.has(cellKey(cell)));
  const odd = pieces(open).filter((cells) => cells.length % 2 === 1);
  const isBroken = ({ code }: Problem) => code === 'region-broken';
  return [
    ...problems.filter(isBroken),
    ...odd.map((cells) => problem('cells-cut-off', {}, { cells })),
    ...problems.filter((each) => !isBroken(each)),
  ];
}

function wrongInRegion(
  { cells, rule, index: region }: Region,
  board: PipsBoard,
  pips: ReadonlyMap<string, number>,
  anything: Stock,
  inTray: Stock,
): readonly Problem[] {
  const covered = cells.filter((cell) => pips.has(cellKey(cell)));
  const open = cells.filter((cell) => !pips.has(cellKey(cell)));
  const values = covered.map((cell) => pips.get(cellKey(cell)) ?? 0);
  const wanted = ruleInWords(rule);
  if (!canHold(rule, values, open.length, anything)) {
    const lying = new Set(covered.map((cell) => lyingAt(board, cell)));
    const dominoes = [...lying].flatMap((each) => (each === undefined ? [] : [each.domino]));
    return [problem('region-broken', {}, { region, cells: covered, dominoes, wanted, values, open: open.length })];
  }
  if (canHold(rule, values, open.length, inTray)) return [];
  return [problem('region-starved', {}, { region, cells: open, wanted })];
}

function stockOf(puzzle: Puzzle, board: PipsBoard): Stock {
  const stock = Array<number>(puzzle.maxPip + 1).fill(0);
  for (const { domino, left } of trayOf(puzzle, board)) {
    for (const pip of domino) stock[pip] = (stock[pip] ?? 0) + left;
  }
  return stock;
}
