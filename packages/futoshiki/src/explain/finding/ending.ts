/** What only a board without a solution shows: what is written breaks a rule. */
import type { Claim } from '../claims/claim.js';
import type { Known } from '../claims/known.js';
import { circle } from './signs.js';
import { Lines } from './technique.js';

export function* brokenRules(known: Known): Generator<Claim> {
  const { lines, below, next, apart } = known.board;
  const value = (cell: number) => known.written[cell]!;
  for (const [line, cells] of lines.entries())
    for (const [i, cell] of cells.entries()) {
      const other = value(cell) === 0 ? undefined : cells.slice(i + 1).find((each) => value(each) === value(cell));
      if (other !== undefined) yield { says: 'twice', line, value: value(cell), cells: [cell, other] };
    }
  const pairs = (
    by: 'sign' | 'bar' | 'no-bar',
    near: readonly (readonly number[])[],
    isWrong: (x: number, y: number) => boolean,
  ) =>
    near.flatMap((all, cell) =>
      all.flatMap((other): Claim[] => {
        const values = [value(cell), value(other)];
        const isTwice = by !== 'sign' && other < cell;
        if (isTwice || values.includes(0) || !isWrong(values[0]!, values[1]!)) return [];
        return [{ says: 'against', by, cells: [cell, other], values }];
      }),
    );
  yield* pairs('sign', below, (x, y) => x <= y);
  yield* pairs('bar', next, (x, y) => Math.abs(x - y) !== 1);
  yield* pairs('no-bar', apart, (x, y) => Math.abs(x - y) === 1);
  yield* circle(known, new Lines(known));
}
