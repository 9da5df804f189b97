/** Adds the service worker to a build: `sw.js`, which knows every file of the build by a digest of its content. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const NOT_KEPT = ['sw.js', 'preview.png', 'screenshot-home.png', 'screenshot-hint.png', 'screenshot-wide.png'];

const SOURCE = fileURLToPath(new URL('service-worker.ts', import.meta.url));

export function offline(): Plugin {
  let folder = '';
  return {
    name: 'pipwright-offline',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir);
    },
    closeBundle: () => writeServiceWorker(folder),
  };
}

export async function writeServiceWorker(folder: string): Promise<void> {
  await build({
    entryPoints: [SOURCE],
    outfile: join(folder, 'sw.js'),
    bundle: true,
    minify: true,
    target: 'es2022',
    define: { FILES: JSON.stringify(filesOf(folder)) },
  });
}

function filesOf(folder: string): [name: string, digest: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !NOT_KEPT.some((name) => `${path}${sep}`.startsWith(join(folder, name, sep))))
    .sort()
    .map((path) => [path.slice(folder.length + 1).replaceAll(sep, '/'), digestOf(path)]);
}

function digestOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
}
