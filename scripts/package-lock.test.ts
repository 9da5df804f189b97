import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isInstalled, missingNatives, outsideDependencies, partOfLock, readLock } from './package-lock.mjs';
import { root } from './workspace.mjs';

describe('the lock files', () => {
  it.each([
    ['the workspace', root],
    ['the benchmark', `${root}/bench`],
    ['the versions of Node', `${root}/scripts/node-versions`],
  ])('of %s hold native packages for every platform, and name no registry', (_, folder) => {
    expect(missingNatives(readLock(folder))).toEqual([]);
    expect(JSON.stringify(readLock(folder)), 'names a registry').not.toMatch(/"resolved":"http/);
  });
});

describe('what is installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pipwright-installed-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['fits', {}, true],
    ['lacks a native package for another platform', { os: ['aix'], cpu: [process.arch] }, true],
    ['lacks one for another processor', { os: [process.platform], cpu: ['mips'] }, true],
    ['lacks one for a platform that is not in a list', { os: 'aix', cpu: 'ppc64' }, true],
    ['lacks one for every platform but this', { os: [`!${process.platform}`] }, true],
    ['lacks the native package for this platform', { os: [process.platform], cpu: [process.arch] }, false],
    ['lacks an optional package for all', undefined, false],
  ])('%s', (what, native, fits) => {
    const tool = { version: '1.0.0', integrity: 'x' };
    const others = what === 'fits' ? {} : { 'node_modules/native': { ...tool, ...native, optional: true } };
    const installed = { 'node_modules/tool': tool };
    mkdirSync(join(folder, 'node_modules/tool'), { recursive: true });
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...installed, ...others } }));
    expect(isInstalled(folder)).toBe(fits);
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

describe('a part of a lock file', () => {
  const lock = {
    packages: {
      'packages/program': { dependencies: { own: '1.0.0', commander: '2.0.0' } },
      'packages/own': { dependencies: { text: '1.0.0' } },
      'node_modules/own': { link: true, resolved: 'packages/own' },
      'node_modules/commander': { version: '1.0.0', dev: true },
      'packages/program/node_modules/commander': { version: '2.0.0' },
      'node_modules/text': {
        version: '1.0.0',
        dependencies: { letters: '1.0.0' },
        optionalDependencies: { gone: '1' },
      },
      'node_modules/letters': { version: '9.0.0', dev: true },
      'node_modules/text/node_modules/letters': { version: '1.0.0' },
    },
  };

  it('holds what a package of the workspace needs from outside, each as that package finds it', () => {
    const wanted = outsideDependencies(lock, 'packages/program');
    expect(wanted).toEqual({ commander: 'packages/program', text: 'packages/own' });
    expect(partOfLock(lock, wanted).packages).toEqual({
      '': { dependencies: { commander: '2.0.0', text: '1.0.0' } },
      'node_modules/commander': { version: '2.0.0' },
      'node_modules/text': lock.packages['node_modules/text'],
      'node_modules/text/node_modules/letters': { version: '1.0.0' },
    });
  });

  it('cannot be had where something is missing', () => {
    expect(() => partOfLock(lock, { nothing: '' })).toThrow('nothing is not in package-lock.json');
    const broken = { packages: { 'node_modules/text': { version: '1.0.0', dependencies: { letters: '1.0.0' } } } };
    expect(() => partOfLock(broken, { text: '' })).toThrow('package-lock.json lacks letters');
  });
});
