/**
 * Lock by which one run at a time installs or builds in a clone. It is a folder, renamed into place with a file in it
 * that has its owner's process number as its name. Whoever takes away the file of a process that has ended, and the
 * folder once it is empty, cannot harm a run that was quicker: its file has another name.
 */
import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL } from './workspace.mjs';

const LOCK = join(LOCAL, 'lock');
const OWN = `${process.pid}`;

/** Locks do not nest. @template T @param {() => T} work @returns {T} */
export function withLock(work) {
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

function take() {
  const making = `${LOCK}.${OWN}`;
  mkdirSync(making, { recursive: true });
  writeFileSync(join(making, OWN), '');
  try {
    renameSync(making, LOCK);
    return true;
  } catch {
    rmSync(making, { recursive: true, force: true });
    release();
    return false;
  }
}

/** Takes away what is this process's, as locks do not nest, or that of one which has ended. */
function release() {
  try {
    for (const pid of readdirSync(LOCK)) if (pid === OWN || !isAlive(Number(pid))) rmSync(join(LOCK, pid));
    rmdirSync(LOCK);
  } catch {
    // Another run has the lock, or it has just been taken away.
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
