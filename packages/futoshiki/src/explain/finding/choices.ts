/** Things of which one of a few must be true: what may be supposed. */
import type { Choice } from '@pipwright/core/arguing';
import type { Of } from '../claims/claim.js';
import { placed } from '../claims/kind.js';
import { type Fact, type Known, numbersOf, size } from '../claims/known.js';
import { Lines } from './technique.js';

export function* choices(known: Known): Generator<Choice<Of, Fact>> {
  const lines = new Lines(known);
  for (const line of known.board.lines.keys())
    for (const value of numbersOf(known.lacking(line))) {
      const cells = lines.cells(line, lines.places(line, value));
      if (cells.length > 1)
        yield { of: { kind: 'home', line, value, cells }, options: cells.map((cell) => placed(cell, value)) };
    }
  for (const [cell, set] of known.values.entries()) {
    if (!known.isOpen(cell) || size(set) < 2) continue;
    const values = numbersOf(set);
    yield { of: { kind: 'cell', cell, values }, options: values.map((value) => placed(cell, value)) };
  }
}
