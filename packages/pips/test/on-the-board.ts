/** Judges by all that is on the board and all that was told, whatever a step names. */
import type { JsonObject } from '@pipwright/core';
import { placementToJson } from '../src/formats/solution-json.js';
import { dominoSet } from '../src/model/domino.js';
import type { Puzzle } from '../src/model/puzzle.js';
import type { Solution } from '../src/model/solution.js';
import type { Known, PremiseJudge } from './claims.js';

/** False where it does not follow; undefined otherwise, so that nothing named is called needless. */
export function onTheBoard({ follows, contradicts }: PremiseJudge, progress?: Solution): PremiseJudge {
  const unlessFalse = (answer: boolean | undefined) => (answer === false ? false : undefined);
  return {
    follows: (puzzle, known, claim) => unlessFalse(follows(puzzle, known, claim, everything(puzzle, known, progress))),
    contradicts: (puzzle, known) => unlessFalse(contradicts(puzzle, known, everything(puzzle, known, progress))),
  };
}

function everything(puzzle: Puzzle, { steps, suppose, links = [] }: Known, progress?: Solution): JsonObject[] {
  const { cells, regions, supply, maxPip } = puzzle;
  const dominoes = supply.kind === 'list' ? supply.dominoes : dominoSet(maxPip);
  return [
    ...regions.map(({ index }) => ({ region: index })),
    ...Array.from({ length: maxPip + 1 }, (_, value) => ({ value })),
    ...dominoes.map((domino) => ({ domino })),
    ...cells.map((cell) => ({ cell })),
    ...(progress?.placements ?? []).map((placement) => ({ placed: placementToJson(placement) })),
    ...steps.map((_, step) => ({ step })),
    ...(suppose === undefined ? [] : [{ suppose: true }]),
    ...links.map((_, link) => ({ link })),
  ];
}
