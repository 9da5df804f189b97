/**
 * What a run needs, installed by npm where its own list of what it installed differs from the lock file: a folder's
 * packages into its node_modules.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { locked } from './lock.mjs';
import { root } from './workspace.mjs';

/** No package needs its install script. Without a network npm would try again for over a minute. */
const FLAGS = '--ignore-scripts --prefer-offline --no-audit --no-fund --loglevel=error --dry-run=false'.split(' ');
const RETRIES = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`Node.js 20.19 or newer is needed; this is ${process.versions.node}.`);
}

/** Everything, for tests and for building the app. */
export function ensureInstalled(folder = root, note = 'installing what is needed (once)…') {
  requireNode();
  if (!isInstalled(folder, 'all')) locked(() => isInstalled(folder, 'all') || npmCi(folder, 'all', note));
}

/** What the command line is built from. To be called under the lock. */
export const installForSolving = () =>
  isInstalled(root, 'solving') || npmCi(root, 'solving', 'installing what solving needs (once)…');

/**
 * A package that a run may ask for, from the folder of scripts/tools that is installed when it is first asked for, or
 * from the root where everything is installed.
 * @param {string} tool @param {string} name @param {string} note
 */
export function onDemand(tool, name, note) {
  const folder = join(root, 'scripts', 'tools', tool);
  const find = () => {
    const home = [folder, root].find((each) => isInstalled(each, 'all'));
    return home && createRequire(join(home, 'package.json')).resolve(name);
  };
  return { find, install: () => ensureInstalled(folder, note) };
}

/** Makes PNG of SVG. */
export const renderer = {
  find: () => (isInstalled(root, 'solving') ? createRequire(import.meta.url).resolve('@resvg/resvg-wasm') : undefined),
  install: () => void locked(installForSolving),
};

/**
 * npm lists what it has installed when it is done: an install that was broken off has no list.
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, dev?: boolean, os?: string[] }} Package
 * @param {string} folder @param {'all' | 'solving'} extent
 */
export function isInstalled(folder, extent) {
  const list = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const installed = packagesIn(list);
  const { '': _, ...wanted } = packagesIn(join(folder, 'package-lock.json'));
  const fits = Object.entries(wanted).every(([path, { version, integrity, link, optional, dev }]) => {
    const found = installed[path];
    // Native packages of other platforms, and what only tests and builds of the app need.
    if (found === undefined) return optional || (dev && extent === 'solving');
    return found.version === version && found.integrity === integrity && found.link === link;
  });
  return fits && Object.keys(installed).every((path) => path in wanted && existsSync(join(folder, path)));
}

/** @param {string} file @returns {Record<string, Package>} */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Started by npm, we know which one; on Windows only a shell finds it by name. @param {readonly string[]} argv */
export function npmCall(argv) {
  const own = process.env.npm_execpath;
  return own !== undefined && /npm-cli\.js$/.test(own)
    ? { command: process.execPath, args: [own, ...argv], shell: false }
    : { command: 'npm', args: [...argv], shell: process.platform === 'win32' };
}

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
