/** Suppositions and where they end, in English. */
import { cellName, list } from '@pipwright/core';
import type { TechniqueWords, Variants } from '@pipwright/core/wording';
import type { Line, ToldLink } from '../told/link.js';
import { lacking } from './english-lines.js';
import { beside, clauses, conclusion, isIn, lineName, sentence } from './english-names.js';
import { whyNowhere, whyOnly } from './english-reasons.js';

/** What cannot be, at the end of a chain, with the reason first. */
export function deadEnd(link: ToldLink): Variants {
  const dead = link.concludes.find((each) => each.values.length === 0);
  if (dead === undefined) return [];
  if (link.technique === 'hidden-single' || link.technique === 'forced-extreme') {
    for (const line of link.lines) {
      const open = link.cellsIn(line).filter((cell) => link.number(cell) === undefined);
      for (const number of lacking(link, line)) {
        const reasons = whyNowhere(link, line, open, number).map(clauses);
        const end = `no cell of ${lineName(line)} would be left for the ${number}`;
        const briefly = `the ${number} of ${lineName(line)} would have no place`;
        if (reasons.length > 0)
          return [...reasons.flatMap((reason) => [`${reason}: ${end}`, `${reason}: ${briefly}`]), end];
      }
    }
  }
  const homeless = homelessIn(link);
  if (homeless !== undefined) return [`no cell of ${lineName(homeless.line)} would be left for the ${homeless.number}`];
  const end = `no number would be left for ${cellName(dead.cell)}`;
  const sign = link.signs.find((ends) => isIn(ends, dead.cell));
  if (link.number(dead.cell) !== undefined && sign !== undefined)
    return [`${cellName(dead.cell)} would have to be ${beside(link, sign, dead.cell)}`];
  const reasons = whyOnly(link, dead.cell, undefined);
  const why = clauses(reasons);
  return [
    ...(reasons.length === 0 ? [] : [`${why}: ${end}`, `${why}: ${cellName(dead.cell)} would have no number`]),
    end,
  ];
}

/** A number that no cell of a line can hold, where that is the end. */
function homelessIn(link: ToldLink): { readonly line: Line; readonly number: number } | undefined {
  if (link.technique !== 'hidden-single' && link.technique !== 'forced-extreme') return undefined;
  const { afterSeen } = link;
  for (const line of link.lines) {
    const open = link.cellsIn(line).filter((cell) => link.number(cell) === undefined);
    const number = lacking(link, line).find((each) => !open.some((cell) => afterSeen.left(cell).includes(each)));
    if (number !== undefined) return { line, number };
  }
  return undefined;
}

/** The same without the reason. */
function endOnly(link: ToldLink): Variants {
  return deadEnd(link).slice(-1);
}

function supposed({ suppose }: ToldLink): string {
  return suppose === undefined ? '' : `${cellName(suppose.cell)} is ${list(suppose.values, 'or')}`;
}

function says(told: ToldLink): Variants {
  const last = told.chain.at(-1);
  return (last === undefined ? [] : endOnly(last)).map(
    (end) => `Suppose ${supposed(told)}: ${end}. So ${conclusion(told)}.`,
  );
}

const words = (name: string, idea: string): TechniqueWords<ToldLink> => ({
  name,
  idea,
  say: says,
  why(told) {
    const end = told.chain.at(-1);
    const dead = end?.concludes.find((each) => each.values.length === 0);
    if (end === undefined || dead === undefined) return [];
    const homeless = homelessIn(end);
    const ask =
      homeless === undefined
        ? `What would be left for ${cellName(dead.cell)}?`
        : `Where in ${lineName(homeless.line)} would the ${homeless.number} go?`;
    return [`Suppose ${supposed(told)}. ${ask}`];
  },
  what: (told) => [
    ...(told.chain.at(-1) === undefined
      ? []
      : endOnly(told.chain.at(-1)!).map((end) => `${sentence(end)} ${sentence(conclusion(told))}`)),
    sentence(conclusion(told)),
  ],
});

export const supposingTechniques = {
  'try-both': words('Try both', 'Two candidates for one cell, and one of them leads nowhere within two links.'),
  'looking-ahead': words('Looking ahead', 'Suppose something, and follow it until something cannot be.'),
};

/** What is said before a chain, and after it. */
export function aroundChain(told: ToldLink): { readonly suppose: string; readonly so: string } {
  return { suppose: `Suppose ${supposed(told)}.`, so: `So ${conclusion(told)}.` };
}
