/** The packages as npm would publish them, in a folder of their own. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { npmCall } from '../npm.mjs';
import { packageNames, root } from '../workspace.mjs';

/** What they depend on, packed from where it is installed, so that no test needs the network. */
const OTHERS = ['yaml', 'commander'];

/** These are taken as they were built before the tests: others are running them. */
export const PROGRAMS: readonly string[] = ['cli', 'web'];

const run = promisify(execFile);

export async function npm(argv: readonly string[], cwd: string): Promise<string> {
  const { command, args, shell } = npmCall(argv);
  return (await run(command, args, { cwd, shell })).stdout;
}

export async function packInto(folder: string): Promise<void> {
  const libraries = packageNames().filter((name) => !PROGRAMS.includes(name));
  await run(process.execPath, [join(root, 'scripts/build.mjs'), ...libraries]);
  const folders = [
    ...packageNames().map((name) => `packages/${name}`),
    ...OTHERS.map((name) => `node_modules/${name}`),
  ];
  const paths = folders.map((path) => `./${path}`);
  await npm(['pack', '--silent', '--ignore-scripts', '--pack-destination', folder, ...paths], root);
}

export function tarballPath(folder: string, name: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  return join(folder, `pipwright-${name}-${version}.tgz`);
}

export function allTarballs(folder: string): string[] {
  return readdirSync(folder).map((name) => join(folder, name));
}
