import type { KindEngines } from '../../../packages/web/src/kind/engines.js';
import type { KindReading } from '../../../packages/web/src/kind/reading.js';
import { verify } from '../check.js';
import { plainEngine } from '../engine.js';
import { latinReading, latinSolving } from '../kind.js';

/** The engines of Latin squares. */
export const latinEngines: KindEngines<'latin'> = {
  ...latinSolving,
  fromPosition(puzzle, { grid }) {
    const isWrong = verify(puzzle, { grid }).some(({ code }) => code !== 'latin-open');
    return isWrong ? undefined : plainEngine.search({ grid });
  },
};

/** Latin squares in texts. */
export const latinInTexts: KindReading<'latin'> = { readingWith: () => latinReading };
