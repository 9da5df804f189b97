/** What every technique is called and does, and what is said of it, in German. */
import { together, type Variants } from '@pipwright/core/wording';
import { deadCell } from '../told/dead-end.js';
import type { ToldLink } from '../told/index.js';
import { FILLING, pairByPair } from '../told/pair-by-pair.js';
import { isOfPair } from '../told/pairing.js';
import { isPartner } from '../told/partners.js';
import { alwaysThere, boardTechniques } from './german-board.js';
import { sentences, so } from './german-clause.js';
import { countingTechniques } from './german-counting.js';
import { deadEnd } from './german-dead-end.js';
import { dominoTechniques } from './german-dominoes.js';
import { extremeTechniques } from './german-extreme.js';
import { conclusions, conclusionsByCell } from './german-facts.js';
import { noDominoHas } from './german-fitting.js';
import { flowing } from './german-flow.js';
import { cellNames } from './german-names.js';
import { pairStory, seenParts } from './german-pair.js';
import { regionTechniques } from './german-regions.js';
import { supposeStory, supposingTechniques } from './german-suppose.js';
import type { PipsWords } from './language.js';

export const germanTechniques: PipsWords['techniques'] = {
  ...regionTechniques,
  ...dominoTechniques,
  ...countingTechniques,
  ...extremeTechniques,
  ...boardTechniques,
  ...supposingTechniques,
};

/** A step: what is seen on the way, then what it says itself. */
export function stepSaid(told: ToldLink): Variants {
  return sayStep(told.recalling()).map(flowing);
}

/** A reason no longer than this is never left out. */
const SHORT = 150;

function sayStep(told: ToldLink): Variants {
  if (deadCell(told) !== undefined) return endSaid(told);
  if (isOfPair(told)) return together(pairStory(told, false));
  if (told.chain.length > 0) return together(supposeStory(told, false));
  if (isPartner(told)) return together(seenParts(told, { more: [told] }));
  const plain = sentences(conclusionsByCell(told));
  const own = ownSaid(told);
  const reasoned = own.filter((text) => !plain.includes(text));
  const variants = reasoned.some((text) => text.length <= SHORT) ? reasoned : own;
  return together([...seenParts(told), { variants, isEvident: false, alone: withPair(told, variants) }]);
}

/** The same with the two cells named that "das" stands for. */
function withPair({ edge }: ToldLink, variants: Variants): Variants {
  if (edge === undefined) return variants;
  return variants.map((text) => text.replace(/^Das (ist|wäre) /, `Auf ${cellNames(edge)} liegt `));
}

/** The same where what to place is said next: the domino need not be named. */
export function reasonSaid(told: ToldLink): Variants {
  return sayReason(told).map(flowing);
}

function sayReason(told: ToldLink): Variants {
  if (deadCell(told) !== undefined) return endSaid(told);
  if (told.chain.length > 0) return together(supposeStory(told, true));
  if (isOfPair(told)) return together(pairStory(told, true));
  const always = told.placed !== undefined && FILLING.includes(told.technique) ? alwaysThere(told) : [];
  if (always.length === 0) return sayStep(told);
  return together([...seenParts(told), { variants: always, isEvident: false }]);
}

/** Of several pairs each has a sentence, unless there is one reason. */
function ownSaid(told: ToldLink): Variants {
  const { say } = germanTechniques[told.technique];
  const concludes = pairByPair(told);
  if (concludes.length < 2) return say(told);
  const gone = noDominoHas(told);
  if (gone !== undefined) return so(gone, conclusions(told));
  const all = concludes.map((fact, i) => {
    const own = told.only(fact);
    // "Das" is the pair that was named last.
    return i === 0 ? say(own) : withPair(own, say(own));
  });
  const length = Math.max(...all.map((variants) => variants.length));
  const nth = (variants: Variants, i: number) => variants[Math.min(i, variants.length - 1)] ?? '';
  const plain = concludes.flatMap((fact) => sentences(conclusionsByCell(told.only(fact))));
  const isPlain = (texts: Variants) => texts.every((text) => plain.includes(text));
  return [
    ...Array.from({ length }, (_, i) => all.map((variants) => nth(variants, i)))
      .filter((texts) => !isPlain(texts))
      .map((texts) => texts.join(' ')),
    ...sentences(conclusions(told)),
  ];
}

/** A link of a chain: the last one says what is impossible. */
export function linkSaid(told: ToldLink): Variants {
  const shortest = deadCell(told) === undefined ? sentences(conclusions(told)) : [];
  return [...stepSaid(told), ...shortest];
}

/** What is impossible, where something is. */
function endSaid(told: ToldLink): Variants {
  const dead = deadCell(told);
  const ends = dead === undefined ? [] : deadEnd(told, dead);
  return [...together([...seenParts(told), { variants: ends.slice(0, 1), isEvident: false }]), ...ends];
}
