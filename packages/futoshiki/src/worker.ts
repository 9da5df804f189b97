/**
 * Answers in a worker: `new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })`, where `worker.js` holds
 * `import '@pipwright/futoshiki/worker'`. `inWorker` of `@pipwright/futoshiki` asks.
 * @module @pipwright/futoshiki/worker
 */
import { answerIn, ownPort, solvingOf } from '@pipwright/core/front/parts';
import { explaining } from './front/explaining.js';
import { generate } from './front/generating.js';
import { futoshikiFront } from './front/kind.js';

const port = ownPort();
if (port !== undefined) answerIn('futoshiki', port, { ...solvingOf(futoshikiFront), ...explaining, generate });
