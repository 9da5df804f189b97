/** One run at a time installs or builds in a clone: a folder with the number of the process whose turn it is. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL } from './workspace.mjs';

const LOCK = join(LOCAL, 'lock');
const OWNER = join(LOCK, 'pid');
const release = () => rmSync(LOCK, { recursive: true, force: true });

/** Locks do not nest. @template T @param {() => T} work @returns {T} */
export function locked(work) {
  mkdirSync(LOCAL, { recursive: true });
  for (let polls = 0; !take(); polls++) {
    if (polls === 10) console.error(`pipwright: another run is setting up (if none is, remove ${LOCK}); waiting…`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  }
  let result;
  try {
    result = work();
    return result instanceof Promise ? /** @type {T} */ (result.finally(release)) : result;
  } finally {
    if (!(result instanceof Promise)) release();
  }
}

/** A lock that is found abandoned is taken at the next poll, not at once: others may be removing it just now. */
function take() {
  try {
    mkdirSync(LOCK);
    writeFileSync(OWNER, `${process.pid}`);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    if (isAbandoned()) release();
    return false;
  }
}

/** Its process has ended, or had our own number, in a container for example. */
function isAbandoned() {
  try {
    const owner = Number(readFileSync(OWNER, 'utf8'));
    return owner === process.pid || !process.kill(owner, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}
