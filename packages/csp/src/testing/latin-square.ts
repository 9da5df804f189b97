import { rows } from '../../../core/src/testing/short-forms.js';
import { parseAlgorithm } from '../algorithm.js';
import type { BinaryModel } from '../graph/binary-csp.js';
import type { Algorithm } from '../strategy.js';

/** A Latin square in part, `rows[row][column]` with 0 for what is open, and signs such as `(0,1)<(1,1)`: column, row. */
export interface OrderedLatinSquare {
  readonly rows: readonly (readonly number[])[];
  readonly signs: readonly string[];
}

/** The problem of the published figures, by the rules of its definition alone. Variables are `(column,row)`. */
export const orderedLatinSquare: BinaryModel<string, number, OrderedLatinSquare> = {
  variables: (problem) => squares(problem).filter((square) => numberAt(problem, square) === 0),
  domain: (square, problem) =>
    problem.rows
      .map((_, i) => i + 1)
      .filter((number) =>
        squares(problem).every((other) => {
          const given = numberAt(problem, other);
          return given === 0 || (rule(square, other, problem)?.(number, given) ?? true);
        }),
      ),
  predicate: rule,
};

function rule(first: string, second: string, { signs }: OrderedLatinSquare) {
  const [[column, row], [otherColumn, otherRow]] = [placeOf(first), placeOf(second)];
  if (first === second || (column !== otherColumn && row !== otherRow)) return undefined;
  if (signs.includes(`${first}>${second}`) || signs.includes(`${second}<${first}`))
    return (a: number, b: number) => a > b;
  if (signs.includes(`${first}<${second}`) || signs.includes(`${second}>${first}`))
    return (a: number, b: number) => a < b;
  return (a: number, b: number) => a !== b;
}

function squares({ rows }: OrderedLatinSquare): string[] {
  return rows.flatMap((row, y) => row.map((_, x) => `(${x},${y})`));
}

function numberAt({ rows }: OrderedLatinSquare, square: string): number {
  const [column, row] = placeOf(square);
  return rows[row]?.[column] ?? 0;
}

function placeOf(square: string): [number, number] {
  const [column, row] = square.slice(1, -1).split(',');
  return [Number(column), Number(row)];
}

/** The worked example of the definition. */
export const WORKED_EXAMPLE: OrderedLatinSquare = {
  rows: rows('0200 0001 3010 4003'),
  signs: ['(0,0)<(0,1)', '(0,1)<(1,1)', '(1,0)<(2,0)', '(0,3)>(1,3)', '(1,2)>(1,3)', '(1,2)>(2,2)', '(3,0)>(3,1)'],
};

/** An algorithm that a test asks for by name. */
export function algorithmNamed(name: string): Algorithm {
  const found = parseAlgorithm(name);
  if (found === undefined) throw new Error(`no algorithm ${name}`);
  return found;
}
