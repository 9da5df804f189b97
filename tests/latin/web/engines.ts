import type { KindEngines } from '../../../packages/web/src/kind/engines.js';
import { verify } from '../check.js';
import { plainEngine } from '../engine.js';
import { latinSolving } from '../kind.js';

/** The engines of Latin squares. */
export const latinEngines: KindEngines<'latin'> = {
  ...latinSolving,
  fromPosition(puzzle, { grid }) {
    const isWrong = verify(puzzle, { grid }).some(({ code }) => code !== 'latin-open');
    return isWrong ? undefined : plainEngine.search({ grid });
  },
};
