/** Puzzles as SMT-LIB text. It keeps to the standard, so that any solver for linear integers reads it. */
import { err, ok, type Writer } from '@pipwright/core';
import type { Puzzle } from '@pipwright/pips';
import { assertions, type Dialect, declarations, encodingProblems } from './encoding.js';

const HEAD = `; A Pips puzzle. Dominoes are broken in half: domino d is the tiles 2d and 2d+1.
; cell_tiles_R_C is the tile in row R, column C, counted from 0 at the top left;
; cell_values_R_C is the number of pips it shows.
; k_N, for an all-same region N without a number, is the number its cells share.
(set-option :produce-models true)
(set-logic QF_LIA)`;

const standard: Dialect = {
  exactlyOne: (conditions) => `(= ${total(conditions)} 1)`,
  atMostOne: (conditions) => `(<= ${total(conditions)} 1)`,
};

function total(conditions: readonly string[]): string {
  const ones = conditions.map((condition) => `(ite ${condition} 1 0)`);
  return ones.length === 1 ? ones.join('') : `(+ ${ones.join(' ')})`;
}

/** `smtlib`: what a solution must satisfy, for SMT solvers. */
export const smtlibWriter: Writer<Puzzle> = {
  name: 'smtlib',
  extension: 'smt2',
  make(puzzles) {
    const [puzzle] = puzzles;
    if (puzzle === undefined || puzzles.length > 1)
      return err([{ code: 'one-puzzle-only', where: {}, data: { format: 'smtlib' } }]);
    const problems = encodingProblems(puzzle);
    if (problems.length > 0) return err(problems);
    const lines = [HEAD, ...declarations(puzzle), ...assertions(puzzle, standard), '(check-sat)', '(get-model)'];
    return ok(`${lines.join('\n')}\n`);
  },
};
