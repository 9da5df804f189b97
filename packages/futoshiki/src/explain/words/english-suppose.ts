/** Suppositions and where they end, in English. */
import { cellName, list } from '@pipwright/core';
import type { TechniqueWords, Variants } from '@pipwright/core/wording';
import { deadCell, deadEndOf, homelessIn } from '../told/dead-end.js';
import type { ToldLink } from '../told/link.js';
import { clauses, conclusion, lineName, sentence, than } from './english-names.js';
import { because, reasonSaid } from './english-reasons.js';

/** What cannot be, at the end of a chain, with the reason first. */
export function deadEnd(link: ToldLink): Variants {
  const dead = deadEndOf(link);
  if (dead === undefined) return [];
  switch (dead.kind) {
    case 'homeless': {
      const { line, number, reasons } = dead;
      const end = `no cell of ${lineName(line)} would be left for the ${number}`;
      const briefly = `the ${number} of ${lineName(line)} would have no place`;
      const why = reasons.map((each) => because(link, each));
      return [...why.flatMap((each) => [`${each}: ${end}`, `${each}: ${briefly}`]), end];
    }
    case 'must':
      return [`${cellName(dead.cell)} would have to be ${than(dead.side, link)}`];
    case 'empty': {
      const end = `no number would be left for ${cellName(dead.cell)}`;
      const why = clauses(dead.reasons.map((each) => reasonSaid(link, each)));
      return why === '' ? [end] : [`${why}: ${end}`, `${why}: ${cellName(dead.cell)} would have no number`, end];
    }
  }
}

/** The same without the reason. */
function endOf({ chain }: ToldLink): Variants {
  return chain.slice(-1).flatMap((link) => deadEnd(link).slice(-1));
}

function supposed({ suppose }: ToldLink): string {
  return suppose === undefined ? '' : `${cellName(suppose.cell)} is ${list(suppose.values, 'or')}`;
}

const words = (name: string, idea: string): TechniqueWords<ToldLink> => ({
  name,
  idea,
  say: (told) => endOf(told).map((end) => `Suppose ${supposed(told)}: ${end}. So ${conclusion(told)}.`),
  why(told) {
    const end = told.chain.at(-1);
    const dead = end && deadCell(end);
    if (end === undefined || dead === undefined) return [];
    const homeless = homelessIn(end);
    const ask =
      homeless === undefined
        ? `What would be left for ${cellName(dead)}?`
        : `Where in ${lineName(homeless.line)} would the ${homeless.number} go?`;
    return [`Suppose ${supposed(told)}. ${ask}`];
  },
  what: (told) => [
    ...endOf(told).map((end) => `${sentence(end)} ${sentence(conclusion(told))}`),
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
