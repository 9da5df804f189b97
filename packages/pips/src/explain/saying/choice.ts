/** What is one of a few, and what is supposed of it. */

import { dominoName } from '../../model/domino.js';
import type { Of } from '../claims/claim.js';
import type { Told, ToldFact } from '../claims/told.js';
import type { Key } from './english.js';
import { eitherWaySaid, isOneTurned } from './pairs.js';
import type { Speaker } from './speaker.js';

/** What is one of a few. */
export function choiceSaid(speaker: Speaker, of: Of<Told>): string {
  switch (of.kind) {
    case 'number':
      return speaker.say('is', { what: speaker.region(of.region), values: speaker.or(of.values) });
    case 'cell':
      return speaker.say('is', { what: speaker.cell(of.cell), values: speaker.or(of.values) });
    case 'partner': {
      const partners = speaker.or(of.partners.map(speaker.cell));
      return speaker.say('joined', { cell: speaker.cell(of.cell), other: partners });
    }
    case 'domino':
      if (isOneTurned(of.dominoes)) return eitherWaySaid(speaker, of.edge, of.dominoes[0]!);
      return speaker.say('fit', { cells: speaker.cells(of.edge), dominoes: speaker.the(of.dominoes) });
    case 'home':
      return speaker.say('two-places', {
        domino: dominoName(of.domino),
        places: speaker.or(of.edges.map((edge) => speaker.say('on', { cells: speaker.cells(edge) }))),
      });
  }
}

/** One of a choice, after "it is", "it pairs with" and the like; empty where it is none of them. */
export function optionSaid(speaker: Speaker, of: Of<Told>, fact: ToldFact): string {
  switch (fact.is) {
    case 'values':
    case 'number':
      return speaker.or(fact.left);
    case 'joined':
      if (of.kind !== 'partner') return speaker.cells(fact.edge);
      return speaker.cell(fact.edge.find((cell) => String(cell) !== String(of.cell))!);
    case 'placed':
      if (of.kind === 'home') return speaker.cells(fact.cells);
      if (!isTurnedAt(of)) return speaker.the([fact.domino]);
      return speaker.cell(fact.cells[fact.domino[0] > fact.domino[1] ? 0 : 1]);
    default:
      return '';
  }
}

/** What is said of one of a choice: that it is so, and that it cannot be; of two cells in the plural. */
export function supposing(of: Of<Told>): {
  readonly is: Key;
  readonly cannot: Key;
  readonly value: number;
  readonly n: number;
} {
  const value = of.kind === 'domino' ? Math.max(...of.dominoes[0]!) : 0;
  if (of.kind === 'home') return { is: 'it-lies', cannot: 'cannot-lie', value, n: 1 };
  if (of.kind === 'partner') return { is: 'it-pairs', cannot: 'cannot-pair', value, n: 1 };
  if (isTurnedAt(of)) return { is: 'it-is-on', cannot: 'cannot-be-on', value, n: 1 };
  return { is: 'it-is', cannot: 'cannot-be', value, n: of.kind === 'domino' ? 2 : 1 };
}

/** One domino at one place, either way round? */
function isTurnedAt(of: Of<Told>): boolean {
  return of.kind === 'domino' && isOneTurned(of.dominoes);
}
