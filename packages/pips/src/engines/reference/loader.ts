/** Games from the model's puzzles, and from the seed's text through them. */
import { err, ok, type Problem, type Result } from '@pipwright/core';
import { check } from '../../check/check.js';
import { textFormat } from '../../formats/text.js';
import type { Cell } from '../../model/cell.js';
import { dominoSet } from '../../model/domino.js';
import type { Puzzle, Region } from '../../model/puzzle.js';
import { excludesNothing } from '../../model/rule.js';
import { Board } from './board.js';
import { AllDifferent, AllSame, type Constraint, Each, Exactly, LessThan, MoreThan } from './constraint.js';
import { Game } from './game.js';
import { Piece } from './piece.js';
import { Point } from './point.js';

/** Reads a game in the text format; if it is not one, says all that is wrong. */
export function load(text: string): Result<Game, readonly (Problem | string)[]> {
  const problems: Problem[] = [];
  for (const draft of textFormat.parse(text)) {
    const checked = check(draft.spec);
    if (checked.ok && draft.problems.length === 0) {
      const game = toGame(checked.value);
      return game.ok ? game : err([game.error]);
    }
    problems.push(...draft.problems);
    if (!checked.ok) {
      problems.push(...checked.error.map((found) => ({ ...found, where: draft.locate(found.where.path ?? '') })));
    }
  }
  return err(problems);
}

/** The game of a puzzle; an error where a rule can never hold, which the seed refuses at construction. */
export function toGame(puzzle: Puzzle): Result<Game, string> {
  const { supply, maxPip } = puzzle;
  const constraints: Constraint[] = [];
  for (const region of puzzle.regions) {
    if (excludesNothing(region.rule, region.cells.length, maxPip)) continue;
    const constraint = toConstraint(region, maxPip);
    if (!constraint.ok) return constraint;
    constraints.push(constraint.value);
  }
  const board = Board(puzzle.cells.map(toPoint));
  const dominoes = supply.kind === 'list' ? supply.dominoes : dominoSet(maxPip);
  const pieces = dominoes.map(([first, second]) => Piece(first, second, maxPip));
  const fromSet = supply.kind === 'set' && supply.repeats ? 'repeated' : 'some';
  return ok(Game(board, pieces, constraints, supply.kind === 'list' ? 'all' : fromSet, maxPip));
}

function toConstraint({ cells, rule }: Region, maxPip: number): Result<Constraint, string> {
  const points = cells.map(toPoint);
  switch (rule.kind) {
    case 'sum':
      return { '=': Exactly, '<': LessThan, '>': MoreThan }[rule.op](rule.target, points, maxPip);
    case 'same':
      return AllSame(rule.value, points, maxPip);
    case 'different':
      return AllDifferent(rule.avoiding, points, maxPip);
    case 'each':
      return Each(rule.op, rule.value, points);
  }
}

function toPoint([row, column]: Cell): Point {
  return Point(column, row);
}
