/** Set-up of each file of tests: ends its process if it takes far too long, and tells which marked functions ran. */
import { Worker } from 'node:worker_threads';
import { afterAll, beforeEach, expect, inject } from 'vitest';
import { LIMITS, REACHED } from './names.mjs';

/** Milliseconds by file of tests. @type {Record<string, number>} */
const limits = inject(/** @type {never} */ (LIMITS));
const limit = limits[expect.getState().testPath ?? ''];
// On a thread of its own, since what hangs never lets go of the first.
const ender = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${limit})`;
const guard = limit === undefined ? undefined : new Worker(ender, { eval: true });

/** @type {Set<string>} */
const reached = new Set();
Reflect.set(globalThis, REACHED, reached);
beforeEach(({ task }) => {
  Reflect.set(task.file.meta, REACHED, reached);
});

afterAll(() => guard?.terminate());
