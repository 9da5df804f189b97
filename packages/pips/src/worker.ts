/**
 * Answers in a worker: `new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })`, where `worker.js` holds
 * `import '@pipwright/pips/worker'`. `inWorker` of `@pipwright/pips` asks.
 * @module @pipwright/pips/worker
 */
import { answerIn, ownPort } from '@pipwright/core/front';
import { completePuzzle } from './front/complete.js';
import { explain, grade, hint } from './front/explain.js';
import { generatePuzzle } from './front/generate.js';
import { count, isUnique, solve } from './front/solve.js';

const port = ownPort();
if (port !== undefined)
  answerIn('pips', port, { solve, count, isUnique, explain, hint, grade, generatePuzzle, completePuzzle });
