/**
 * One run at a time installs or builds in a clone. The lock is a folder with its owner's process number in it, renamed
 * into place, so that whoever finds it knows whose it is. The lock of a process that has ended is taken away.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL } from './workspace.mjs';

const LOCK = join(LOCAL, 'lock');
const OWN = `${LOCK}.${process.pid}`;
const remove = (/** @type {string} */ folder) => rmSync(folder, { recursive: true, force: true });
const ownerOf = (/** @type {string} */ folder) => Number(readFileSync(join(folder, 'pid'), 'utf8'));

/** Locks do not nest. @template T @param {() => T} work @returns {T} */
export function locked(work) {
  for (let polls = 0; !take(); polls++) {
    if (polls === 10) console.error(`pipwright: another run is setting up (if none is, remove ${LOCK}); waiting…`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  }
  let result;
  try {
    result = work();
    return result instanceof Promise ? /** @type {T} */ (result.finally(() => remove(LOCK))) : result;
  } finally {
    if (!(result instanceof Promise)) remove(LOCK);
  }
}

function take() {
  mkdirSync(OWN, { recursive: true });
  writeFileSync(join(OWN, 'pid'), `${process.pid}`);
  try {
    renameSync(OWN, LOCK);
    return true;
  } catch {
    remove(OWN);
    removeAbandoned();
    return false;
  }
}

/** Moves it away first, which one of several runs can do, and back if it is a quicker run's by then. */
function removeAbandoned() {
  try {
    const owner = ownerOf(LOCK);
    if (owner !== process.pid && isAlive(owner)) return;
    renameSync(LOCK, OWN);
    if (ownerOf(OWN) === owner) remove(OWN);
    else renameSync(OWN, LOCK);
  } catch {
    // Another run has just removed it, or moved it away.
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH';
  }
}
