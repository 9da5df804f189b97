/**
 * Packages that a run needs, installed by npm where its own list of what it installed differs from the lock file: a
 * folder's packages into its node_modules.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { npmCall, requireNode, root } from './workspace.mjs';

/** No package needs its install script. Without a network npm would try again for over a minute. */
const FLAGS = '--ignore-scripts --prefer-offline --no-audit --no-fund --loglevel=error --dry-run=false'.split(' ');
const RETRIES = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];

/** Installs everything, for tests and for building the app. */
export function ensureInstalled(folder = root, note = 'installing what is needed (once)…') {
  requireNode();
  if (!isInstalled(folder, 'all')) withLock(() => isInstalled(folder, 'all') || npmCi(folder, 'all', note));
}

/**
 * Installs what the command line is built from, or everything where more was installed. To be called under the lock.
 */
export function installForSolving() {
  if (isInstalled(root, 'solving')) return;
  const hasMore = existsSync(join(root, 'node_modules', 'typescript'));
  npmCi(root, hasMore ? 'all' : 'solving', 'installing what solving needs (once)…');
}

/**
 * A package that a run may ask for, from the folder of scripts/tools that is installed when it is first asked for, or
 * from the root where everything is installed. What has failed once is not tried for the next puzzle again.
 * @param {string} tool @param {string} name @param {string} note
 */
export function onDemand(tool, name, note) {
  const folder = join(root, 'scripts', 'tools', tool);
  let hasFailed = false;
  const find = () => {
    const home = [folder, root].find((each) => isInstalled(each, 'all'));
    return home && createRequire(join(home, 'package.json')).resolve(name);
  };
  const install = () => {
    if (hasFailed) throw new Error('see above.');
    hasFailed = true;
    ensureInstalled(folder, note);
    hasFailed = false;
  };
  return { find, install };
}

export const renderer = {
  find: () => (isInstalled(root, 'solving') ? createRequire(import.meta.url).resolve('@resvg/resvg-wasm') : undefined),
  install: () => void withLock(installForSolving),
};

/**
 * npm lists what it has installed when it is done: an install that was broken off has no list.
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, dev?: boolean }} Package
 * @param {string} folder @param {'all' | 'solving'} extent
 */
export function isInstalled(folder, extent) {
  const list = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const installed = packagesIn(list);
  const wanted = packagesIn(join(folder, 'package-lock.json'));
  const fits = Object.entries(wanted).every(([path, { version, integrity, link, optional, dev }]) => {
    if (path === '' || (dev && extent === 'solving')) return true;
    const found = installed[path];
    // Native packages of other platforms.
    if (found === undefined) return optional;
    const isSame = found.version === version && found.integrity === integrity && found.link === link;
    return isSame && existsSync(join(folder, path));
  });
  return fits && (extent === 'solving' || Object.keys(installed).every((path) => path in wanted));
}

/** @param {string} file @returns {Record<string, Package>} */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** @param {string} folder @param {'all' | 'solving'} extent @param {string} note */
function npmCi(folder, extent, note) {
  console.error(`pipwright: ${note}`);
  const which = [extent === 'all' ? '--include=dev' : '--omit=dev', '--include=optional'];
  const { command, args, shell } = npmCall(['ci', ...FLAGS, ...RETRIES, ...which]);
  const { status, error, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', shell });
  if (error !== undefined) throw new Error(`npm could not be started (${error.message}). It comes with Node.js.`);
  const said = stderr.split(/\s*^npm error\s*(?:at .*)?/m).join(' ');
  if (status !== 0) throw new Error(`“npm ci” failed; is the network there? It said:${said.slice(0, 300)}`);
  if (!isInstalled(folder, extent)) throw new Error(`“npm ci” did not install all of ${folder}/package-lock.json.`);
}
