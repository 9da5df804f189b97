/** Suppositions and where they end, in German. */
import { cellName } from '@pipwright/core';
import type { TechniqueWords, Variants } from '@pipwright/core/wording';
import { deadCell, deadEndOf, homelessIn } from '../told/dead-end.js';
import type { ToldLink } from '../told/link.js';
import { because, conclusion, inverted, lineName, oneOf, sentence, than, therefore } from './german-names.js';
import { reasonsSaid } from './german-reasons.js';

/** What cannot be, at the end of a chain, with the reason first. */
export function deadEnd(link: ToldLink): Variants {
  const dead = deadEndOf(link);
  if (dead === undefined) return [];
  switch (dead.kind) {
    case 'homeless': {
      const end = `für die ${dead.number} bleibt in ${lineName(dead.line)} kein Feld`;
      return [...dead.reasons.map((each) => because(reasonsSaid(each), end)), end];
    }
    case 'must':
      return [`${cellName(dead.cell)} müsste ${than(dead.side, ' sein')}`];
    case 'empty': {
      const end = `für ${cellName(dead.cell)} bleibt keine Zahl`;
      return [...(dead.reasons.length === 0 ? [] : [because(reasonsSaid(dead.reasons), end)]), end];
    }
  }
}

/** The same without the reason: `Dann bleibt für r1c1 keine Zahl`. */
function endOf({ chain }: ToldLink): Variants {
  return chain.slice(-1).flatMap((link) =>
    deadEnd(link)
      .slice(-1)
      .map((end) => inverted('Dann', end) ?? end),
  );
}

function supposed({ suppose }: ToldLink): string {
  return suppose === undefined ? '' : `Angenommen, ${cellName(suppose.cell)} ist ${oneOf(suppose.values)}`;
}

const words = (name: string, idea: string): TechniqueWords<ToldLink> => ({
  name,
  idea,
  say: (told) => endOf(told).map((end) => `${supposed(told)}: ${end}. ${therefore(told)}`),
  why(told) {
    const end = told.chain.at(-1);
    const dead = end && deadCell(end);
    if (end === undefined || dead === undefined) return [];
    const homeless = homelessIn(end);
    const ask =
      homeless === undefined
        ? `Was bleibt dann für ${cellName(dead)}?`
        : `Wohin kommt dann die ${homeless.number} in ${lineName(homeless.line)}?`;
    return [`${supposed(told)}. ${ask}`, `${supposed(told)}. Wo geht es dann nicht mehr weiter?`];
  },
  what: (told) => [...endOf(told).map((end) => `${end}. ${therefore(told)}`), sentence(conclusion(told))],
});

export const supposingTechniques = {
  'try-both': words(
    'Beides probieren',
    'Zwei Zahlen kommen für ein Feld infrage, und mit einer geht es nach höchstens zwei Schlüssen nicht weiter.',
  ),
  'looking-ahead': words('Vorausdenken', 'Nimm etwas an und verfolge es, bis etwas nicht sein kann.'),
};

/** What is said before a chain, and after it. */
export function aroundChain(told: ToldLink): { readonly suppose: string; readonly so: string } {
  return { suppose: `${supposed(told)}.`, so: therefore(told) };
}
