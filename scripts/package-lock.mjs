/** What a package-lock.json says: what belongs together, what is installed, what other platforms would miss. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{
 *   version?: string, integrity?: string, link?: boolean, resolved?: string, optional?: boolean, dev?: boolean,
 *   os?: string | string[], cpu?: string | string[], libc?: string | string[],
 *   dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 * }} Package
 * @typedef {{ packages: Record<string, Package> }} Lock packages by the folders they are installed in
 */

/** @param {string} folder @returns {Lock} */
export function readLock(folder) {
  return JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
}

/**
 * Does node_modules hold just what the lock file says? npm lists what it has installed when it is done, so an install
 * that was broken off has no list, and one of another lock file has another. Optional packages may be missing if they
 * are for other platforms.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const list = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const { packages: installed } = /** @type {Lock} */ (JSON.parse(readFileSync(list, 'utf8')));
  const { packages: wanted } = readLock(folder);
  const fits = Object.entries(wanted).every(([path, { version, integrity, link, optional, ...rest }]) => {
    const found = installed[path];
    if (path === '') return true;
    if (found === undefined) return optional === true && !isForThisPlatform(rest);
    return found.version === version && found.integrity === integrity && found.link === link;
  });
  const isThere = (/** @type {string} */ path) => path in wanted && existsSync(join(folder, path));
  return fits && Object.keys(installed).every(isThere);
}

/** @param {Package} native */
function isForThisPlatform({ os, cpu, libc }) {
  return (
    isAmong(process.platform, os) &&
    isAmong(process.arch, cpu) &&
    (process.platform !== 'linux' || libc === undefined || isAmong(libcHere(), libc))
  );
}

/** As npm reads it: a name, or names, or names to be left out. @param {string} name @param {string | string[] | undefined} names */
function isAmong(name, names) {
  if (names === undefined) return true;
  const list = [names].flat();
  return list.includes(name) || (list.every((each) => each.startsWith('!')) && !list.includes(`!${name}`));
}

function libcHere() {
  // Without it a report looks up the name of every address that is in use.
  Object.assign(process.report ?? {}, { excludeNetwork: true });
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
    process.report?.getReport() ?? { header: {} }
  );
  return header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
}

/**
 * The packages that some of a lock file's need, as a lock file of their own.
 * @param {Lock} lock
 * @param {Readonly<Record<string, string>>} wanted names, each with the folder in the lock that it is wanted from
 */
export function partOfLock(lock, wanted) {
  /** @type {Record<string, Package>} */
  const packages = {};
  /** @type {Record<string, string>} */
  const dependencies = {};
  for (const [name, from] of Object.entries(wanted)) {
    const path = findPackage(lock, name, from);
    if (path === undefined) throw new Error(`${name} is not in package-lock.json`);
    dependencies[name] = lock.packages[path]?.version ?? '';
    collect(lock, path, packages);
  }
  return {
    name: 'pipwright-tools',
    lockfileVersion: 3,
    requires: true,
    packages: { '': { dependencies }, ...packages },
  };
}

/** @param {Lock} lock @param {string} path @param {Record<string, Package>} into */
function collect(lock, path, into) {
  const target = path.slice(path.indexOf('node_modules/'));
  const found = lock.packages[path];
  if (found === undefined || into[target]) return;
  const { dev: _, ...rest } = found;
  into[target] = rest;
  const optional = Object.keys(found.optionalDependencies ?? {});
  for (const name of [...Object.keys(found.dependencies ?? {}), ...optional]) {
    const needed = findPackage(lock, name, path);
    if (needed !== undefined) collect(lock, needed, into);
    else if (!optional.includes(name)) throw new Error(`package-lock.json lacks ${name}, which ${path} needs`);
  }
}

/** As Node looks for it: beside what wants it, then further out. @param {Lock} lock @param {string} name @param {string} from */
function findPackage(lock, name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (path in lock.packages) return path;
    if (folder === '') return undefined;
  }
}

/** The third-party packages that a package of the workspace is built from, each with the folder it is wanted from. @param {Lock} lock @param {string} folder */
export function outsideDependencies(lock, folder) {
  /** @type {Record<string, string>} */
  const wanted = {};
  const seen = new Set();
  const visit = (/** @type {string} */ from) => {
    if (seen.has(from)) return;
    seen.add(from);
    for (const name of Object.keys(lock.packages[from]?.dependencies ?? {})) {
      const linked = lock.packages[`node_modules/${name}`];
      if (linked?.link) visit(linked.resolved ?? '');
      else wanted[name] = from;
    }
  };
  visit(folder);
  return wanted;
}

/** Platforms that have to work, as the names of native packages end on: `-linux-x64-gnu`, `/darwin-arm64`, `.win32-x64-msvc`. */
const PLATFORMS =
  /(?:^|[-./])(?:linux-(?:x64|arm64|64)(?:-gnu|-glibc)?|darwin-(?:x64|arm64|64)|win(?:32|dows)-(?:x64|64)(?:-msvc)?)$/;
/** Native packages without a platform in their names. */
const NATIVE = ['fsevents'];

/**
 * Native packages for a platform that has to work, which a package of the lock names and the lock lacks: `npm ci` would
 * leave them out there.
 * @param {Lock} lock
 * @returns {string[]}
 */
export function missingNatives(lock) {
  return Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => PLATFORMS.test(name) || NATIVE.includes(name))
      .filter((name) => findPackage(lock, name, path) === undefined)
      .map((name) => `${path} names ${name}`),
  );
}
