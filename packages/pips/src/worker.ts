/**
 * Answers in a worker: `new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })`, where `worker.js` holds
 * `import '@pipwright/pips/worker'`. `inWorker` of `@pipwright/pips` asks.
 * @module @pipwright/pips/worker
 */
import { answerIn, ownPort, solvingOf } from '@pipwright/core/front/parts';
import { explaining } from './front/explaining.js';
import { generate } from './front/generating.js';
import { pipsFront } from './front/kind.js';

const port = ownPort();
if (port !== undefined) answerIn('pips', port, { ...solvingOf(pipsFront), ...explaining, generate });
