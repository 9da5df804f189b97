/**
 * Installs what a run needs, when it is not there or no longer fits the lock file: all of a folder's packages into its
 * node_modules, or a few of them as tools in a folder of their own, which is never changed once it is there.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { npmCi } from './npm.mjs';
import { isInstalled, outsideDependencies, partOfLock, readLock } from './package-lock.mjs';
import { inTurn, inUse, waitUntilUnused } from './turns.mjs';
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
  inTurn(() => {
    if (!isInstalled(folder)) {
      waitUntilUnused(name);
      console.error(`pipwright: ${note}`);
      npmCi(folder);
    }
    inUse(name);
  });
}

/** The peers that the benchmark measures, hundreds of megabytes that nothing else needs. */
export function ensureBenchInstalled() {
  ensureInstalled(join(root, 'bench'), 'installing the peers to measure (once, some 350 MB)…');
}

/** What the command line is built with and from: a bundler, and the few packages it depends on. */
export function solvingTools() {
  const lock = readLock(root);
  const wanted = { esbuild: '', ...outsideDependencies(lock, 'packages/cli') };
  return tools('solve', wanted, 'installing what solving needs (once)…');
}

/** Z3 alone, at the version of the lock file. */
export function z3Tools() {
  return tools('z3', { 'z3-solver': '' }, 'installing Z3 for the engine smt (once, 35 MB)…');
}

/**
 * A folder whose node_modules holds these packages: the root, where everything is installed, or one of their own. To be
 * called in turn.
 * @param {string} name
 * @param {Readonly<Record<string, string>>} wanted
 * @param {string} note
 */
function tools(name, wanted, note) {
  requireNode();
  if (isInstalled(root)) return root;
  const lock = JSON.stringify(partOfLock(readLock(root), wanted), null, 2);
  const digest = createHash('sha256').update(lock).digest('hex').slice(0, 16);
  const folder = join(LOCAL, `${name}-${process.platform}-${process.arch}-${digest}`);
  if (existsSync(folder)) return folder;
  console.error(`pipwright: ${note}`);
  mkdirSync(LOCAL, { recursive: true });
  const making = mkdtempSync(join(LOCAL, 'installing-'));
  try {
    writeFileSync(join(making, 'package-lock.json'), lock);
    writeFileSync(join(making, 'package.json'), JSON.stringify(JSON.parse(lock).packages['']));
    npmCi(making);
    renameSync(making, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return folder;
}
