/**
 * Installs what a run needs, when it is not there or no longer fits the lock file: all of a folder's packages into its
 * node_modules, or a few of them as tools in a folder of their own, which is never changed once it is there.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { npmCi } from './npm.mjs';
import { isInstalled, outsideDependencies, partOfLock, readLock } from './package-lock.mjs';
import { inTurn, inUse, usersOf, waitUntilUnused } from './turns.mjs';
import { LOCAL, root } from './workspace.mjs';

const LEAST_NODE = [20, 19];

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = LEAST_NODE;
  if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
    throw new Error(`Node.js ${LEAST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
  }
}

/** Everything, for tests and builds; nobody removes it while this process lives. */
export function ensureInstalled(folder = root, note = 'installing what is needed (once)…') {
  requireNode();
  const name = folder === root ? 'root' : basename(folder);
  const isReady = () => {
    if (!isInstalled(folder)) {
      if (usersOf(name).length > 0) return false;
      console.error(`pipwright: ${note}`);
      npmCi(folder);
    }
    inUse(name);
    return true;
  };
  while (!inTurn(isReady)) waitUntilUnused(name);
}

/** The peers that the benchmark measures, hundreds of megabytes that nothing else needs. */
export function ensureBenchInstalled() {
  ensureInstalled(join(root, 'bench'), 'installing the peers to measure (once, some 350 MB)…');
}

/**
 * @typedef {object} Tools a few packages of the lock file
 * @property {string} name
 * @property {string} note said when they are installed
 * @property {(lock: import('./package-lock.mjs').Lock) => Record<string, string>} wanted as `partOfLock` takes it
 */

/** Makes PNG of SVG. */
const RENDERER = '@resvg/resvg-wasm';

/** What the command line is built with and from: a bundler, and the few packages it depends on. @type {Tools} */
const SOLVING = {
  name: 'solve',
  note: 'installing what solving needs (once)…',
  wanted(lock) {
    const { [RENDERER]: _, ...dependencies } = outsideDependencies(lock, 'packages/cli');
    return { esbuild: '', ...dependencies };
  },
};

/** @type {Tools} */
const Z3 = {
  name: 'z3',
  note: 'installing Z3 for the engine smt (once, 35 MB)…',
  wanted: () => ({ 'z3-solver': '' }),
};

/** @type {Tools} */
const PNG = {
  name: 'png',
  note: 'installing what PNG pictures need (once, 2.5 MB)…',
  wanted: () => ({ [RENDERER]: 'packages/cli' }),
};

/** @type {Tools} */
const QUEUE = {
  name: 'queue',
  note: 'installing what a queue needs (once, 15 MB)…',
  wanted: () => ({ bullmq: '', ioredis: '', pg: '' }),
};

/** A folder whose node_modules holds what the command line is built with. To be called in turn. */
export const solvingTools = () => findTools(SOLVING) ?? installTools(SOLVING);

/**
 * A package that a run may ask for, at the version of the lock file: `find` has the path of its module, `install` gets
 * it alone. What has failed once is not tried again for the next puzzle.
 * @param {Tools} tools @param {string} name
 */
function onDemand(tools, name) {
  /** @type {unknown} */
  let failure;
  return {
    find() {
      const folder = findTools(tools);
      if (folder === root) inUse('root');
      return folder && createRequire(join(folder, 'package.json')).resolve(name);
    },
    install() {
      if (failure !== undefined) throw failure;
      try {
        inTurn(() => findTools(tools) ?? installTools(tools));
      } catch (error) {
        failure = error;
        throw error;
      }
    },
  };
}

export const z3 = onDemand(Z3, 'z3-solver');
export const renderer = onDemand(PNG, RENDERER);
export const driver = onDemand(QUEUE, 'bullmq');

/** Where these packages are: in the root, if everything is installed, or in a folder of their own. @param {Tools} tools */
function findTools(tools) {
  if (isInstalled(root)) return root;
  const { folder } = ownFolder(tools);
  return existsSync(folder) && isInstalled(folder) ? folder : undefined;
}

/** The folder is put in place when it is complete, and not changed after that. @param {Tools} tools */
function installTools(tools) {
  requireNode();
  const { folder, lock } = ownFolder(tools);
  console.error(`pipwright: ${tools.note}`);
  mkdirSync(LOCAL, { recursive: true });
  for (const name of readdirSync(LOCAL))
    if (isLeftOver(name)) rmSync(join(LOCAL, name), { recursive: true, force: true });
  const making = mkdtempSync(join(LOCAL, 'installing-'));
  try {
    writeFileSync(join(making, 'package-lock.json'), JSON.stringify(lock, null, 2));
    writeFileSync(join(making, 'package.json'), JSON.stringify(lock.packages['']));
    npmCi(making);
    // One that is there has lost some of its files.
    rmSync(folder, { recursive: true, force: true });
    renameSync(making, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return folder;
}

/** What a killed install leaves, and tools of another lock file that only builds use, in their turn. @param {string} name */
function isLeftOver(name) {
  const isOld = name.startsWith(`${SOLVING.name}-`) && name !== basename(ownFolder(SOLVING).folder);
  return isOld || name.startsWith('installing-');
}

/** @param {Tools} tools */
function ownFolder({ name, wanted }) {
  const whole = readLock(root);
  const lock = partOfLock(whole, wanted(whole));
  const digest = createHash('sha256').update(JSON.stringify(lock)).digest('hex').slice(0, 16);
  return { folder: join(LOCAL, `${name}-${process.platform}-${process.arch}-${digest}`), lock };
}
