/**
 * A quick look at what a supposition leads to, by singles and bounds alone: nothing is told by it. It says which of all
 * suppositions are worth following.
 */
import type { Foresight } from '@pipwright/core/arguing';
import { size } from '@pipwright/core/bits';
import { range } from '../claims/board.js';
import { bitOf, type Fact, type Known, least, most } from '../claims/known.js';
import { boundBy } from '../claims/signs.js';
import { besides } from './groups.js';

/** Rounds of looking at the whole board. */
const ROUNDS = 14;

export const foresight: Foresight<Known, Fact> = {
  fails(known, suppose, look) {
    const values = learnt(known, suppose);
    const round = closed(known, values, look !== 'quick');
    return round ?? (look.startsWith('deep') ? failsWithin(known, values, look === 'deepest') : undefined);
  },
  leads(known, so) {
    const values = learnt(known, so);
    if (closed(known, values, true) !== undefined) return known.open;
    return values.reduce((sum, set, cell) => sum + Number(known.isOpen(cell) && size(set) === 1), 0);
  },
};

function learnt({ values }: Known, fact: Fact): Int32Array {
  const left = values.slice();
  if (fact.is !== 'over') left[fact.cell]! &= fact.is === 'placed' ? bitOf(fact.value) : fact.set;
  return left;
}

/** The round by which nothing is left for something; undefined where that does not come. */
function closed(known: Known, values: Int32Array, isLong: boolean): number | undefined {
  const seen = isLong ? [known.values.slice(), known.values.slice()] : [];
  for (let round = 1; round <= ROUNDS; round++) {
    const is = once(known, values);
    if (is === 'dead') return round;
    if (is === 'same' && (!isLong || !squeezed(known, values, seen))) return undefined;
  }
  return undefined;
}

/** After how many numbers that fail each by itself nothing is left for something. */
function failsWithin(known: Known, values: Int32Array, isLong: boolean): number | undefined {
  let out = 0;
  for (let isMore = true; isMore; ) {
    isMore = false;
    for (const [cell, set] of values.entries())
      for (let left = size(set) > 1 ? set : 0; left !== 0; left &= left - 1) {
        const bit = left & -left;
        const tried = values.slice();
        tried[cell] = bit;
        if (closed(known, tried, isLong) === undefined) continue;
        values[cell]! &= ~bit;
        out++;
        isMore = true;
        if (values[cell] === 0 || closed(known, values, isLong) !== undefined) return out;
      }
  }
  return undefined;
}

function once({ board }: Known, values: Int32Array): 'dead' | 'same' | 'other' {
  let isSame = true;
  const keep = (cell: number, set: number): boolean => {
    const left = values[cell]! & set;
    if (left === values[cell]) return true;
    isSame = false;
    values[cell] = left;
    return left !== 0;
  };
  for (const cells of board.lines) {
    let once = 0;
    let twice = 0;
    let sure = 0;
    for (const cell of cells) {
      const set = values[cell]!;
      twice |= once & set;
      once |= set;
      if ((set & (set - 1)) === 0) {
        if ((sure & set) !== 0) return 'dead';
        sure |= set;
      }
    }
    if (size(once) < cells.length) return 'dead';
    const hidden = once & ~twice;
    for (const cell of cells) {
      const set = values[cell]!;
      if ((set & (set - 1)) === 0) continue;
      const own = set & hidden;
      if (own !== 0 && size(own) > 1) return 'dead';
      if (!keep(cell, own === 0 ? ~sure : own)) return 'dead';
    }
  }
  for (const cell of range(board.cells)) {
    for (const other of board.below[cell]!) {
      if (!keep(cell, boundBy('least', least(values[other]!) + 1))) return 'dead';
      if (!keep(other, boundBy('most', most(values[cell]!) - 1))) return 'dead';
    }
    for (const other of board.next[cell]!)
      if (!keep(cell, (values[other]! << 1) | (values[other]! >>> 1))) return 'dead';
    for (const other of board.apart[cell]!) {
      const set = values[other]!;
      if ((set & (set - 1)) === 0 && !keep(cell, ~((set << 1) | (set >>> 1)))) return 'dead';
    }
  }
  return isSame ? 'same' : 'other';
}

/** Takes away what would leave two or three other cells of a line too little. @param seen rows, then columns, that were looked at */
function squeezed({ board }: Known, values: Int32Array, seen: readonly Int32Array[]): boolean {
  let isLess = false;
  for (const [line, cells] of board.lines.entries()) {
    const before = seen[line < board.side ? 0 : 1]!;
    if (cells.every((cell) => values[cell] === before[cell])) continue;
    for (const [at, cell] of cells.entries()) {
      const own = values[cell]!;
      if ((own & (own - 1)) === 0) continue;
      const near = cells.filter((_, i) => i === at - 1 || i === at + 1);
      const few = cells.filter((other, i) => Math.abs(i - at) > 1 && size(values[other]!) <= 3);
      if (few.length === 0) continue;
      for (let more = own; more !== 0; more &= more - 1) {
        const bit = more & -more;
        const left = few.map((other) => values[other]! & ~bit);
        for (const other of near) left.push(values[other]! & besides(board, cell, bit, other));
        if (!isTooLittle(left.filter((set) => size(set) <= 2))) continue;
        values[cell]! &= ~bit;
        isLess = true;
      }
    }
    for (const cell of cells) before[cell] = values[cell]!;
  }
  return isLess;
}

/** Have two of some sets one number, or three of them two? */
function isTooLittle(sets: readonly number[]): boolean {
  for (let i = 0; i < sets.length; i++) {
    const one = sets[i]!;
    if (one === 0) return true;
    for (let j = i + 1; j < sets.length; j++) {
      const two = one | sets[j]!;
      const less = two & (two - 1);
      if (less === 0) return true;
      if ((less & (less - 1)) !== 0) continue;
      for (let k = j + 1; k < sets.length; k++) if ((sets[k]! & ~two) === 0) return true;
    }
  }
  return false;
}
