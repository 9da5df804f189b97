/** Conflicts, and conclusions with all that they rest on, in English. */
import type { Compiled } from '../../engines/swift/index.js';
import type { Conclusion } from '../conclusion.js';
import type { Premise } from '../premise.js';
import { Names } from './names.js';
import { capital, list } from './phrases.js';

/** A conclusion and all that it rests on. */
export function sayTogether(
  compiled: Compiled,
  placed: readonly Conclusion[],
  conclusion: Conclusion,
  because: readonly Premise[],
): string {
  const names = new Names(compiled, new Map(placed.map((each, fact) => [fact, each])), because);
  return capital(`from ${names.everything()} it follows that ${names.fact(conclusion)}.`);
}

/** What sorts of conflicts there are. */
export type ConflictClass = 'region-impossible' | 'empty-domain' | 'domino-exhaustion' | 'shape' | 'combined';

/** Why nothing solves the puzzle, in a sentence or two. */
export function sayConflict(
  compiled: Compiled,
  placed: readonly Conclusion[],
  because: readonly Premise[],
  kind: ConflictClass,
): string {
  const names = new Names(compiled, new Map(placed.map((each, fact) => [fact, each])), because);
  const regions = list(names.regions.map((region) => names.region(region)));
  const given = names.facts.length === 0 ? '' : `, where ${list(names.facts.map((fact) => names.fact(fact)))}`;
  switch (kind) {
    case 'shape':
      return capital(
        given === '' ? names.tooFewNeighbours() : `${names.cells(names.tiled)} cannot be covered any more${given}.`,
      );
    case 'region-impossible':
      return capital(`no numbers from 0 to ${compiled.maxPip} fill ${regions}${given}.`);
    case 'domino-exhaustion':
      if (regions === '') return capital(`${names.everything()} cannot hold together.`);
      return capital(
        `${regions} ${names.regions.length === 1 ? 'needs' : 'together need'} more than there is${given}: the tray has ${names.stock()}.`,
      );
    case 'empty-domain':
      return capital(`${names.everything()} leave nothing for ${names.cells(names.tiled)}.`);
    case 'combined':
      return capital(`${names.everything()} cannot hold together.`);
  }
}
