/**
 * What cannot come right because of what the player placed. What could not before the first move either is a flaw of the
 * puzzle: no move is to be taken back for it.
 */
import type { Problem } from '@pipwright/core';
import { type AnyGame, type KindName, newGame, whatIsWrong } from '@pipwright/play';
import { cellsOf } from '../words/board-words.js';

export function brokenByMoves(game: AnyGame): readonly Problem[] {
  const problems = whatIsWrong<KindName>(game);
  if (problems.length === 0) return problems;
  const start = newGame<KindName>(game.kind, game.puzzle);
  const flaws = start.ok ? whatIsWrong(start.value) : [];
  return problems.filter((problem) => !flaws.some((flaw) => isWithin(problem, flaw)));
}

/** Of a flaw, players may have covered some cells; what they broke there is another thing. */
function isWithin(problem: Problem, flaw: Problem): boolean {
  const cells = new Set(cellsOf(flaw).map(String));
  const isSame = ['region', 'row', 'column', 'number'].every((name) => problem.data[name] === flaw.data[name]);
  return problem.code === flaw.code && isSame && cellsOf(problem).every((cell) => cells.has(String(cell)));
}
