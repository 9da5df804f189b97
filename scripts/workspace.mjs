/** Packages and folders of this workspace. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Folder of what runs make for later ones; not in node_modules, which `npm ci` empties. */
export const LOCAL = join(root, '.pipwright');

/** The compiler in machine code. The other TypeScript, eight times as slow, is there for tools that call its API. */
export const TSC = join(root, 'node_modules', 'typescript7', 'bin', 'tsc');

/** Packages by the names of their folders, each after those it depends on. */
export function packageNames() {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return workspaces.map((folder) => basename(folder));
}

/** Source file of a package's entry point: `@pipwright/core/bits` → packages/core/src/bits.ts. @param {string} specifier */
export function sourceOf(specifier) {
  const [, name = '', ...rest] = specifier.split('/');
  const folder = join(root, 'packages', name);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, exports[['.', ...rest].join('/')]['pipwright-source']);
}

/** @param {string} folder @returns {string[]} */
export function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`Node.js 20.19 or newer is needed; this is ${process.versions.node}.`);
}

/** Call that starts npm: started by npm, we know which one; on Windows only a shell finds it by name. @param {readonly string[]} argv */
export function npmCall(argv) {
  const own = process.env.npm_execpath;
  return own !== undefined && /npm-cli\.js$/.test(own)
    ? { command: process.execPath, args: [own, ...argv], shell: false }
    : { command: 'npm', args: [...argv], shell: process.platform === 'win32' };
}
