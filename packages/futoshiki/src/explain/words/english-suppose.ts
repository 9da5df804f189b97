/** Suppositions and where they end, in English. */
import { cellName, list } from '@pipwright/core';
import type { TechniqueWords, Variants } from '@pipwright/core/wording';
import type { ToldLink } from '../told/link.js';
import { lacking } from './english-lines.js';
import { conclusion, lineName, sentence } from './english-names.js';
import { whyNowhere, whyOnly } from './english-reasons.js';

/** What cannot be, at the end of a chain, with the reason first. */
export function deadEnd(link: ToldLink): Variants {
  const dead = link.concludes.find((each) => each.values.length === 0);
  if (dead === undefined) return [];
  if (link.technique === 'hidden-single' || link.technique === 'forced-extreme') {
    for (const line of link.lines) {
      const open = link.cellsIn(line).filter((cell) => link.number(cell) === undefined);
      for (const number of lacking(link, line)) {
        const reasons = whyNowhere(link, open, number);
        const end = `no cell of ${lineName(line)} would be left for the ${number}`;
        if (reasons.length > 0) return [...reasons.map((reason) => `${end}: ${reason}`), end];
      }
    }
  }
  const end = `no number would be left for ${cellName(dead.cell)}`;
  return [...whyOnly(link, dead.cell, undefined).map((reason) => `${end}: ${reason}`), end];
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
    const dead = told.chain.at(-1)?.concludes.find((each) => each.values.length === 0);
    return dead === undefined ? [] : [`Suppose ${supposed(told)}. What would be left for ${cellName(dead.cell)}?`];
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
