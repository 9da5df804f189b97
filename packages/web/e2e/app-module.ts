/** A module of the app for the tests themselves: bundled, since they know packages only as they are published. */
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

export async function appModule<Module>(path: string): Promise<Module> {
  const [file] = buildSync({
    entryPoints: [fileURLToPath(new URL(`../src/${path}`, import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    conditions: ['pipwright-source'],
  }).outputFiles;
  return import(`data:text/javascript;base64,${Buffer.from(file?.contents ?? []).toString('base64')}`);
}
