import { CLUE_MIXES, type FutoshikiRequest, MAX_SIDE, MIN_SIDE } from '@pipwright/futoshiki/parts';
import { type Asking, wished } from '../asking.js';

export const futoshikiAsking: Asking = {
  options: [
    { flags: '--side <n>', description: 'This many rows and columns', whole: { least: MIN_SIDE, most: MAX_SIDE } },
    { flags: '--adjacent', description: 'With bars between numbers that differ by one' },
    { flags: '--clues <name>', description: 'Which clues', names: CLUE_MIXES },
    { flags: '--symmetry <name>', description: 'Symmetric boards', names: ['mirror', 'rotation', 'none'] },
  ],
  async requests(given) {
    const { side, adjacent, clues, symmetry } = given as FutoshikiRequest;
    return [{ request: wished<FutoshikiRequest>({ side, adjacent, clues, symmetry }) }];
  },
  inWords(request) {
    const { side, adjacent = false, clues, symmetry } = request as FutoshikiRequest;
    return [
      ...(side === undefined ? [] : [`${side} rows`]),
      ...(adjacent ? ['bars'] : []),
      ...(clues === undefined ? [] : [`the clues “${clues}”`]),
      ...(symmetry === undefined ? [] : [symmetry === 'none' ? 'no symmetry' : `${symmetry} symmetry`]),
    ];
  },
  day: (date) => [{ id: `futoshiki-daily-${date}`, request: {}, seed: `daily ${date}` }],
};
