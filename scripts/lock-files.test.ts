/**
 * The lock files hold what every platform needs, and name no registry. If npm leaves native parts out, make the lock
 * file anew (`rm -r node_modules package-lock.json && npm install --package-lock-only`), or go back a version: vite,
 * rolldown and Biome are pinned to versions that have parts for every platform.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './workspace.mjs';

interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly optionalDependencies?: Readonly<Record<string, string>> }>
  >;
}

/**
 * Platforms that have to work, as names of native packages end: `-linux-x64-gnu`, `/darwin-arm64`, `.win32-x64-msvc`.
 */
const PLATFORMS =
  /(?:^|[-./])(?:linux-(?:x64|arm64|64)(?:-gnu|-glibc)?|darwin-(?:x64|arm64|64)|win(?:32|dows)-(?:x64|64)(?:-msvc)?)$/;
/** Native packages without a platform in their names. */
const NATIVE = ['fsevents'];

const readLock = (folder: string): Lock => JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8'));

/** Native packages that a package names and the lock lacks: `npm ci` would leave them out on their platform. */
function missingNatives({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => PLATFORMS.test(name) || NATIVE.includes(name))
      .filter((name) => !isFound(packages, name, path))
      .map((name) => `${path} names ${name}`),
  );
}

/** Tells whether Node finds a package: beside the one that wants it, then further out. */
function isFound(packages: Lock['packages'], name: string, from: string): boolean {
  if (`${from === '' ? '' : `${from}/`}node_modules/${name}` in packages) return true;
  return from !== '' && isFound(packages, name, from.slice(0, Math.max(0, from.lastIndexOf('/'))));
}

describe('the lock files', () => {
  it.each([
    ['the workspace', '.'],
    ['the benchmark', 'bench'],
    ['the versions of Node', 'scripts/node-versions'],
    ['Z3', 'scripts/tools/z3'],
    ['queues', 'scripts/tools/queue'],
  ])('of %s hold native packages for every platform, and name no registry', (_, folder) => {
    expect(missingNatives(readLock(folder))).toEqual([]);
    expect(JSON.stringify(readLock(folder)), 'names a registry').not.toMatch(/"resolved":"http/);
  });

  it.each(['z3', 'queue'])('give the tools of %s the versions that tests run with', (tool) => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'scripts/tools', tool, 'package.json'), 'utf8'));
    const { packages } = readLock('.');
    const versions = Object.keys(dependencies).map((name) => [name, packages[`node_modules/${name}`]?.version]);
    expect(Object.fromEntries(versions)).toEqual(dependencies);
  });
});

describe('a native package that the lock lacks', () => {
  const lockWith = (...names: string[]) => ({
    packages: {
      'node_modules/bundler': { optionalDependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])) },
      'node_modules/@bundler/binding-linux-x64-gnu': {},
    },
  });

  it.each([
    '@bundler/binding-linux-arm64-gnu',
    '@bundler/linux-arm64',
    '@bundler/cli-linux-x64',
    '@bundler/binding-darwin-arm64',
    '@bundler/binding-darwin-x64',
    '@bundler/binding-win32-x64-msvc',
    'bundler-linux-arm64-gnu',
    'bundler-windows-64',
    'fsevents',
  ])('is found: %s', (name) => {
    expect(missingNatives(lockWith('@bundler/binding-linux-x64-gnu', name))).toEqual([
      `node_modules/bundler names ${name}`,
    ]);
  });

  it.each(['@bundler/binding-linux-x64-gnu', '@bundler/binding-linux-arm64-musl', '@bundler/binding-freebsd-x64'])(
    'may be missing where it is there or for another platform: %s',
    (name) => {
      expect(missingNatives(lockWith(name))).toEqual([]);
    },
  );
});
