/**
 * Signs that say nothing: between two given numbers, or beside a given number that is the least or the greatest, where row
 * and column say as much. They look like a mistake.
 */
import type { Inequality } from '../model/sign.js';
import { squareText } from '../model/square.js';
import { type Clue, isNumber, isSign } from './clue.js';

export function withoutIdleSigns(side: number, clues: readonly Clue[]): readonly Clue[] {
  const given = new Map(clues.filter(isNumber).map(({ square, number }) => [squareText(square), number]));
  const isIdle = ({ greater, less }: Inequality) => {
    const [high, low] = [given.get(squareText(greater)), given.get(squareText(less))];
    return high === side || low === 1 || (high !== undefined && low !== undefined);
  };
  return clues.filter((clue) => !(isSign(clue) && isIdle(clue)));
}
