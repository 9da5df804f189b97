/**
 * A domino that is typed: 35 is 3-5, digit by digit. Where numbers go above nine, a comma stands between the two: 12,3.
 * What is typed on may still change what it means: 12 is 1-2 until a comma follows, and 12,1 may become 12,12.
 */
import type { Domino } from '@pipwright/pips';

export function typeOn(typed: string, key: string, maxPip: number): string {
  const mark = key === '.' ? ',' : key;
  const together = typed + mark;
  const isPair = /^\d\d$/.test(together);
  const numbers = /^(\d\d?)(?:,(\d\d?)?)?$/.exec(together)?.slice(1) ?? [];
  const areNumbers = numbers.length > 0 && numbers.every((number) => number === undefined || isNumber(number, maxPip));
  if (isPair || areNumbers) return together;
  return mark === ',' ? '' : mark;
}

export function typedDomino(typed: string): Domino | undefined {
  const [, first, second] = /^(\d)(\d)$/.exec(typed) ?? /^(\d+),(\d+)$/.exec(typed) ?? [];
  return second === undefined ? undefined : [Number(first), Number(second)];
}

function isNumber(text: string, most: number): boolean {
  return String(Number(text)) === text && Number(text) <= most;
}
