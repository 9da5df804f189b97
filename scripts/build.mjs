/**
 * `build.mjs NAME…` makes packages anew, without a name all of them. esbuild makes the JavaScript: of the command line
 * one bundle, which starts fast; of a library one file for each source file, since a bundler can leave out only whole
 * files where it cannot tell what their top level does. tsc adds the libraries' declarations. Vite makes the web app.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, packageNames, root } from './setup.mjs';

/** @type {import('esbuild').BuildOptions} */
const COMMON = { absWorkingDir: root, format: 'esm', target: 'es2022', logLevel: 'warning' };

/** Returns the names of the files made. */
export async function buildCommandLine() {
  const { build } = await import('esbuild');
  const cli = join(root, 'packages', 'cli');
  const dist = join(cli, 'dist');
  const { metafile } = await build({
    ...COMMON,
    bundle: true,
    metafile: true,
    entryPoints: ['pipwright', 'pips-solver', 'measure-child', 'clone'].map((name) => join(cli, 'src', `${name}.ts`)),
    outdir: dist,
    platform: 'node',
    conditions: ['pipwright-source'],
    // Large, seldom used, and installed by those who want it.
    external: ['z3-solver'],
    splitting: true,
    // commander is CommonJS and asks for Node's modules with require.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);",
    },
  });
  // Chunks are named by their content: those of earlier builds would pile up.
  const made = new Set(Object.keys(metafile.outputs).map((path) => basename(path)));
  for (const name of readdirSync(dist)) if (name.endsWith('.js') && !made.has(name)) rmSync(join(dist, name));
  return [...made];
}

/** @param {string} name */
export async function buildLibrary(name) {
  const { build } = await import('esbuild');
  const source = join(root, 'packages', name, 'src');
  const modules = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !/\.(?:test|soak)\.ts$|^testing\b/.test(path),
  );
  const { outputFiles } = await build({
    ...COMMON,
    entryPoints: modules.map((path) => join(source, path)),
    outdir: join(root, 'packages', name, 'dist'),
    outbase: source,
    write: false,
  });
  for (const { path, contents } of outputFiles) {
    const onlyTypes = contents.length === 0;
    if (onlyTypes) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  }
}

async function buildWebApp() {
  // Vite would take the name of a test run that asks for the app for its own.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({ root: join(root, 'packages', 'web'), logLevel: 'warn' });
}

/** @type {Readonly<Record<string, () => Promise<unknown>>>} */
const PROGRAMS = { cli: buildCommandLine, web: buildWebApp };

/** @param {string[]} names */
function declareLibraries(names) {
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const folders = names.map((name) => join(root, 'packages', name));
  const { status } = spawnSync(process.execPath, [tsc, '-b', ...folders], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exitCode = 1;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled('all');
  const names = process.argv.length > 2 ? process.argv.slice(2) : packageNames();
  for (const name of names) {
    rmSync(join(root, 'packages', name, 'dist'), { recursive: true, force: true });
    await (PROGRAMS[name]?.() ?? buildLibrary(name));
  }
  const libraries = names.filter((name) => !(name in PROGRAMS));
  if (libraries.length > 0) declareLibraries(libraries);
}
