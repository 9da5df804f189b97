/** The packages as npm would publish them, and what they depend on, in a folder of their own. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { buildLibraries } from '../build.mjs';
import { npmCall, packageNames, root } from '../workspace.mjs';

/** Packages that are taken as they were built before the tests: others are running them. */
export const PROGRAMS: readonly string[] = ['cli', 'web', 'pipwright'];

const run = promisify(execFile);

/** `cache` is a folder for npm to keep its files in: the user's own may be read-only, or hold what hides a fault. */
export async function npm(argv: readonly string[], cwd: string, cache: string): Promise<string> {
  const { command, args, shell } = npmCall(['--offline', '--silent', '--cache', cache, ...argv]);
  return (await run(command, args, { cwd, shell })).stdout;
}

export async function packInto(folder: string, cache: string): Promise<void> {
  await buildLibraries(packageNames().filter((name) => !PROGRAMS.includes(name)));
  const folders = [...packageNames().map(folderOf), ...dependencyFolders()];
  const paths = folders.map((path) => `./${relative(root, path).split(sep).join('/')}`);
  await npm(['pack', '--ignore-scripts', '--pack-destination', folder, ...paths], root, cache);
}

function folderOf(name: string): string {
  return join(root, 'packages', name);
}

/** Folders of what the packages depend on besides each other, as installed for the package that asks for it. */
function dependencyFolders(): Set<string> {
  const folders = packageNames().flatMap((name) => {
    const { dependencies = {} } = manifestOf(name);
    const others = Object.keys(dependencies).filter((each) => !each.startsWith('@pipwright/'));
    return others.map((each) => installedFolder(each, folderOf(name)));
  });
  return new Set(folders);
}

function installedFolder(name: string, from: string): string {
  const places = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  const found = places.map((place) => join(place, name)).find((place) => existsSync(join(place, 'package.json')));
  if (found === undefined) throw new Error(`${name} is not installed for ${from}`);
  return found;
}

export function manifestOf(name: string): {
  readonly name: string;
  readonly version: string;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
} {
  return JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'));
}

export function tarballPath(folder: string, name: string): string {
  const { name: published, version } = manifestOf(name);
  return join(folder, `${published.replace('@', '').replace('/', '-')}-${version}.tgz`);
}

export function allTarballs(folder: string): string[] {
  return readdirSync(folder).map((name) => join(folder, name));
}
