/** What is one of a few things, and what is left of it when one is out. */
import type { Of } from './claim.js';
import { type Out, outOf, values } from './kind.js';
import { bitOf, type Fact, type Known, numbersOf, setOf } from './known.js';

/** Is this all that there can be? */
export function isOneOf(known: Known, of: Of): boolean {
  if (of.kind === 'cell') return known.isOpen(of.cell) && (known.values[of.cell]! & ~setOf(of.values)) === 0;
  const { line, value, cells } = of;
  return (known.has[line]! & bitOf(value)) === 0 && known.placesOf(line, value).every((cell) => cells.includes(cell));
}

/** Is what is supposed one of a choice, and what is concluded all that is left of it? */
export function isRest(of: Of, suppose: Fact, so: Fact): boolean {
  if (suppose.is !== 'placed' || so.is === 'over') return false;
  if (of.kind === 'cell') {
    if (suppose.cell !== of.cell || so.cell !== of.cell) return false;
    const left = so.is === 'placed' ? bitOf(so.value) : so.set;
    return (setOf(of.values) & ~bitOf(suppose.value) & ~left) === 0;
  }
  if (suppose.value !== of.value || !of.cells.includes(suppose.cell)) return false;
  if (so.is === 'values') return so.cell === suppose.cell && so.set === ~bitOf(of.value);
  return so.value === of.value && of.cells.every((cell) => cell === suppose.cell || cell === so.cell);
}

/** What of a choice is left when one is out. */
export function leftOf(out: Fact, [one, ...more]: readonly Fact[]): Fact | undefined {
  if (one === undefined || more.length === 0 || out.is !== 'placed') return one;
  return values(out.cell, ~bitOf(out.value));
}

/** What it rests on. */
export function restsOf(known: Known, of: Of): readonly Out[] {
  if (of.kind === 'cell') return [{ cell: of.cell, set: ~setOf(of.values) }];
  return outOf(known, of.line, of.cells, bitOf(of.value));
}

/** A choice as it stands now. */
export function choiceNow(known: Known, of: Of): Of {
  if (of.kind === 'cell') return { ...of, values: numbersOf(known.values[of.cell]! & setOf(of.values)) };
  return { ...of, cells: known.placesOf(of.line, of.value) };
}
