/**
 * esbuild makes the JavaScript: the command line as one bundle that starts fast, and with `all` every library entry
 * point as a module of its own, for which tsc adds the declarations.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root } from './setup.mjs';

const SOURCE = 'pipwright-source';

/** @type {import('esbuild').BuildOptions} */
const COMMON = { bundle: true, format: 'esm', target: 'es2022', conditions: [SOURCE], logLevel: 'warning' };

export async function buildCommandLine() {
  const { build } = await import('esbuild');
  const cli = join(root, 'packages', 'cli');
  const dist = join(cli, 'dist');
  const { metafile } = await build({
    ...COMMON,
    metafile: true,
    entryPoints: { pipwright: join(cli, 'src', 'pipwright.ts'), 'pips-solver': join(cli, 'src', 'pips-solver.ts') },
    outdir: dist,
    platform: 'node',
    splitting: true,
    // commander is CommonJS and asks for Node's modules with require.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);",
    },
  });
  // Chunks are named by their content: those of earlier builds would pile up.
  const made = new Set(Object.keys(metafile.outputs).map((path) => basename(path)));
  for (const name of readdirSync(dist)) if (name.endsWith('.js') && !made.has(name)) rmSync(join(dist, name));
}

export async function buildLibraries() {
  const { build } = await import('esbuild');
  for (const name of ['core', 'pips']) {
    const folder = join(root, 'packages', name);
    const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const entries = Object.values(exports).map((entry) => [
      entry.default.replace(/^\.\/dist\/|\.js$/g, ''),
      entry[SOURCE],
    ]);
    await build({
      ...COMMON,
      entryPoints: Object.fromEntries(entries.map(([out, source]) => [out, join(folder, source)])),
      outdir: join(folder, 'dist'),
      platform: 'neutral',
      packages: 'external',
      splitting: true,
    });
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled('all');
  for (const name of ['core', 'pips', 'cli'])
    rmSync(join(root, 'packages', name, 'dist'), { recursive: true, force: true });
  await buildCommandLine();
  await buildLibraries();
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b', '--force'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  process.exitCode = status ?? 1;
}
