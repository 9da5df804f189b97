/** All three programs in a page, which tells the server that sent it. */
import { explainInWorker } from './explain-in-worker.js';
import { playFutoshiki } from './futoshiki.js';
import { solveDay } from './solve-day.js';

async function report(): Promise<string> {
  try {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    // As the package has it, which needs no bundler.
    const whole = new Worker('/pips-worker.js', { type: 'module' });
    return JSON.stringify([
      await solveDay(),
      await explainInWorker(worker),
      await playFutoshiki(),
      await explainInWorker(whole),
    ]);
  } catch (error) {
    return String(error);
  }
}

await fetch('/report', { method: 'POST', body: await report() });
