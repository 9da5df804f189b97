/** All three programs in Node. */
import { explainInWorker } from './explain-in-worker.js';
import { playFutoshiki } from './futoshiki.js';
import { solveDay } from './solve-day.js';

// The Node types that this project uses.
declare const process: { getBuiltinModule(name: string): { Worker: new (url: URL) => NodeWorker } };
interface NodeWorker {
  postMessage(message: unknown): void;
  on(type: string, listener: (value: unknown) => void): unknown;
  terminate(): Promise<number>;
}

const { Worker: ThreadOfNode } = process.getBuiltinModule('node:worker_threads');
const worker = new ThreadOfNode(new URL(import.meta.resolve('@pipwright/pips/worker')));
console.log(JSON.stringify([await solveDay(), await explainInWorker(worker), await playFutoshiki()]));
await worker.terminate();
