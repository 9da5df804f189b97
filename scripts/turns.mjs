/**
 * Runs at the same time in one clone. Whatever installs or builds does so in its turn (`inTurn`). Whatever works with an
 * installed node_modules says so for as long as its process lives (`inUse`), and nobody empties it meanwhile
 * (`waitUntilUnused`). Both are files with the number of a process, since that process may be killed at any time.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL } from './workspace.mjs';

const TURN = join(LOCAL, 'turn');
const USERS = join(LOCAL, 'users');
const LONGEST_WAIT = 30 * 60_000;
const LOOK_MILLISECONDS = 100;

/**
 * Two first runs at once must not install over each other.
 * @template T
 * @param {() => T} work
 * @returns {T}
 */
export function inTurn(work) {
  mkdirSync(LOCAL, { recursive: true });
  waitFor(takeTurn, 'waiting for another run that is setting up…', `if there is none, remove ${TURN}`);
  const release = () => rmSync(TURN, { recursive: true, force: true });
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
  if (existsSync(file)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, '');
  process.once('exit', () => rmSync(file, { force: true }));
}

/** @param {string} name */
export function waitUntilUnused(name) {
  const folder = join(USERS, name);
  const others = () => usersIn(folder).filter((pid) => pid !== process.pid);
  waitFor(
    () => others().length === 0,
    `the dependencies have changed; waiting for the run that still uses the old ones (process ${others().join(', ')})…`,
    `if there is none, remove ${folder}`,
  );
}

/** @param {string} folder */
function usersIn(folder) {
  const pids = existsSync(folder) ? readdirSync(folder).map(Number) : [];
  return pids.filter((pid) => {
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
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_MILLISECONDS);
  }
}

function takeTurn() {
  try {
    mkdirSync(TURN);
    writeFileSync(join(TURN, 'pid'), String(process.pid));
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    const owner = turnOwner();
    if (isAbandoned(owner)) clearAbandonedTurn(owner);
    return false;
  }
}

/** Who has the turn; undefined while the owner has not written it. */
function turnOwner() {
  try {
    return readFileSync(join(TURN, 'pid'), 'utf8') || undefined;
  } catch {
    return undefined;
  }
}

/** @param {string | undefined} owner */
function isAbandoned(owner) {
  return owner === undefined ? turnAge() > 5000 : !isAlive(Number(owner));
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
 * @param {string | undefined} owner
 */
function clearAbandonedTurn(owner) {
  const aside = `${TURN}.${process.pid}`;
  try {
    renameSync(TURN, aside);
    const moved = existsSync(join(aside, 'pid')) ? readFileSync(join(aside, 'pid'), 'utf8') || undefined : undefined;
    if (moved === owner) rmSync(aside, { recursive: true, force: true });
    else renameSync(aside, TURN);
  } catch {
    // Somebody else has moved it, or holds it again.
    rmSync(aside, { recursive: true, force: true });
  }
}

function turnAge() {
  try {
    return Date.now() - statSync(TURN).mtimeMs;
  } catch {
    return 0;
  }
}
