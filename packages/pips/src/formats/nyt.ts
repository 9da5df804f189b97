/**
 * The Times's JSON (seed 001): one level, or a day with easy, medium and hard. The board is the union of the
 * regions; a cell without a rule has a region of type `empty`. Fields the game does not need are ignored, but
 * for those that say where the puzzle comes from, which are kept and written back.
 */
import { err, type Format, type JsonObject, jsonText, ok, type Problem, type Result } from '@pipwright/core';
import { cellKey } from '../model/cell.js';
import { LEVELS, type Puzzle, type Spec } from '../model/puzzle.js';
import type { Rule } from '../model/rule.js';
import { problem } from '../problem.js';
import { ownSolutionToJson } from './json-parts.js';
import { parseNyt, type SumType } from './nyt-read.js';
import { inexpressibleRules } from './refusals.js';

export const nytFormat: Format<Spec, Puzzle> = {
  name: 'nyt',
  extension: 'json',
  recognises: (text) => /^\s*\{/.test(text) && /"(?:printDate|dominoes|indices|easy|medium|hard)"\s*:/.test(text),
  parse: parseNyt,
  make: makeNyt,
};

function makeNyt(puzzles: readonly Puzzle[]): Result<string, readonly Problem[]> {
  const problems = puzzles.flatMap(inexpressible);
  const levels = puzzles.map(({ about }) => about.level);
  const [first] = puzzles;
  const single = puzzles.length === 1 && levels[0] === undefined;
  if (first === undefined || (!single && (levels.includes(undefined) || new Set(levels).size < levels.length))) {
    problems.push(problem('levels-clash', {}, {}));
  }
  if (problems.length > 0 || first === undefined) return err(problems);
  const { printDate, editor } = first.about;
  if (single) return ok(`${jsonText({ printDate, editor, ...levelToJson(first) })}\n`);
  const byLevel = LEVELS.flatMap((level) => {
    const puzzle = puzzles.find(({ about }) => about.level === level);
    return puzzle === undefined ? [] : [[level, levelToJson(puzzle)] as const];
  });
  return ok(`${jsonText({ printDate, editor, ...Object.fromEntries(byLevel) })}\n`);
}

const SUM_TYPES = { '=': 'sum', '<': 'less', '>': 'greater' } as const satisfies Record<string, SumType>;

function inexpressible(puzzle: Puzzle): Problem[] {
  const { supply } = puzzle;
  const format = 'nyt';
  const setProblems = supply.kind === 'set' ? [problem('set-not-expressible', {}, { format })] : [];
  const ruleProblems = inexpressibleRules(puzzle, format, (rule) => ruleToJson(rule) !== undefined);
  return [...setProblems, ...ruleProblems];
}

function levelToJson(puzzle: Puzzle): JsonObject {
  const { supply, about, solution } = puzzle;
  return {
    id: about.id,
    constructors: about.constructors,
    dominoes: supply.kind === 'list' ? supply.dominoes : [],
    regions: regionsToJson(puzzle),
    solution: ownSolutionToJson(solution),
  };
}

/** Regions at the positions they had, the gaps and the end filled with the free cells, one by one. */
function regionsToJson({ cells, regions }: Puzzle): JsonObject[] {
  const ruled = new Set(regions.flatMap((region) => region.cells.map(cellKey)));
  const free = cells.filter((cell) => !ruled.has(cellKey(cell))).map((cell) => ({ indices: [cell], type: 'empty' }));
  const list: JsonObject[] = [];
  for (const region of regions) {
    while (list.length < region.index && free.length > 0) list.push(free.shift() as JsonObject);
    list.push({ indices: region.cells, ...ruleToJson(region.rule) });
  }
  return [...list, ...free];
}

function ruleToJson(rule: Rule): { readonly type: string; readonly target?: number } | undefined {
  switch (rule.kind) {
    case 'sum':
      return { type: SUM_TYPES[rule.op], target: rule.target };
    case 'same':
      return rule.value === undefined ? { type: 'equals' } : undefined;
    case 'different':
      return rule.avoiding.length === 0 ? { type: 'unequal' } : undefined;
    case 'each':
      return undefined;
  }
}
