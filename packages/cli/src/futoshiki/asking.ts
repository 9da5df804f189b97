/** What Futoshiki can be asked to be. */
import { CLUE_MIXES, type FutoshikiRequest } from '@pipwright/futoshiki';
import { type Asking, wished } from '../asking.js';

export const futoshikiAsking: Asking = {
  options: [
    { flags: '--side <n>', description: 'This many rows and columns', isWhole: true },
    { flags: '--adjacent', description: 'With bars between numbers that differ by one' },
    { flags: '--clues <name>', description: 'Which clues', names: CLUE_MIXES },
    { flags: '--symmetry <name>', description: 'Symmetric boards', names: ['mirror', 'rotation', 'none'] },
  ],
  async requests(given) {
    const { side, adjacent, clues, symmetry } = given as FutoshikiRequest;
    return [wished<FutoshikiRequest>({ side, adjacent, clues, symmetry })];
  },
  day: (date) => [{ id: `futoshiki-daily-${date}`, request: {}, seed: `daily ${date}` }],
};
