/** Why something cannot be: in a sentence, or where it takes many steps to see, what clashes and what these end with. */
import type { ConflictTold } from '../think/explain-messages.js';
import type { Catalogue } from '../words/catalogue.js';

export function conflictSaid({ aid: w }: Pick<Catalogue, 'aid'>, { text, deep }: ConflictTold): string {
  if (deep === undefined) return text;
  const { own, isAsked, end, most } = deep;
  const clash = isAsked ? w.leadsNowhere(own) : own.length > 0 ? w.cannotStay(own) : undefined;
  const ways = [
    ...(clash === undefined || end === undefined ? [] : [`${clash} ${w.manyStepsOn(end)}`]),
    ...(clash === undefined ? [] : [`${clash} ${w.manySteps}`]),
    [w.manySteps, end ?? ''].join(' ').trim(),
  ];
  return ways.find(({ length }) => length <= most) ?? w.manySteps;
}
