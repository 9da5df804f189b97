/**
 * A Futoshiki as a binary CSP, by the seed's rules: a variable for each empty square, its domain what the fixed numbers
 * leave by four rules, a constraint for every two in one line. Nothing more is worked out here: that is for algorithms.
 */
import { type BinaryModel, ConstraintGraph } from '@pipwright/csp';
import { type FutoshikiProblem, fixedGrid, sideOf } from '../../model/puzzle.js';
import { inequalitiesOf } from '../../model/sign.js';
import { areAdjacent, compareSquares, type Square, squareText } from '../../model/square.js';
import { pairKey } from '../../model/square-pair.js';

type Rule = (first: Square, second: Square) => ((a: number, b: number) => boolean) | undefined;

export class FutoshikiConstraintGraph extends ConstraintGraph<Square, number, FutoshikiProblem> {
  /** Do two fixed numbers break a sign? They are no variables, so no constraint between variables tells. */
  readonly isBrokenByFixedNumbers: boolean;

  constructor(problem: FutoshikiProblem) {
    const rule = ruleOf(problem);
    super(modelOf(problem, rule), problem);
    this.isBrokenByFixedNumbers = problem.fixedNumbers.some((first, i) =>
      problem.fixedNumbers
        .slice(i + 1)
        .some((second) => rule(first.square, second.square)?.(first.number, second.number) === false),
    );
  }
}

function modelOf(problem: FutoshikiProblem, rule: Rule): BinaryModel<Square, number, FutoshikiProblem> {
  const grid = fixedGrid(problem);
  return {
    variables: () => squaresOf(problem).filter(({ column, row }) => grid[row]?.[column] === 0),
    domain: (square) =>
      problem.fixedNumbers.reduce(
        (numbers, fixed) => {
          const allows = rule(square, fixed.square);
          return allows === undefined ? numbers : numbers.filter((number) => allows(number, fixed.number));
        },
        Array.from({ length: problem.maxNumber }, (_, i) => i + 1),
      ),
    predicate: rule,
    compareVariables: compareSquares,
    nameVariable: squareText,
  };
}

function ruleOf(problem: FutoshikiProblem): Rule {
  const greater = new Map(inequalitiesOf(problem).map(({ greater, less }) => [between(greater, less), greater]));
  const bars = problem.bars && new Set(problem.bars.map(pairKey));
  return (first, second) => {
    if (first.column !== second.column && first.row !== second.row) return undefined;
    const key = between(first, second);
    const larger = greater.get(key);
    if (larger !== undefined) return compareSquares(larger, first) === 0 ? (a, b) => a > b : (a, b) => a < b;
    if (bars === undefined || !areAdjacent(first, second)) return (a, b) => a !== b;
    return bars.has(key) ? (a, b) => Math.abs(a - b) === 1 : (a, b) => Math.abs(a - b) > 1;
  };
}

function between(firstSquare: Square, secondSquare: Square): string {
  return pairKey({ firstSquare, secondSquare });
}

function squaresOf(problem: FutoshikiProblem): Square[] {
  const side = sideOf(problem);
  return Array.from({ length: side ** 2 }, (_, i) => ({ column: Math.floor(i / side), row: i % side }));
}
