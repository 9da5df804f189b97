/**
 * The two programs, the command line and the web app, built when they are not there or no longer fit their sources.
 * Everything said goes to standard error; standard output belongs to the command.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildCommandLine, buildWebApp } from './build.mjs';
import { installForSolving } from './install.mjs';
import { withLock } from './lock.mjs';
import { filesBelow, LOCAL, packageNames, requireNode, root } from './workspace.mjs';

/**
 * @typedef {object} Built
 * @property {string} folder
 * @property {string} stamp file with the digest and list of a build, kept outside what is served
 * @property {() => string[]} sources
 */

/** @type {Built} */
const COMMAND_LINE = {
  folder: join(root, 'packages', 'cli', 'dist'),
  stamp: join(LOCAL, 'built', 'cli'),
  sources: () =>
    packageNames()
      .filter((name) => name !== 'web' && name !== 'play')
      .flatMap(sourcesOf),
};

/** Folder of the puzzles of every day, which need no build. */
export const DAYS_FOLDER = join(root, 'packages', 'web', 'public', 'days');

/** @type {Built} */
const WEB_APP = {
  folder: join(root, 'packages', 'web', 'dist'),
  stamp: join(LOCAL, 'built', 'web'),
  sources: webSources,
};

export async function ensureCommandLine() {
  requireNode();
  if (isCurrent(COMMAND_LINE)) return;
  await withLock(async () => {
    if (isCurrent(COMMAND_LINE)) return;
    installForSolving();
    console.error('pipwright: building the command line…');
    const digest = digestOf(COMMAND_LINE);
    stampAs(COMMAND_LINE, digest, await buildCommandLine());
  });
}

/**
 * Builds the app if needed and returns its folder. The build has its own process: Vite is large, and the caller may run
 * for days.
 */
export function ensureWebApp() {
  requireNode();
  if (isCurrent(WEB_APP)) return WEB_APP.folder;
  const program = fileURLToPath(new URL('build-web-app.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [program], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('the web app could not be built; see above for what went wrong.');
  return WEB_APP.folder;
}

export async function buildWebAppUnlessCurrent() {
  await withLock(async () => {
    if (isCurrent(WEB_APP)) return;
    console.error('pipwright: building the web app…');
    const digest = digestOf(WEB_APP);
    await buildWebApp();
    const files = filesBelow(WEB_APP.folder).map((path) => relative(WEB_APP.folder, path));
    stampAs(WEB_APP, digest, files);
  });
}

/** @param {Built} built */
function isCurrent({ folder, stamp, sources }) {
  if (!existsSync(stamp)) return false;
  const [found, ...files] = readFileSync(stamp, 'utf8').split('\n');
  return found === digestOf({ sources }) && files.every((name) => existsSync(join(folder, name)));
}

/** @param {Built} built @param {string} digest @param {string[]} files */
function stampAs({ stamp }, digest, files) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, [digest, ...files].join('\n'));
}

/**
 * Digest of the manifests and the source files; of these it takes name, size and time, which is quick.
 * @param {Pick<Built, 'sources'>} built
 */
function digestOf({ sources }) {
  const hash = createHash('sha256');
  for (const file of manifests()) hash.update(readFileSync(file));
  for (const file of [join(root, 'scripts', 'build.mjs'), ...sources()]) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function manifests() {
  const packages = packageNames().map((name) => join(root, 'packages', name, 'package.json'));
  return [join(root, 'package.json'), join(root, 'package-lock.json'), ...packages];
}

function webSources() {
  const web = join(root, 'packages', 'web');
  const libraries = packageNames().filter((name) => name !== 'cli' && name !== 'smt');
  return [
    ...libraries.flatMap(sourcesOf),
    ...['offline', 'public'].flatMap((name) => filesBelow(join(web, name))),
    join(web, 'index.html'),
    join(web, 'vite.config.ts'),
  ];
}

/** @param {string} name */
function sourcesOf(name) {
  const files = filesBelow(join(root, 'packages', name, 'src'));
  return files.filter((file) => !/\.(?:test|soak)\.tsx?$/.test(file));
}
