/**
 * The signs between squares. The seed has two types of them, both with the left or upper square first. As written,
 * a sign says what it says: `(1,0) > (0,0)` is the same as `(0,0) < (1,0)`, and `check` turns it round. `between` does
 * not: it puts a sign of its own type between two squares, whichever is named first.
 */
import { err, type Problem, type Result } from '@pipwright/core';
import { problem } from '../problem.js';
import { areAdjacent, compareSquares, elementOr, numbersIn, type Square, squareText } from './square.js';
import { cellsOf, orderedPair, pairBetween, type SquarePair } from './square-pair.js';

/** The first square holds more than the second. */
export type GreaterThanSign = SquarePair;

/** The first square holds less than the second. */
export type LessThanSign = SquarePair;

/** `>` between two squares that touch, in whichever order they are named: the left or upper one is the greater. */
export function greaterThanBetween(a: Square, b: Square): GreaterThanSign {
  return pairBetween(a, b);
}

/** `<` between two squares that touch, in whichever order they are named: the left or upper one is the lesser. */
export function lessThanBetween(a: Square, b: Square): LessThanSign {
  return pairBetween(a, b);
}

export function greaterThanText({ firstSquare, secondSquare }: GreaterThanSign): string {
  return `${squareText(firstSquare)} > ${squareText(secondSquare)}`;
}

export function lessThanText({ firstSquare, secondSquare }: LessThanSign): string {
  return `${squareText(firstSquare)} < ${squareText(secondSquare)}`;
}

const readGreater = numbersIn('(#,#) > (#,#)');
const readLess = numbersIn('(#,#) < (#,#)');

/** With blanks or without, between squares that touch. */
export function parseGreaterThan(text: string): Result<GreaterThanSign, readonly Problem[]> {
  return ifAdjacent(elementOr(pairOf(readGreater(text)), 'greater than sign', text, '(1,2) > (2,2)'));
}

/** With blanks or without, between squares that touch. */
export function parseLessThan(text: string): Result<LessThanSign, readonly Problem[]> {
  return ifAdjacent(elementOr(pairOf(readLess(text)), 'less than sign', text, '(0,0) < (0,1)'));
}

function ifAdjacent(sign: Result<SquarePair, readonly Problem[]>): Result<SquarePair, readonly Problem[]> {
  if (!sign.ok || areAdjacent(sign.value.firstSquare, sign.value.secondSquare)) return sign;
  return err([problem('sign-not-adjacent', {}, { cells: cellsOf(sign.value) })]);
}

function pairOf(numbers: readonly number[] | undefined): SquarePair | undefined {
  const [column, row, secondColumn, secondRow] = numbers ?? [];
  if (column === undefined || row === undefined || secondColumn === undefined || secondRow === undefined)
    return undefined;
  return { firstSquare: { column, row }, secondSquare: { column: secondColumn, row: secondRow } };
}

export interface Inequality {
  readonly greater: Square;
  readonly less: Square;
}

export interface Signs {
  readonly greaterThanSigns: readonly GreaterThanSign[];
  readonly lessThanSigns: readonly LessThanSign[];
}

/** Inequalities of the signs: those of `>` first, each list in its order. */
export function inequalitiesOf({ greaterThanSigns, lessThanSigns }: Signs): readonly Inequality[] {
  return [
    ...greaterThanSigns.map(({ firstSquare, secondSquare }) => ({ greater: firstSquare, less: secondSquare })),
    ...lessThanSigns.map(({ firstSquare, secondSquare }) => ({ greater: secondSquare, less: firstSquare })),
  ];
}

/** Sign for an inequality, with its left or upper square first. */
export function signFor({ greater, less }: Inequality): { readonly type: keyof Signs; readonly sign: SquarePair } {
  const type = compareSquares(greater, less) <= 0 ? 'greaterThanSigns' : 'lessThanSigns';
  return { type, sign: orderedPair({ firstSquare: greater, secondSquare: less }) };
}

/** The signs that say this, in the order of the list. */
export function signsFor(inequalities: Iterable<Inequality>): Signs {
  const signs: Record<keyof Signs, SquarePair[]> = { greaterThanSigns: [], lessThanSigns: [] };
  for (const inequality of inequalities) {
    const { type, sign } = signFor(inequality);
    signs[type].push(sign);
  }
  return signs;
}
