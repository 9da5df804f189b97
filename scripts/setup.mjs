/**
 * Installs and builds what a command needs, when it is not there or no longer fits the sources.
 * Everything it says goes to standard error; standard output belongs to the command.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const LEAST_NODE = [20, 19];
const INSTALL_STAMP = join(root, 'node_modules', '.pipwright-install');
const CLI_DIST = join(root, 'packages', 'cli', 'dist');
const CLI_STAMP = join(CLI_DIST, '.stamp');
const WEB_DIST = join(root, 'packages', 'web', 'dist');
/** Not among what is served and packed. */
const WEB_STAMP = join(root, 'node_modules', '.pipwright-web');
const LOCK = join(root, '.setup.lock');
const LONGEST_WAIT = 10 * 60_000;

/** Packages by the names of their folders, each after those it depends on. */
export function packageNames() {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return workspaces.map((folder) => basename(folder));
}

/** Solving needs the command line's own dependencies and the bundler; tests need everything. */
const INSTALL_ARGUMENTS = {
  solve: ['--omit=dev', '--workspace', 'packages/cli', '--include-workspace-root'],
  all: [],
};

/** @param {'solve' | 'all'} needed */
export function ensureInstalled(needed) {
  requireNode();
  if (isInstalled(needed)) return;
  withLock(() => {
    if (isInstalled(needed)) return;
    // Where the test tools are already, they stay.
    const scope = existsSync(join(root, 'node_modules', 'typescript')) ? 'all' : needed;
    console.error(`pipwright: installing what ${scope === 'solve' ? 'solving needs' : 'is needed'} (once)…`);
    npmInstall(root, INSTALL_ARGUMENTS[scope]);
    writeFileSync(INSTALL_STAMP, `${scope} ${installDigest()}`);
  });
}

/** The peers that the benchmark measures, hundreds of megabytes that nothing else needs. */
export function ensureBenchInstalled() {
  const folder = join(root, 'bench');
  const stamp = join(folder, 'node_modules', '.pipwright-install');
  const wanted = digestOf([join(folder, 'package.json'), join(folder, 'package-lock.json')]);
  const isThere = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (isThere()) return;
  withLock(() => {
    if (isThere()) return;
    console.error('pipwright: installing the peers to measure (once, some 350 MB)…');
    npmInstall(folder, []);
    writeFileSync(stamp, wanted);
  });
}

export async function ensureBuilt() {
  const wanted = buildDigest(commandLineSources());
  if (isBuilt(CLI_DIST, CLI_STAMP, wanted)) return;
  await withLock(async () => {
    if (isBuilt(CLI_DIST, CLI_STAMP, wanted)) return;
    const { buildCommandLine } = await import('./build.mjs');
    console.error('pipwright: building the command line…');
    const files = await buildCommandLine();
    writeFileSync(CLI_STAMP, [wanted, ...files].join('\n'));
  });
}

/** In a process of its own: Vite is large, and what asks for the app may run for days. */
export function ensureWebBuilt() {
  const wanted = buildDigest(webSources());
  if (isBuilt(WEB_DIST, WEB_STAMP, wanted)) return;
  ensureInstalled('all');
  withLock(() => {
    if (isBuilt(WEB_DIST, WEB_STAMP, wanted)) return;
    console.error('pipwright: building the web app…');
    const build = [join(root, 'scripts', 'build.mjs'), 'web'];
    const { status } = spawnSync(process.execPath, build, { cwd: root, stdio: ['ignore', 2, 2] });
    if (status !== 0) throw new Error('the web app could not be built; what went wrong stands above.');
    const files = filesBelow(WEB_DIST).map((path) => relative(WEB_DIST, path));
    writeFileSync(WEB_STAMP, [wanted, ...files].join('\n'));
  });
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = LEAST_NODE;
  if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
    throw new Error(`Node.js ${LEAST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
  }
}

/** @param {'solve' | 'all'} scope */
function isInstalled(scope) {
  if (!existsSync(INSTALL_STAMP) || !existsSync(join(root, 'node_modules', 'esbuild'))) return false;
  const [found, wanted] = readFileSync(INSTALL_STAMP, 'utf8').split(' ');
  return wanted === installDigest() && (found === 'all' || found === scope);
}

function installDigest() {
  const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name, 'package.json'));
  const files = [join(root, 'package.json'), join(root, 'package-lock.json'), ...packages].filter((file) =>
    existsSync(file),
  );
  return digestOf(files);
}

/** @param {string[]} files */
function digestOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** @param {string} folder @param {string} stamp @param {string} wanted */
function isBuilt(folder, stamp, wanted) {
  if (!existsSync(stamp)) return false;
  const [found, ...files] = readFileSync(stamp, 'utf8').split('\n');
  return found === wanted && files.every((name) => existsSync(join(folder, name)));
}

function commandLineSources() {
  return packageNames()
    .filter((name) => name !== 'web' && name !== 'play')
    .flatMap(sourcesOf);
}

function webSources() {
  const web = join(root, 'packages', 'web');
  const libraries = packageNames().filter((name) => name !== 'cli' && name !== 'smt');
  return [
    ...libraries.flatMap(sourcesOf),
    ...filesBelow(join(web, 'offline')),
    ...filesBelow(join(web, 'public')),
    join(web, 'index.html'),
    join(web, 'vite.config.ts'),
  ];
}

/** @param {string} name */
function sourcesOf(name) {
  const files = filesBelow(join(root, 'packages', name, 'src'));
  return files.filter((file) => !/\.(?:test|soak)\.tsx?$/.test(file));
}

/**
 * Changes when a dependency or a source file does: by name, size and time, which is quick to see at every start.
 * @param {string[]} sources
 */
function buildDigest(sources) {
  const hash = createHash('sha256').update(installDigest());
  for (const file of [join(root, 'scripts', 'build.mjs'), ...sources]) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

/**
 * How to start npm: started by npm, we know which one; on Windows only a shell finds it by name.
 * @param {readonly string[]} argv
 */
export function npmCall(argv) {
  const own = process.env.npm_execpath;
  return own?.endsWith('.js')
    ? { command: process.execPath, args: [own, ...argv], shell: false }
    : { command: 'npm', args: [...argv], shell: process.platform === 'win32' };
}

/** @param {string} folder @param {string[]} more */
function npmInstall(folder, more) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  npm(['install', '--no-save', '--ignore-scripts', ...quiet, ...more], folder);
}

/** @param {string[]} argv @param {string} folder */
function npm(argv, folder) {
  const { command, args, shell } = npmCall(argv);
  const { status, error } = spawnSync(command, args, { cwd: folder, stdio: ['ignore', 2, 2], shell });
  if (error !== undefined) throw new Error(`npm could not be started (${error.message}). It comes with Node.js.`);
  if (status !== 0) throw new Error(`“npm ${argv.join(' ')}” failed; what it said stands above. Is the network there?`);
}

/**
 * Two first runs at once must not install over each other.
 * @template T
 * @param {() => T} work
 * @returns {T}
 */
function withLock(work) {
  waitForLock();
  const release = () => rmSync(LOCK, { recursive: true, force: true });
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

function waitForLock() {
  const started = Date.now();
  let told = false;
  while (!takeLock()) {
    if (Date.now() - started > LONGEST_WAIT)
      throw new Error(`another run has been setting up for too long; if there is none, remove ${LOCK}`);
    if (!told && Date.now() - started > 1000) console.error('pipwright: waiting for another run that is setting up…');
    told ||= Date.now() - started > 1000;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  }
}

function takeLock() {
  try {
    mkdirSync(LOCK);
    writeFileSync(join(LOCK, 'pid'), String(process.pid));
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    const owner = lockOwner();
    if (isAbandoned(owner)) clearAbandonedLock(owner);
    return false;
  }
}

/** What stands in the lock; undefined while its owner has not written it. */
function lockOwner() {
  try {
    return readFileSync(join(LOCK, 'pid'), 'utf8') || undefined;
  } catch {
    return undefined;
  }
}

/** @param {string | undefined} owner */
function isAbandoned(owner) {
  if (owner === undefined) return lockAge() > 5000;
  try {
    process.kill(Number(owner), 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}

/**
 * Of several that find a lock abandoned only one can move it away. By then it may be a live one of somebody quicker:
 * then it is put back.
 * @param {string | undefined} owner
 */
function clearAbandonedLock(owner) {
  const aside = `${LOCK}.${process.pid}`;
  try {
    renameSync(LOCK, aside);
    const moved = existsSync(join(aside, 'pid')) ? readFileSync(join(aside, 'pid'), 'utf8') || undefined : undefined;
    if (moved === owner) rmSync(aside, { recursive: true, force: true });
    else renameSync(aside, LOCK);
  } catch {
    // Somebody else has moved it, or holds it again.
    rmSync(aside, { recursive: true, force: true });
  }
}

function lockAge() {
  try {
    return Date.now() - statSync(LOCK).mtimeMs;
  } catch {
    return 0;
  }
}
