/** Can the cells be filled if halves could be taken one by one, dominoes or not? Where not even that, the tray is too small. */
import { members } from '@pipwright/core/bits';
import { DIFFERENT, SAME, SUM } from '../engines/swift/compile.js';
import type { Compiled, Terms } from '../engines/swift/index.js';

const MOST_TRIES = 50_000;

/** True also where that is not found out in time. */
export function canFillByHalves(compiled: Compiled, terms: Terms): boolean {
  const { cells, pips, regions, region, shape, low, high, set, each, maxPip } = compiled;
  const covered = Array.from({ length: cells }, (_, cell) => cell).filter((cell) => terms.freed[cell] === 0);
  const halves = Array.from({ length: pips }, (_, x) =>
    members((1 << pips) - 1).reduce((sum, y) => sum + (x === y ? 2 : 1) * terms.most[x * pips + y]!, 0),
  );
  const held = new Map<number, number[]>(Array.from({ length: regions }, (_, r) => [r, []]));
  const open = new Int32Array(regions + 1);
  for (let c = 0; c < cells; c++) open[region[c]!]!++;
  let tries = 0;

  const fits = (cell: number, value: number): boolean => {
    const r = region[cell]!;
    if (r === regions || terms.silent[r] === 1) return true;
    const values = [...held.get(r)!, value];
    switch (shape[r]) {
      case SUM: {
        const sum = values.reduce((total, each) => total + each, 0);
        return sum <= high[r]! && sum + (open[r]! - values.length) * maxPip >= low[r]!;
      }
      case SAME:
        return (set[r]! & (1 << value)) !== 0 && values.every((each) => each === value);
      case DIFFERENT:
        return (set[r]! & (1 << value)) !== 0 && new Set(values).size === values.length;
      default:
        return (each[r]! & (1 << value)) !== 0;
    }
  };
  const fill = (at: number): boolean => {
    const cell = covered[at];
    if (cell === undefined || ++tries > MOST_TRIES) return true;
    for (const value of members(terms.values[cell]!)) {
      if (halves[value]! <= 0 || !fits(cell, value)) continue;
      halves[value]!--;
      held.get(region[cell]!)?.push(value);
      const filled = fill(at + 1);
      halves[value]!++;
      held.get(region[cell]!)?.pop();
      if (filled) return true;
    }
    return false;
  };
  return fill(0);
}
