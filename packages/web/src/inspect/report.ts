/**
 * The validation report: what was looked at, and how much of it is wrong. The judges of the kinds name single faults;
 * here they are gathered under what a person would ask.
 */
import type { Problem } from '@pipwright/core';
import { CONDITIONS, check as checkFutoshiki, verify as verifyFutoshiki } from '@pipwright/futoshiki';
import { check as checkPips, verify as verifyPips } from '@pipwright/pips';
import type { AnyGame } from '@pipwright/play';
import type { AnySolution } from '../think/engine-messages.js';
import type { Catalogue } from '../words/catalogue.js';

export type Point = keyof Catalogue['inspect']['reports'];
export interface Finding {
  readonly point: Point;
  readonly faults: number;
}
/** The last point of a list has what no other one names. */
type Points = readonly (readonly [point: Point, codes: RegExp])[];

const PIPS_PUZZLE: Points = [
  ['coverage', /^(?:region-|cell-repeated|cell-outside-board)/],
  ['syntax', /^(?:target-|pip-)/],
  ['parity', /^(?:cells-odd|domino-count)/],
  ['dimensions', /./],
];
const PIPS_SOLUTION: Points = [
  ['filled', /^(?:cell-empty|value-)/],
  ['adjacent', /^halves-/],
  ['supply', /^domino-/],
  ['rules', /^rule-/],
  ['covered', /./],
];
const FUTOSHIKI_PUZZLE: Points = [
  ['numbers', /^(?:number-|square-)/],
  ['lines', /-repeats$/],
  ['signs', /^(?:signs?|bars?)-/],
  ['dimensions', /./],
];
/** A grid can be wrong in two more ways, which are cases of the nine conditions. */
const ALSO: Readonly<Record<string, string>> = {
  'square-empty': 'solution-count',
  'solution-size': 'solution-count',
  'given-changed': 'solution-square-fixed',
};
const SIGNS = /-(?:greater|less)$/;
const BARS = /-bar$/;

export function puzzleReport(game: AnyGame): readonly Finding[] {
  if (game.kind === 'pips') return dimensionsFirst(gather(PIPS_PUZZLE, faultsOf(checkPips(game.puzzle))));
  return dimensionsFirst(gather(FUTOSHIKI_PUZZLE, faultsOf(checkFutoshiki(game.puzzle))));
}

export function warningsOf(game: AnyGame): readonly Problem[] {
  return game.kind === 'pips' ? checkPips(game.puzzle).warnings : checkFutoshiki(game.puzzle).warnings;
}

export function solutionReport(game: AnyGame, solution: AnySolution): readonly Finding[] {
  if (game.kind === 'pips') return 'grid' in solution ? [] : gather(PIPS_SOLUTION, verifyPips(game.puzzle, solution));
  if (!('grid' in solution)) return [];
  const faults = verifyFutoshiki(game.puzzle, solution).map(({ code }) => ALSO[code] ?? code);
  const others = game.puzzle.bars === undefined ? BARS : SIGNS;
  return CONDITIONS.filter((code) => !others.test(code)).map((code) => ({
    point: code as Point,
    faults: faults.filter((fault) => fault === code).length,
  }));
}

function faultsOf(checked: ReturnType<typeof checkPips> | ReturnType<typeof checkFutoshiki>): readonly Problem[] {
  return checked.ok ? [] : checked.error;
}

function gather(points: Points, problems: readonly Problem[]): readonly Finding[] {
  const named = problems.map(({ code }) => points.find(([, codes]) => codes.test(code))?.[0]);
  return points.map(([point]) => ({ point, faults: named.filter((name) => name === point).length }));
}

function dimensionsFirst(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort((a, b) => Number(b.point === 'dimensions') - Number(a.point === 'dimensions'));
}
