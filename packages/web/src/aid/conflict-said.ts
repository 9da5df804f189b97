/** Why something cannot be: in a sentence, or where it takes many steps to see, what these end with. */
import type { ConflictTold } from '../think/explain-messages.js';
import type { Catalogue } from '../words/catalogue.js';

export function conflictSaid({ aid }: Pick<Catalogue, 'aid'>, { text, deep }: ConflictTold): string {
  return deep === undefined ? text : [aid.manySteps, deep.end ?? ''].join(' ').trim();
}
