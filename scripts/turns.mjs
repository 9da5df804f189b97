/**
 * Runs at the same time in one clone. Whatever installs or builds does so in its turn (`inTurn`). Whatever works with an
 * installed node_modules says so for as long as its process lives (`inUse`), and nobody empties it meanwhile
 * (`waitUntilUnused`). Both are files with the number of a process, since that process may be killed at any time.
 */
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { LOCAL } from './workspace.mjs';

const TURN = join(LOCAL, 'turn');
const USERS = join(LOCAL, 'users');
const LONGEST_WAIT = 30 * 60_000;
const POLL_MILLISECONDS = 100;
/** The errors of renaming onto a folder that exists, or that is just being removed. */
const TAKEN = ['EEXIST', 'ENOTEMPTY', 'EPERM', 'EACCES', 'EBUSY', 'ENOENT'];

/**
 * Two first runs at once must not install over each other. Turns do not nest.
 * @template T
 * @param {() => T} work
 * @returns {T}
 */
export function inTurn(work) {
  makeWritable(LOCAL);
  waitFor(takeTurn, 'waiting for another run that is setting up…', `if there is none, remove ${TURN}`);
  const release = () => {
    if (turnOwner() === String(process.pid)) rmSync(TURN, { recursive: true, force: true });
  };
  let result;
  try {
    result = work();
  } catch (error) {
    release();
    throw error;
  }
  if (result instanceof Promise) return /** @type {T} */ (result.finally(release));
  release();
  return result;
}

/** Says that this process works with the node_modules of a folder, until it ends. @param {string} name the folder's */
export function inUse(name) {
  const folder = join(USERS, name);
  const file = join(folder, String(process.pid));
  if (used.has(name)) return;
  used.add(name);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, '');
  } catch (error) {
    // What nobody can write to, nobody can empty.
    if (isReadOnly(error)) return;
    throw error;
  }
  process.once('exit', () => rmSync(file, { force: true }));
}

const used = new Set();

/** @param {string} folder */
function makeWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    if (!isReadOnly(error)) throw error;
    throw new Error(`Pipwright has to be set up first, but ${folder} is not writable.`);
  }
}

/** For a read-only disk, Node's `mkdirSync` may say ENOENT. @param {unknown} error */
function isReadOnly(error) {
  return ['EROFS', 'EACCES', 'EPERM', 'ENOENT'].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '');
}

/** Not to be called in turn: the run that is waited for may need one. @param {string} name */
export function waitUntilUnused(name) {
  const processes = usersOf(name).join(', ');
  waitFor(
    () => usersOf(name).length === 0,
    `the dependencies have changed; waiting for the run that still uses the old ones (process ${processes})…`,
    `if there is none, remove ${join(USERS, name)}`,
  );
}

/** The other processes that work with the node_modules of a folder. @param {string} name @returns {number[]} */
export function usersOf(name) {
  const folder = join(USERS, name);
  const pids = existsSync(folder) ? readdirSync(folder).map(Number) : [];
  return pids.filter((pid) => {
    if (pid === process.pid) return false;
    if (isAlive(pid)) return true;
    rmSync(join(folder, String(pid)), { force: true });
    return false;
  });
}

/**
 * @param {() => boolean} isDone
 * @param {string} wait said when it takes longer than a moment
 * @param {string} advice for when it never ends
 */
function waitFor(isDone, wait, advice) {
  const started = Date.now();
  let told = false;
  while (!isDone()) {
    const waited = Date.now() - started;
    if (waited > LONGEST_WAIT) throw new Error(`another run has been at work for too long; ${advice}`);
    if (!told && waited > 1000) {
      told = true;
      console.error(`pipwright: ${wait}`);
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MILLISECONDS);
  }
}

/** The turn is a folder, put in place with its owner's number in it: whoever finds it knows whose it is. */
function takeTurn() {
  const own = `${TURN}.${process.pid}`;
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own);
  writeFileSync(join(own, 'pid'), String(process.pid));
  try {
    renameSync(own, TURN);
    return true;
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    if (!TAKEN.includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error;
    const owner = turnOwner();
    if (owner !== undefined && isAbandoned(owner)) clearAbandonedTurn(owner);
    return false;
  }
}

/** Who has the turn; undefined when nobody has. */
function turnOwner() {
  try {
    return readFileSync(join(TURN, 'pid'), 'utf8');
  } catch {
    return undefined;
  }
}

/** A turn with our own number is that of a process before us, in a container for example. @param {string} owner */
function isAbandoned(owner) {
  return Number(owner) === process.pid || !isAlive(Number(owner));
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH';
  }
}

/**
 * Of several that find a turn abandoned only one can move it away. By then it may be a live one of somebody quicker:
 * then it is put back.
 * @param {string} owner
 */
function clearAbandonedTurn(owner) {
  const aside = `${TURN}.${process.pid}`;
  try {
    renameSync(TURN, aside);
    if (readFileSync(join(aside, 'pid'), 'utf8') !== owner) renameSync(aside, TURN);
  } catch {
    // Somebody else has moved it, or has the next one.
  }
  rmSync(aside, { recursive: true, force: true });
}
