/** Requests for new puzzles, as callers hand them in. */
import { generatingOf, type Making, wishShapes } from '@pipwright/core/front/parts';
import { closedRecord, oneOf, optional, realNumber, truth } from '@pipwright/core/shape';
import { futoshikiExplainer } from '../explain/index.js';
import { CLUE_MIXES, type FutoshikiRequest } from '../generate/request.js';
import { futoshikiGenerating } from '../generating.js';
import { type Futoshiki, futoshikiFront } from './kind.js';

const making: Making<Futoshiki> = {
  ...futoshikiGenerating,
  shape: closedRecord<FutoshikiRequest>({
    ...wishShapes(futoshikiExplainer.techniques.map(({ name }) => name)),
    side: optional(realNumber),
    adjacent: optional(truth),
    clues: optional(oneOf(...CLUE_MIXES)),
    symmetry: optional(oneOf('mirror', 'rotation', 'none')),
  }),
};

export const generate = generatingOf(futoshikiFront, making);
