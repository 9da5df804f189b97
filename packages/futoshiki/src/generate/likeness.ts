/**
 * One name for all puzzles that are the same to a player: turned, mirrored, written in another order, and with the largest
 * number in the place of the smallest and so on, which turns every sign round.
 */
import { type Puzzle, sideOf } from '../model/puzzle.js';
import { inequalitiesOf } from '../model/sign.js';
import type { Square } from '../model/square.js';

type Turn = (square: Square) => Square;

export function likeness(puzzle: Puzzle): string {
  const side = sideOf(puzzle);
  const images = turnsOf(side).flatMap((turn) => [false, true].map((upside) => imageOf(puzzle, side, turn, upside)));
  return images.reduce((least, image) => (image < least ? image : least));
}

function imageOf(puzzle: Puzzle, side: number, turn: Turn, isUpsideDown: boolean): string {
  const at = (square: Square) => {
    const { column, row } = turn(square);
    return row * side + column;
  };
  const numbers = puzzle.fixedNumbers.map(
    ({ square, number }) => `${at(square)}=${isUpsideDown ? side + 1 - number : number}`,
  );
  const signs = inequalitiesOf(puzzle).map(({ greater, less }) =>
    isUpsideDown ? `${at(less)}>${at(greater)}` : `${at(greater)}>${at(less)}`,
  );
  const bars = puzzle.bars?.map(({ firstSquare, secondSquare }) => {
    const [a, b] = [at(firstSquare), at(secondSquare)];
    return `${Math.min(a, b)}|${Math.max(a, b)}`;
  });
  return `${bars === undefined ? '' : 'adjacent '}${side}: ${[...numbers, ...signs, ...(bars ?? [])].sort().join(' ')}`;
}

function turnsOf(side: number): readonly Turn[] {
  const quarter: Turn = ({ column, row }) => ({ column: side - 1 - row, row: column });
  const mirror: Turn = ({ column, row }) => ({ column: side - 1 - column, row });
  const turns: Turn[] = [(square) => square];
  for (let i = 1; i < 4; i++) turns.push((square) => quarter((turns[i - 1] as Turn)(square)));
  return turns.flatMap((turn): Turn[] => [turn, (square) => mirror(turn(square))]);
}
