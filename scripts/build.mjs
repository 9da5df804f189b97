/**
 * `build.mjs NAME…` makes packages anew, without a name all of them. esbuild makes the JavaScript: of the command line
 * one bundle, which starts fast; of a library one file for each source file, since a bundler can leave out only whole
 * files where it cannot tell what their top level does. tsc adds the libraries' declarations. Vite makes the web app.
 * Each file is put in place whole, and those of an earlier build go last, so that a run beside this one finds either.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { filesBelow, LOCAL, packageNames, root, sourceOf, TSC } from './workspace.mjs';

/** @type {import('esbuild').BuildOptions} */
const COMMON = { absWorkingDir: root, format: 'esm', target: 'es2022', logLevel: 'warning', write: false };

/** Packages that are large, seldom used, and installed by those who want them. */
const NOT_BUNDLED = ['z3-solver', 'bullmq'];

const ENTRIES = ['pipwright', 'pips-solver', 'measure-child', 'work-thread', 'clone'];

/** A program that runs loads parts of itself when they are first needed. */
const KEEP_MILLISECONDS = 7 * 24 * 3600_000;

/** The files of a program with all that it is made of. @param {string[]} entryPoints @param {string} outdir */
export async function bundleProgram(entryPoints, outdir) {
  const { build } = await import('esbuild');
  const { outputFiles = [] } = await build({
    ...COMMON,
    bundle: true,
    entryPoints,
    outdir,
    platform: 'node',
    external: NOT_BUNDLED,
    splitting: true,
    plugins: [workspacePackages],
    // commander is CommonJS and asks for Node's modules with require.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);",
    },
  });
  return outputFiles;
}

export async function buildCommandLine() {
  const cli = join(root, 'packages', 'cli');
  const dist = join(cli, 'dist');
  const entries = ENTRIES.map((name) => join(cli, 'src', `${name}.ts`));
  const outputFiles = await bundleProgram(entries, dist);
  const made = new Set(outputFiles.map(({ path }) => basename(path)));
  const isEntry = (/** @type {{ path: string }} */ { path }) => ENTRIES.includes(basename(path, '.js'));
  // A file comes before those that load it.
  const inOrder = [...outputFiles.filter((file) => !isEntry(file)), ...outputFiles.filter(isEntry)];
  for (const { path, contents } of inOrder) putInPlace(path, contents);
  for (const path of filesBelow(dist)) {
    const isOld = path.endsWith('.js') && !made.has(basename(path));
    if (isOld && Date.now() - statSync(path).mtimeMs > KEEP_MILLISECONDS) rmSync(path);
  }
  return [...made];
}

/** The workspace's own packages come from their sources, whatever node_modules holds. @type {import('esbuild').Plugin} */
const workspacePackages = {
  name: 'workspace packages',
  setup({ onResolve }) {
    onResolve({ filter: /^@pipwright\// }, ({ path }) => ({ path: sourceOf(path), sideEffects: false }));
  },
};

/** Files with all they need in them: for pages without a bundler, and for bundles where a package's own form breaks. */
const WHOLE = ['worker.ts', 'formats/yaml-library.ts'];

/** @param {string} name */
export async function buildLibrary(name) {
  const { build } = await import('esbuild');
  const source = join(root, 'packages', name, 'src');
  const dist = join(root, 'packages', name, 'dist');
  const modules = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !/\.(?:test|soak)\.ts$|^testing\b/.test(path),
  );
  // Data become part of the file that imports them: neither every Node nor every browser can import JSON.
  const { outputFiles = [] } = await build({
    ...COMMON,
    bundle: true,
    packages: 'external',
    external: ['*.js'],
    entryPoints: modules.map((path) => join(source, path)),
    outdir: dist,
    outbase: source,
  });
  // Files without content have types only.
  const { outputFiles: bundled = [] } = await build({
    ...COMMON,
    bundle: true,
    minify: true,
    entryPoints: WHOLE.map((path) => join(source, path)).filter(existsSync),
    outdir: dist,
    outbase: source,
    plugins: [workspacePackages],
  });
  const single = new Set(bundled.map(({ path }) => path));
  const made = [...outputFiles.filter(({ path, contents }) => contents.length > 0 && !single.has(path)), ...bundled];
  for (const { path, contents } of made) putInPlace(path, contents);
  const kept = new Set(made.map(({ path }) => path));
  for (const path of filesBelow(dist)) if (path.endsWith('.js') && !kept.has(path)) rmSync(path);
}

/** @param {string} path @param {Uint8Array} contents */
function putInPlace(path, contents) {
  mkdirSync(dirname(path), { recursive: true });
  const making = `${path}.${process.pid}`;
  writeFileSync(making, contents);
  renameSync(making, path);
}

export async function buildWebApp() {
  // A test run sets it to “test”, and Vite would build for that.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  const dist = join(root, 'packages', 'web', 'dist');
  const making = join(LOCAL, `web-${process.pid}`);
  const aside = `${making}-old`;
  try {
    await build({
      root: join(root, 'packages', 'web'),
      logLevel: 'warn',
      build: { outDir: making, emptyOutDir: true },
    });
    if (existsSync(dist)) renameSync(dist, aside);
    renameSync(making, dist);
  } finally {
    if (existsSync(aside) && !existsSync(dist)) renameSync(aside, dist);
    for (const folder of [making, aside]) rmSync(folder, { recursive: true, force: true });
  }
}

/** The package that npx looks for is run as it is. @type {Readonly<Record<string, () => Promise<unknown>>>} */
const PROGRAMS = { cli: () => buildCommandLine(), web: buildWebApp, pipwright: async () => {} };

/** Builds JavaScript and declarations of libraries. @param {string[]} names */
export async function buildLibraries(names) {
  await Promise.all(names.map(buildLibrary));
  const folders = names.map((name) => join(root, 'packages', name));
  const { status } = spawnSync(process.execPath, [TSC, '-b', ...folders], { stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('the libraries do not type-check; see above.');
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled();
  const names = process.argv.length > 2 ? process.argv.slice(2) : packageNames();
  for (const name of names) await PROGRAMS[name]?.();
  const libraries = names.filter((name) => !(name in PROGRAMS));
  if (libraries.length > 0) await buildLibraries(libraries);
}
