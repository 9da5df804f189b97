/** Where dominoes lie, in words, and what a step rests on. */
import { sentence } from '@pipwright/core/explaining';
import { dominoName } from '../../model/domino.js';
import type { Puzzle } from '../../model/puzzle.js';
import { carriedNumbers } from '../../model/puzzle.js';
import { canonicalSolution, type Placement } from '../../model/solution.js';
import type { ThingPremise } from '../step.js';
import { words } from './english.js';
import type { Speaker } from './speaker.js';

/** For a hand to carry out. */
export const placeSaid = (speaker: Speaker, placement: Placement) => sentence(saidAs(speaker, placement, 'place'));

/** `the 0–1 with 0 on r1c7 and 1 on r1c8`. */
export const lyingSaid = (speaker: Speaker, placement: Placement) => saidAs(speaker, placement, 'lying');

export function placementsSaid(speaker: Speaker, placements: readonly Placement[]): string {
  return canonicalSolution({ placements })
    .placements.map((placement) => lyingSaid(speaker, placement))
    .join('; ');
}

function saidAs(speaker: Speaker, { domino, cells }: Placement, key: 'place' | 'lying'): string {
  const [x, y] = domino;
  const [first, second] = cells.map(speaker.cell);
  const parts = { domino: dominoName(domino), x, y, first: first!, second: second! };
  return x === y ? speaker.say(`${key}-double`, { ...parts, cells: speaker.cells(cells) }) : speaker.say(key, parts);
}

export function premiseSaid(speaker: Speaker, puzzle: Puzzle, premise: ThingPremise): string {
  if ('region' in premise) return speaker.region(premise.region);
  if ('value' in premise) {
    const isThere = carriedNumbers(puzzle).includes(premise.value);
    return isThere
      ? speaker.say('the-values', { plural: words.plural(premise.value) })
      : speaker.say('no-value', { value: premise.value });
  }
  if ('domino' in premise) return speaker.say('the', { domino: dominoName(premise.domino) });
  if ('cell' in premise) return speaker.cell(premise.cell);
  if ('shape' in premise) {
    const areAll = premise.shape.length === puzzle.cells.length;
    return areAll ? speaker.say('whole-board') : premise.shape.map(speaker.cell).join(', ');
  }
  return saidAs(speaker, premise.placed, 'lying');
}
