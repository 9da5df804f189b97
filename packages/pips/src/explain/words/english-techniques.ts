/** What every technique is called and does, and what is said of it, in English. */
import { lower } from '@pipwright/core/explaining';
import { together } from '@pipwright/core/wording';
import { deadCell } from '../told/dead-end.js';
import type { ToldLink } from '../told/index.js';
import { FILLING, pairByPair } from '../told/pair-by-pair.js';
import { isOfPair } from '../told/pairing.js';
import { isPartner } from '../told/partners.js';
import { alwaysThere, boardTechniques } from './english-board.js';
import { countingTechniques } from './english-counting.js';
import { deadEnd } from './english-dead-end.js';
import { dominoTechniques } from './english-dominoes.js';
import { extremeTechniques } from './english-extreme.js';
import { conclusions, conclusionsByCell, type Variants } from './english-facts.js';
import { noDominoHas } from './english-fitting.js';
import { flowing } from './english-flow.js';
import { cellNames } from './english-names.js';
import { pairStory, seenParts } from './english-pair.js';
import { regionTechniques } from './english-regions.js';
import { supposeStory, supposingTechniques } from './english-suppose.js';
import { sentence, so } from './english-telling.js';
import type { PipsWords } from './language.js';

export const englishTechniques: PipsWords['techniques'] = {
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

function sayStep(told: ToldLink): Variants {
  if (deadCell(told) !== undefined) return endSaid(told);
  if (isOfPair(told)) return together(pairStory(told, false));
  if (told.chain.length > 0) return together(supposeStory(told, false));
  if (isPartner(told)) return together(seenParts(told, { more: [told] }));
  const plain = conclusionsByCell(told).map(sentence);
  const own = ownSaid(told);
  const reasoned = own.filter((text) => !plain.includes(text));
  const isShort = reasoned.some((text) => text.length <= SHORT);
  const variants = isShort ? reasoned : own;
  return together([...seenParts(told), { variants, isEvident: false, alone: withPair(told, variants) }]);
}

/** The same with the two cells named that "that" stands for. */
function withPair({ edge }: ToldLink, variants: Variants): Variants {
  if (edge === undefined) return variants;
  const pair = cellNames(edge);
  return variants.map((text) =>
    text.replace(/^That is /, `${pair} are `).replace(/^(Inside [^,]*?) that is /, `$1, ${pair} are `),
  );
}

/** A reason no longer than this is never left out. */
const SHORT = 120;

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

/** Of several pairs each has a sentence, unless there is one reason: that no domino lies inside a region, or which a region needs. */
function ownSaid(told: ToldLink): Variants {
  const { say } = englishTechniques[told.technique];
  const concludes = pairByPair(told);
  if (concludes.length < 2) return say(told);
  const gone = noDominoHas(told);
  if (gone !== undefined) return so(gone, conclusions(told));
  const all = concludes.map((fact, i) => {
    const own = told.only(fact);
    const variants = say(own).filter((text) => !text.startsWith(','));
    // "That" is the pair that was named last.
    return i === 0 ? variants : withPair(own, variants);
  });
  const length = Math.max(...all.map((variants) => variants.length));
  const nth = (variants: Variants, i: number) => variants[Math.min(i, variants.length - 1)] ?? '';
  const plain = concludes.flatMap((fact) => conclusionsByCell(told.only(fact)).map(sentence));
  const isPlain = (texts: Variants) => texts.every((text) => plain.includes(text));
  return [
    ...Array.from({ length }, (_, i) => all.map((variants) => nth(variants, i)))
      .filter((texts) => !isPlain(texts))
      .map((texts) => texts.join(' ')),
    ...conclusions(told).map(sentence),
  ];
}

/** A link of a chain: the last one says what is impossible, what nothing comes before begins with "Then". */
export function linkSaid(told: ToldLink, isFirst: boolean): Variants {
  const shortest = deadCell(told) === undefined ? conclusions(told).map(sentence) : [];
  const all = [...stepSaid(told), ...shortest];
  return isFirst && told.isSupposed ? all.map(then) : all;
}

/** What is impossible, where something is. */
function endSaid(told: ToldLink): Variants {
  const dead = deadCell(told);
  const ends = dead === undefined ? [] : deadEnd(told, dead);
  return [...together([...seenParts(told), { variants: ends.slice(0, 1), isEvident: false }]), ...ends];
}

/** What is supposed has just been said. */
const SUPPOSED = /^r\d+c\d+ would be \d+, so /;

function then(said: string): string {
  return `Then ${lower(said.replace(SUPPOSED, ''))}`;
}
