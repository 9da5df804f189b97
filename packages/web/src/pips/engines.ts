import { pipsSolving } from '@pipwright/pips/parts';
import { cellNumber, compile, edgeNumber, SwiftSearch, termsOf } from '@pipwright/pips/swift';
import type { KindEngines } from '../kind/engines.js';

/**
 * The engines of Pips. `smt` is not among them: it needs 35 MB and memory shared between threads, which a page gets only
 * from a host that sends headers for it, and the app runs on any host.
 */
export const pipsEngines: KindEngines<'pips'> = {
  ...pipsSolving,
  fromPosition(puzzle, { lying }) {
    const compiled = compile(puzzle);
    const terms = termsOf(compiled);
    for (const { domino, cells } of lying) {
      terms.join(edgeNumber(compiled, cells));
      for (const half of [0, 1] as const) terms.fix(cellNumber(compiled, cells[half]), domino[half]);
    }
    return new SwiftSearch(compiled, terms);
  },
};
