/** What every technique is called and does, and what is said of it, in German. */
import type { Variants } from '@pipwright/core/wording';
import { deadCell } from '../told/dead-end.js';
import type { ToldLink } from '../told/index.js';
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
import { stepsBy } from './story.js';

export const germanTechniques: PipsWords['techniques'] = {
  ...regionTechniques,
  ...dominoTechniques,
  ...countingTechniques,
  ...extremeTechniques,
  ...boardTechniques,
  ...supposingTechniques,
};

const TELLING = stepsBy({
  say: (told) => germanTechniques[told.technique].say(told),
  gone(told) {
    const none = noDominoHas(told);
    return none === undefined ? undefined : so(none, conclusions(told));
  },
  conclusions: (told) => sentences(conclusions(told)),
  byCell: (told) => sentences(conclusionsByCell(told)),
  withPair,
  alwaysThere,
  deadEnd,
  seenParts,
  pairStory,
  supposeStory,
  short: 150,
});

/** A step: what is seen on the way, then what it says itself. */
export function stepSaid(told: ToldLink): Variants {
  return TELLING.step(told.recalling()).map(flowing);
}

/** The same where what to place is said next: the domino need not be named. */
export function reasonSaid(told: ToldLink): Variants {
  return TELLING.reason(told).map(flowing);
}

/** The same with the two cells named that "das" stands for. */
function withPair({ edge }: ToldLink, variants: Variants): Variants {
  if (edge === undefined) return variants;
  return variants.map((text) => text.replace(/^Das (ist|wäre) /, `Auf ${cellNames(edge)} liegt `));
}

/** What is impossible at the end of a chain that nobody was told. */
export function endSaid(told: ToldLink): Variants {
  const dead = deadCell(told);
  return dead === undefined ? [] : deadEnd(told, dead);
}

/** A link of a chain: the last one says what is impossible. */
export function linkSaid(told: ToldLink): Variants {
  const shortest = deadCell(told) === undefined ? sentences(conclusions(told)) : [];
  return [...stepSaid(told), ...shortest];
}
