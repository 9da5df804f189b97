/**
 * Answers in a worker: `new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })`, where `worker.js` holds
 * `import '@pipwright/futoshiki/worker'`. `inWorker` of `@pipwright/futoshiki` asks.
 * @module @pipwright/futoshiki/worker
 */
import { answerIn, ownPort } from '@pipwright/core/front';
import { explain, grade, hint } from './front/explain.js';
import { generatePuzzle } from './front/generate.js';
import { count, isUnique, solve } from './front/solve.js';

const port = ownPort();
if (port !== undefined) answerIn('futoshiki', port, { solve, count, isUnique, explain, hint, grade, generatePuzzle });
