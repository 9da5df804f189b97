/**
 * Solutions as the seed has them: a list of numbered squares, those that were added to the puzzle. Fixed numbers may
 * stand in it too, as long as they are repeated right.
 */
import { err, type JsonValue, type ListedSolution, ok, type Problem, ProblemLog, type Result } from '@pipwright/core';
import { type Entry, misplacedEntries, verifyEntries } from '../check/verify.js';
import { solutionOf } from '../model/added-numbers.js';
import { MAX_ENTRIES } from '../model/limits.js';
import { numberedSquareFromJson } from '../model/numbered-square.js';
import { fixedGrid, type Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { problem } from '../problem.js';

export function solutionFromList(
  puzzle: Puzzle,
  list: readonly JsonValue[],
): Result<ListedSolution<Solution>, readonly Problem[]> {
  if (list.length > MAX_ENTRIES) return err([problem('list-too-long', { path: '' }, {})]);
  const fixed = fixedGrid(puzzle);
  const entries: Entry[] = [];
  const problems: Problem[] = [];
  for (const [i, item] of list.entries()) {
    const path = `/${i}`;
    const found = numberedSquareFromJson(item);
    if (found === undefined) problems.push(problem('numbered-square-shape', { path }, {}));
    else if (fixed[found.square.row]?.[found.square.column] !== found.number) entries.push({ ...found, path });
  }
  if (problems.length > 0) return err(problems);
  const misplaced = new ProblemLog();
  misplaced.addAll(misplacedEntries(puzzle, entries));
  return ok({
    solution: solutionOf(puzzle, entries),
    misplaced: misplaced.list,
    wrong: verifyEntries(puzzle, entries),
  });
}
