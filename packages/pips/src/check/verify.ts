/**
 * Does this solve the puzzle? Written from the rules of the game alone, sharing nothing with any engine, and
 * slow on purpose: it is the judge. Names everything that is wrong, not only the first thing.
 */
import { type Problem, ProblemLog } from '@pipwright/core';
import { readShape } from '@pipwright/core/shape';
import { type Cell, cellKey, compareCells } from '../model/cell.js';
import { type Domino, dominoKey, sameDomino } from '../model/domino.js';
import type { Puzzle } from '../model/puzzle.js';
import { regionNamer } from '../model/region-name.js';
import { type Rule, ruleInWords } from '../model/rule.js';
import type { Placement, Solution } from '../model/solution.js';
import { problem } from '../problem.js';
import { solutionShape } from './shape.js';

const WHOLE = { path: '/placements' };

/** Everything wrong with a solution; an empty list means that it solves the puzzle. */
export function verify(puzzle: Puzzle, given: Solution): readonly Problem[] {
  const read = readShape(given, solutionShape);
  if (!read.ok) return [problem('solution-shape', { path: read.error.path }, {})];
  const solution = read.value;
  const log = new ProblemLog();
  log.addAll(wrongValues(puzzle, solution));
  log.addAll(tornDominoes(solution));
  log.addAll(wrongCover(puzzle, solution));
  log.addAll(wrongDominoes(puzzle, solution));
  log.addAll(brokenRules(puzzle, solution));
  return log.list;
}

function* wrongValues({ maxPip }: Puzzle, solution: Solution): Iterable<Problem> {
  for (const [i, { domino }] of solution.placements.entries()) {
    for (const [half, value] of domino.entries()) {
      const fits = Number.isInteger(value) && value >= 0 && value <= maxPip;
      if (!fits) yield problem('value-out-of-range', { path: `/placements/${i}/domino/${half}` }, { value, maxPip });
    }
  }
}

function* tornDominoes(solution: Solution): Iterable<Problem> {
  for (const [i, { domino, cells }] of solution.placements.entries()) {
    const [[rowA, columnA], [rowB, columnB]] = cells;
    const distance = Math.abs(rowA - rowB) + Math.abs(columnA - columnB);
    if (distance !== 1) yield problem('halves-not-adjacent', { path: `/placements/${i}/cells` }, { domino, cells });
  }
}

function* wrongCover(puzzle: Puzzle, solution: Solution): Iterable<Problem> {
  const board = new Set(puzzle.cells.map(cellKey));
  const times = new Map<string, number>();
  for (const [i, { cells }] of solution.placements.entries()) {
    for (const [half, cell] of cells.entries()) {
      const key = cellKey(cell);
      times.set(key, (times.get(key) ?? 0) + 1);
      if (!board.has(key)) {
        yield problem('placement-outside-board', { path: `/placements/${i}/cells/${half}` }, { cell });
      }
    }
  }
  for (const cell of puzzle.cells) {
    const covered = times.get(cellKey(cell)) ?? 0;
    if (covered === 0) yield problem('cell-empty', WHOLE, { cell });
    if (covered > 1) yield problem('cell-covered-twice', WHOLE, { cell, times: covered });
  }
}

function* wrongDominoes(puzzle: Puzzle, solution: Solution): Iterable<Problem> {
  const { supply, maxPip } = puzzle;
  const used = tally(solution.placements.map(({ domino }) => domino));
  const listed = supply.kind === 'list' ? tally(supply.dominoes) : undefined;

  for (const { domino, count } of used.values()) {
    const inSet = domino.every((pip) => Number.isInteger(pip) && pip >= 0 && pip <= maxPip);
    const once = inSet ? 1 : 0;
    const fromSet = supply.kind === 'set' && supply.repeats && inSet ? Number.POSITIVE_INFINITY : once;
    const available = listed === undefined ? fromSet : (listed.get(dominoKey(domino))?.count ?? 0);
    if (available === 0) yield problem('domino-not-in-supply', WHOLE, { domino });
    else if (count > available) yield problem('domino-used-too-often', WHOLE, { domino, used: count, available });
  }
  for (const { domino, count } of listed?.values() ?? []) {
    const times = used.get(dominoKey(domino))?.count ?? 0;
    if (times < count) yield problem('domino-unused', WHOLE, { domino, used: times, available: count });
  }
}

function tally(dominoes: readonly Domino[]): Map<string, { domino: Domino; count: number }> {
  const counts = new Map<string, { domino: Domino; count: number }>();
  for (const domino of dominoes) {
    const count = (counts.get(dominoKey(domino))?.count ?? 0) + 1;
    counts.set(dominoKey(domino), { domino, count });
  }
  return counts;
}

/** A region is judged once each of its cells holds one value; what keeps it from that is named elsewhere. */
function* brokenRules(puzzle: Puzzle, solution: Solution): Iterable<Problem> {
  const values = new Map<string, number[]>();
  for (const { domino, cells } of solution.placements) {
    for (const half of [0, 1] as const) {
      const held = values.get(cellKey(cells[half]));
      if (held === undefined) values.set(cellKey(cells[half]), [domino[half]]);
      else held.push(domino[half]);
    }
  }
  const nameOf = regionNamer(puzzle.regions);
  for (const region of puzzle.regions) {
    const { cells, rule, index } = region;
    const held = cells.flatMap((cell: Cell) => values.get(cellKey(cell)) ?? []);
    const filled = cells.every((cell: Cell) => values.get(cellKey(cell))?.length === 1);
    if (filled && !holds(rule, held)) {
      yield problem('rule-broken', WHOLE, {
        region: index,
        ...nameOf(region),
        found: describeValues(rule, held),
        wanted: ruleInWords(rule),
      });
    }
  }
}

function holds(rule: Rule, values: readonly number[]): boolean {
  switch (rule.kind) {
    case 'sum': {
      const sum = total(values);
      if (rule.op === '<') return sum < rule.target;
      return rule.op === '>' ? sum > rule.target : sum === rule.target;
    }
    case 'same':
      return values.every((value) => value === (rule.value ?? values[0]));
    case 'different':
      return new Set(values).size === values.length && !values.some((value) => rule.avoiding.includes(value));
    case 'each':
      return values.every((value) => {
        if (rule.op === '<') return value < rule.value;
        if (rule.op === '>') return value > rule.value;
        return rule.op === '=' ? value === rule.value : value !== rule.value;
      });
  }
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function describeValues(rule: Rule, values: readonly number[]): string {
  return rule.kind === 'sum' ? `sum ${total(values)} (${values.join(' + ')})` : values.join(', ');
}

export function moveProblems(
  puzzle: Puzzle,
  { placements }: Solution,
  { domino, cells }: Placement,
): readonly Problem[] {
  const [[rowA, columnA], [rowB, columnB]] = cells;
  const problems: Problem[] = [];
  for (const cell of cells) {
    if (!has(puzzle.cells, cell)) problems.push(problem('placement-outside-board', {}, { cell }));
    const times = placements.filter((placement) => has(placement.cells, cell)).length + 1;
    if (times > 1) problems.push(problem('cell-covered-twice', {}, { cell, times }));
  }
  if (Math.abs(rowA - rowB) + Math.abs(columnA - columnB) !== 1) {
    problems.push(problem('halves-not-adjacent', {}, { domino, cells }));
  }
  const available = copies(puzzle, domino);
  const used = placements.filter((placement) => sameDomino(placement.domino, domino)).length + 1;
  if (available === 0) problems.push(problem('domino-not-in-supply', {}, { domino }));
  else if (used > available) problems.push(problem('domino-used-too-often', {}, { domino, used, available }));
  return problems;
}

function copies({ supply, maxPip }: Puzzle, domino: Placement['domino']): number {
  if (supply.kind === 'list') return supply.dominoes.filter((each) => sameDomino(each, domino)).length;
  if (!domino.every((pip) => Number.isInteger(pip) && pip >= 0 && pip <= maxPip)) return 0;
  return supply.repeats ? Number.POSITIVE_INFINITY : 1;
}

function has(cells: readonly Cell[], cell: Cell): boolean {
  return cells.some((each) => compareCells(each, cell) === 0);
}
