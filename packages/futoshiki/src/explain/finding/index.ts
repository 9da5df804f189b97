/** The techniques that suppose nothing, the easiest first, and what they find where so much is known. */
import { type Choice, findingOf } from '@pipwright/core/arguing';
import type { Of } from '../claims/claim.js';
import { placed } from '../claims/kind.js';
import { thenOf } from '../claims/kinds.js';
import { type Fact, type Known, numbersOf, size } from '../claims/known.js';
import { brokenRules } from './ending.js';
import { group, homes, squeeze, wing } from './groups.js';
import { home, left, only, ordered, rest } from './lines.js';
import { across, apart, between, chain, run } from './signs.js';
import { Lines } from './technique.js';

export const LEVELS = [1, 2, 3] as const;

const FINDERS = [
  [left, home, only, rest, ordered, chain, between, across, apart, run],
  [group(2), homes(2)],
  [group(3), homes(3), squeeze(2), squeeze(3), wing(2), wing(3)],
];

export const { argumentsIn, endsIn } = findingOf({
  finders: FINDERS,
  endings: [[brokenRules]],
  survey: (known) => new Lines(known),
  thenOf,
  // The last numbers may be told one by one or all at once, and what is written together is told together.
  newsToTell: ({ says }, news, isNew) =>
    says === 'rest' || news.some(isNew) ? news.filter((fact) => fact.is === 'placed' || isNew(fact)) : [],
});

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
