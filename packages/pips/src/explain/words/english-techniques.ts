/** What every technique is called and does, and what is said of it, in English. */
import { lower } from '@pipwright/core/explaining';
import { deadCell } from '../told/dead-end.js';
import type { ToldLink } from '../told/index.js';
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
import { stepsBy } from './story.js';

export const englishTechniques: PipsWords['techniques'] = {
  ...regionTechniques,
  ...dominoTechniques,
  ...countingTechniques,
  ...extremeTechniques,
  ...boardTechniques,
  ...supposingTechniques,
};

const TELLING = stepsBy({
  say: (told) => englishTechniques[told.technique].say(told),
  gone(told) {
    const none = noDominoHas(told);
    return none === undefined ? undefined : so(none, conclusions(told));
  },
  conclusions: (told) => conclusions(told).map(sentence),
  byCell: (told) => conclusionsByCell(told).map(sentence),
  withPair,
  alwaysThere,
  deadEnd,
  seenParts,
  pairStory,
  supposeStory,
  short: 120,
});

/** A step: what is seen on the way, then what it says itself. */
export function stepSaid(told: ToldLink): Variants {
  return TELLING.step(told.recalling()).map(flowing);
}

/** The same where what to place is said next: the domino need not be named. */
export function reasonSaid(told: ToldLink): Variants {
  return TELLING.reason(told).map(flowing);
}

/** The same with the two cells named that "that" stands for. */
function withPair({ edge }: ToldLink, variants: Variants): Variants {
  if (edge === undefined) return variants;
  const pair = cellNames(edge);
  return variants.map((text) =>
    text.replace(/^That is /, `${pair} are `).replace(/^(Inside [^,]*?) that is /, `$1, ${pair} are `),
  );
}

/** What is impossible at the end of a chain that nobody was told. */
export function endSaid(told: ToldLink): Variants {
  const dead = deadCell(told);
  return dead === undefined ? [] : deadEnd(told, dead);
}

/** A link of a chain: the last one says what is impossible, what nothing comes before begins with "Then". */
export function linkSaid(told: ToldLink, isFirst: boolean): Variants {
  const shortest = deadCell(told) === undefined ? conclusions(told).map(sentence) : [];
  const all = [...stepSaid(told), ...shortest];
  return isFirst && told.isSupposed ? all.map(then) : all;
}

/** What is supposed has just been said. */
const SUPPOSED = /^r\d+c\d+ would be \d+, so /;

function then(said: string): string {
  return `Then ${lower(said.replace(SUPPOSED, ''))}`;
}
