/**
 * Is this a puzzle at all? Malformed is told from merely impossible: a sum of 19 on three cells is a puzzle
 * without a solution, so it passes here. Every problem is found, not only the first; places are paths into
 * the Spec, which a parser's `locate` turns into places in the source.
 */
import { type Checked, err, ok, type Problem, ProblemLog } from '@pipwright/core';
import { readShape } from '@pipwright/core/shape';
import { type Cell, cellKey, inReadingOrder } from '../model/cell.js';
import type { Puzzle, Region, Spec } from '../model/puzzle.js';
import { MAX_CELLS, MAX_PIP, MAX_SIDE } from '../model/puzzle.js';
import { regionNamer } from '../model/region-name.js';
import { excludesNothing, neverHolds, type Rule, ruleInWords } from '../model/rule.js';
import { problem } from '../problem.js';
import { specShape } from './shape.js';

/**
 * The puzzle a Spec describes, or everything that keeps it from being one. Never throws, whatever it is called with.
 */
export function check(spec: Spec): Checked<Puzzle> {
  const read = readShape(spec, specShape);
  if (read.ok) return checkSpec(read.value);
  const { path, ...data } = read.error;
  return { ...err([problem('spec-shape', { path }, data)]), warnings: [] };
}

function checkSpec(spec: Spec): Checked<Puzzle> {
  const log = new ProblemLog();
  for (const part of [checkBoard, checkDominoes, checkCounts, checkRegions]) log.addAll(part(spec));
  const problems = log.list;
  const warningLog = new ProblemLog();
  if (isPipCount(spec.maxPip)) for (const part of [warnOfRules, warnOfSupply]) warningLog.addAll(part(spec));
  const warnings = warningLog.list;
  if (problems.length > 0 || (spec.unread ?? []).length > 0) return { ...err(problems), warnings };
  return { ...ok(makePuzzle(spec)), warnings };
}

function makePuzzle(spec: Spec): Puzzle {
  const puzzle: Omit<Puzzle, symbol> = {
    cells: inReadingOrder(spec.cells),
    supply: spec.supply.kind === 'list' ? { kind: 'list', dominoes: [...spec.supply.dominoes] } : spec.supply,
    maxPip: spec.maxPip,
    regions: spec.regions.flatMap(({ cells, rule }, index): Region[] =>
      rule === undefined ? [] : [{ cells: inReadingOrder(cells), rule, index }],
    ),
    about: spec.about ?? {},
    ...(spec.solution === undefined ? {} : { solution: spec.solution }),
  };
  return puzzle as Puzzle;
}

function* checkBoard(spec: Spec): Iterable<Problem> {
  if (spec.cells.length > MAX_CELLS) {
    yield problem('board-too-large', { path: '/cells' }, {});
    return;
  }
  const seen = new Set<string>();
  // A wrong cell is named once, in its region, where the board is made of its regions.
  const inRegions = new Set(overfull(spec) ? [] : spec.regions.flatMap(({ cells }) => cells.map(cellKey)));
  for (const [i, cell] of spec.cells.entries()) {
    const where = { path: `/cells/${i}` };
    if (!isCell(cell)) {
      if (!inRegions.has(cellKey(cell))) yield problem('cell-out-of-range', where, { cell });
    } else if (seen.has(cellKey(cell))) yield problem('board-cell-repeated', where, { cell });
    seen.add(cellKey(cell));
  }
}

function* checkDominoes(spec: Spec): Iterable<Problem> {
  const { supply, maxPip } = spec;
  if (!isPipCount(maxPip)) {
    yield problem('max-pip-out-of-range', { path: '/maxPip' }, { maxPip });
    return;
  }
  if (supply.kind === 'set') return;
  for (const [i, domino] of supply.dominoes.entries()) {
    for (const [half, pip] of domino.entries()) yield* checkPip(pip, maxPip, `/dominoes/${i}/${half}`);
  }
}

function isPipCount(maxPip: number): boolean {
  return Number.isInteger(maxPip) && maxPip >= 0 && maxPip <= MAX_PIP;
}

function* checkCounts(spec: Spec): Iterable<Problem> {
  const { supply } = spec;
  if (!isBoardKnown(spec)) return;
  const cells = spec.cells.length;
  if (cells % 2 === 1) yield problem('cells-odd', { path: '/cells' }, { cells });
  if (supply.kind === 'set' || spec.unread?.includes('/dominoes')) return;
  const dominoes = supply.dominoes.length;
  if (dominoes * 2 !== cells) yield problem('domino-count', { path: '/dominoes' }, { cells, dominoes });
}

/** Tells whether regions have far more cells than boards have room for: one problem says it all. */
function overfull(spec: Spec): boolean {
  return spec.regions.reduce((total, { cells }) => total + cells.length, 0) > 4 * MAX_CELLS;
}

function* checkRegions(spec: Spec): Iterable<Problem> {
  if (overfull(spec)) {
    yield problem('list-too-long', { path: '/regions' }, {});
    return;
  }
  const boardKnown = isBoardKnown(spec);
  const board = new Set(spec.cells.map(cellKey));
  const unread = new Set(spec.unread);
  const nameOf = regionNamer(spec.regions);
  const regionOf = new Map<string, number>();
  for (const [region, { cells, rule }] of spec.regions.entries()) {
    const path = `/regions/${region}`;
    const named = () => ({ region, ...nameOf({ cells, rule }) });
    if (cells.length === 0 && !unread.has(path)) yield problem('region-empty', { path }, named());
    const own = new Set<string>();
    for (const [i, cell] of cells.entries()) {
      const where = { path: `${path}/cells/${i}` };
      const key = cellKey(cell);
      const earlier = regionOf.get(key);
      if (!isCell(cell)) yield problem('cell-out-of-range', where, { cell });
      else if (own.has(key)) yield problem('cell-repeated', where, { cell, ...named() });
      else if (earlier !== undefined)
        yield problem('region-overlap', where, {
          cell,
          regions: [earlier, region],
          names: [nameOf(spec.regions[earlier] ?? { cells }), nameOf({ cells, rule })],
        });
      else if (boardKnown && !board.has(key)) yield problem('cell-outside-board', where, { cell, ...named() });
      own.add(key);
      if (earlier === undefined) regionOf.set(key, region);
    }
    if (rule !== undefined) yield* checkRule(rule, spec.maxPip, `${path}/rule`);
  }
}

function checkRule(rule: Rule, maxPip: number, path: string): Iterable<Problem> {
  switch (rule.kind) {
    case 'sum':
      return checkTarget(rule.op, rule.target, path);
    case 'each':
      return checkTarget(rule.op, rule.value, path);
    case 'same':
      return rule.value === undefined ? [] : checkPip(rule.value, maxPip, path);
    case 'different':
      return checkAvoided(rule.avoiding, maxPip, path);
  }
}

function* checkTarget(op: string, target: number, path: string): Iterable<Problem> {
  const where = { path };
  if (target < 0) yield problem('target-negative', where, { target });
  else if (!Number.isInteger(target)) yield problem('target-not-whole', where, { target: String(target) });
  else if (!Number.isSafeInteger(target)) yield problem('target-too-large', where, { target: String(target) });
  else if (target === 0 && op === '<') yield problem('target-too-low', where, {});
}

function* checkAvoided(avoiding: readonly number[], maxPip: number, path: string): Iterable<Problem> {
  const seen = new Set<number>();
  for (const [i, pip] of avoiding.entries()) {
    yield* checkPip(pip, maxPip, `${path}/${i}`);
    if (seen.has(pip)) yield problem('pip-repeated', { path: `${path}/${i}` }, { pip });
    seen.add(pip);
  }
}

function* checkPip(pip: number, maxPip: number, path: string): Iterable<Problem> {
  if (!Number.isInteger(pip)) yield problem('pip-not-whole', { path }, { pip });
  else if (pip < 0 || pip > maxPip) yield problem('pip-out-of-range', { path }, { pip, maxPip });
}

/** Rules that exclude nothing, or everything. */
function* warnOfRules(spec: Spec): Iterable<Problem> {
  const unread = new Set(spec.unread);
  const nameOf = regionNamer(spec.regions);
  for (const [region, { cells, rule }] of spec.regions.entries()) {
    const path = `/regions/${region}`;
    if (rule === undefined || cells.length === 0 || unread.has(path)) continue;
    const [wrong] = checkRule(rule, spec.maxPip, path);
    if (wrong !== undefined) continue;
    const data = { region, rule: ruleInWords(rule), ...nameOf({ cells, rule }) };
    if (excludesNothing(rule, cells.length, spec.maxPip)) yield problem('rule-excludes-nothing', { path }, data);
    if (neverHolds(rule, cells.length, spec.maxPip)) {
      yield problem('rule-never-holds', { path }, { ...data, cells: cells.length, maxPip: spec.maxPip });
    }
  }
}

function* warnOfSupply(spec: Spec): Iterable<Problem> {
  const { supply, maxPip } = spec;
  if (supply.kind === 'list' || supply.repeats || !isBoardKnown(spec)) return;
  const needed = Math.ceil(spec.cells.length / 2);
  const available = ((maxPip + 1) * (maxPip + 2)) / 2;
  if (needed > available) yield problem('supply-too-small', { path: '/maxPip' }, { needed, available, maxPip });
}

/** A board that is unreadable or too large says nothing about what depends on it. */
function isBoardKnown(spec: Spec): boolean {
  return !spec.unread?.includes('/cells') && spec.cells.length <= MAX_CELLS;
}

function isCell(cell: Cell): boolean {
  return cell.every((coordinate) => Number.isInteger(coordinate) && coordinate >= 0 && coordinate < MAX_SIDE);
}
