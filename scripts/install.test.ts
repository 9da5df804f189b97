/** Installing, with npm itself, in a small project of its own: at the same time, over what is old, beside what runs. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SOAKING } from '../packages/core/src/testing/effort.js';
import { isInstalled } from './package-lock.mjs';
import { type Registry, startRegistry } from './testing/registry.js';
import { root } from './workspace.mjs';

const PACKAGES = [
  { name: 'tool', version: '1.0.0' },
  { name: 'tool', version: '2.0.0' },
  { name: 'esbuild', version: '1.0.0' },
  { name: 'z3-solver', version: '1.0.0' },
] as const;
const SCRIPTS = ['install', 'npm', 'package-lock', 'turns', 'workspace'];

let registry: Registry;
let folder = '';
let children: ChildProcess[] = [];

beforeAll(async () => {
  registry = await startRegistry(PACKAGES);
});
afterAll(() => registry.close());

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pipwright-install-'));
  mkdirSync(join(folder, 'scripts'));
  for (const name of SCRIPTS) cpSync(join(root, 'scripts', `${name}.mjs`), join(folder, 'scripts', `${name}.mjs`));
  lockAt('1.0.0');
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** The project, with a lock file that holds this version of its tool. */
function lockAt(version: '1.0.0' | '2.0.0'): void {
  const dependencies = { tool: version, esbuild: '1.0.0', 'z3-solver': '1.0.0' };
  const { tool, ...others } = dependencies;
  const entry = (name: 'tool' | 'esbuild' | 'z3-solver') => {
    const manifest = { name, version: dependencies[name] };
    return { version: manifest.version, integrity: registry.integrityOf(manifest) };
  };
  const packages = {
    '': { dependencies: others, devDependencies: { tool } },
    'node_modules/tool': { ...entry('tool'), dev: true },
    'node_modules/esbuild': entry('esbuild'),
    'node_modules/z3-solver': entry('z3-solver'),
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, ...packages[''], workspaces: [] }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, requires: true, packages }));
}

/** As npm would have left it, without the time that takes. */
function installed(): void {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  for (const [path, { version }] of Object.entries<{ version: string }>(packages)) {
    if (path === '') continue;
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'package.json'), JSON.stringify({ name: path.slice(13), version }));
    writeFileSync(join(folder, path, 'index.js'), '');
  }
  const { '': _, ...others } = packages;
  writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: others }));
}

const versionIn = (path: string) => JSON.parse(readFileSync(join(folder, path, 'package.json'), 'utf8')).version;
const localFolders = (start: string) =>
  readdirSync(join(folder, '.pipwright')).filter((name) => name.startsWith(start));

interface Run {
  readonly child: ChildProcess;
  /** All it has said so far, on standard error. */
  said(): string;
  readonly status: Promise<number | null>;
}

/** Runs a few lines of JavaScript beside the scripts, with an empty cache of npm's. */
function start(code: string, settings: NodeJS.ProcessEnv = {}): Run {
  const program = join(folder, `run-${children.length}.mjs`);
  writeFileSync(program, `import * as install from './scripts/install.mjs';\n${code}`);
  const env = {
    ...process.env,
    npm_config_registry: registry.address,
    npm_config_cache: join(folder, 'cache'),
    npm_config_fetch_retries: '0',
    ...settings,
  };
  const child = spawn(process.execPath, [program], { cwd: folder, env, stdio: ['pipe', 'ignore', 'pipe'] });
  children.push(child);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (part) => {
    said += part;
  });
  return { child, said: () => said, status: once(child, 'close').then(([status]) => status) };
}

/** For what takes long: `npm test` does without. */
const inSoak: (name: string, test: () => Promise<void>) => void = SOAKING ? it : () => {};
const run = (code: string, settings?: NodeJS.ProcessEnv) => start(code, settings).status;
const INSTALL = 'install.ensureInstalled();';
const until = (isSo: () => boolean) => expect.poll(isSo, { interval: 20, timeout: 30_000 }).toBe(true);

describe('everything', () => {
  it('is installed once by two first runs at once', async () => {
    const before = registry.downloads.length;
    expect(await Promise.all([run(INSTALL), run(INSTALL)])).toEqual([0, 0]);
    expect(versionIn('node_modules/tool')).toBe('1.0.0');
    expect(registry.downloads.slice(before).sort()).toEqual([
      'esbuild-1.0.0.tgz',
      'tool-1.0.0.tgz',
      'z3-solver-1.0.0.tgz',
    ]);
  });

  it('is made anew where yesterday’s node_modules meets today’s lock file: all of it, and nothing that was built goes', async () => {
    installed();
    const built = join(folder, '.pipwright', 'built');
    mkdirSync(built, { recursive: true });
    writeFileSync(join(built, 'cli'), 'what was built');
    lockAt('2.0.0');
    // A user's settings that would leave things out.
    const settings = { NODE_ENV: 'production', npm_config_omit: 'dev', npm_config_dry_run: 'true' };
    expect(await run(INSTALL, settings)).toBe(0);
    expect(versionIn('node_modules/tool')).toBe('2.0.0');
    expect(readFileSync(join(built, 'cli'), 'utf8')).toBe('what was built');
  });

  it('stays as it is where it fits', async () => {
    installed();
    writeFileSync(join(folder, 'node_modules', 'mark'), '');
    const again = start(INSTALL);
    expect(await again.status).toBe(0);
    expect(again.said()).toBe('');
    expect(existsSync(join(folder, 'node_modules', 'mark'))).toBe(true);
  });

  it.each([
    ['the install was broken off', () => rmSync(join(folder, 'node_modules', '.package-lock.json'))],
    ['a package is gone', () => rmSync(join(folder, 'node_modules', 'tool'), { recursive: true })],
  ])('is seen to be no longer whole where %s', (_, spoil) => {
    installed();
    expect(isInstalled(folder)).toBe(true);
    spoil();
    expect(isInstalled(folder)).toBe(false);
  });

  inSoak('is not removed while another run works with it, which may install tools meanwhile', async () => {
    installed();
    const goOn = `process.stdin.resume().on('end', () => install.z3.install());`;
    const user = start(`${INSTALL} console.error('at work'); ${goOn}`);
    await until(() => user.said().includes('at work'));
    lockAt('2.0.0');
    const other = start(INSTALL);
    await until(() =>
      other.said().includes(`waiting for the run that still uses the old ones (process ${user.child.pid})`),
    );
    expect(versionIn('node_modules/tool')).toBe('1.0.0');
    user.child.stdin?.end();
    expect(await Promise.all([user.status, other.status])).toEqual([0, 0]);
    expect(versionIn('node_modules/tool')).toBe('2.0.0');
    expect(localFolders('z3-')).toHaveLength(1);
  });

  inSoak('does not wait for a killed run that had its own number', async () => {
    const turn = `const turn = '.pipwright/turn'; fs.mkdirSync(turn, { recursive: true });`;
    const before = `import fs from 'node:fs'; ${turn} fs.writeFileSync(turn + '/pid', String(process.pid));`;
    expect(await run(`${before} ${INSTALL}`)).toBe(0);
    expect(localFolders('turn')).toEqual([]);
  });

  it('does not wait for a run that was killed', async () => {
    installed();
    const user = start(`${INSTALL} console.error('at work'); process.stdin.resume();`);
    await until(() => user.said().includes('at work'));
    user.child.kill('SIGKILL');
    await user.status;
    const turn = join(folder, '.pipwright', 'turn');
    mkdirSync(turn);
    writeFileSync(join(turn, 'pid'), String(user.child.pid));
    lockAt('2.0.0');
    expect(await run(INSTALL)).toBe(0);
    expect(versionIn('node_modules/tool')).toBe('2.0.0');
  });
});

describe('a few tools', () => {
  const TOOLS = `install.z3.install(); console.error('found ' + install.z3.find());`;

  it('are installed beside yesterday’s node_modules, once, and nothing else is', async () => {
    installed();
    lockAt('2.0.0');
    const before = registry.downloads.length;
    expect(await Promise.all([run(TOOLS), run(TOOLS)])).toEqual([0, 0]);
    const [made = '', ...others] = localFolders('z3-');
    expect(others).toEqual([]);
    expect(versionIn(join('.pipwright', made, 'node_modules', 'z3-solver'))).toBe('1.0.0');
    expect(registry.downloads.slice(before)).toEqual(['z3-solver-1.0.0.tgz']);
    expect(versionIn('node_modules/tool')).toBe('1.0.0');
  });

  it('are taken from node_modules where everything is installed', async () => {
    installed();
    expect(await run(TOOLS)).toBe(0);
    expect(localFolders('z3-')).toEqual([]);
  });

  inSoak(
    'are made anew where some of their files are gone, and with them goes what a killed run has left',
    async () => {
      expect(await run(TOOLS)).toBe(0);
      const [made = ''] = localFolders('z3-');
      rmSync(join(folder, '.pipwright', made, 'node_modules', 'z3-solver'), { recursive: true });
      mkdirSync(join(folder, '.pipwright', 'installing-killed'));
      expect(await run(TOOLS)).toBe(0);
      expect(localFolders('z3-')).toEqual([made]);
      expect(versionIn(join('.pipwright', made, 'node_modules', 'z3-solver'))).toBe('1.0.0');
      expect(localFolders('installing-')).toEqual([]);
    },
  );

  inSoak('stay beside others of the same lock file', async () => {
    expect(await run(`install.solvingTools(); ${TOOLS}`)).toBe(0);
    expect([localFolders('solve-').length, localFolders('z3-').length]).toEqual([1, 1]);
    const [solving = ''] = localFolders('solve-');
    expect(versionIn(join('.pipwright', solving, 'node_modules', 'esbuild'))).toBe('1.0.0');
  });

  it('are refused where they are not what the lock file says, and leave nothing half done', async () => {
    const lock = join(folder, 'package-lock.json');
    const other = registry.integrityOf({ name: 'esbuild', version: '1.0.0' });
    const own = registry.integrityOf({ name: 'z3-solver', version: '1.0.0' });
    writeFileSync(lock, readFileSync(lock, 'utf8').replace(own, other));
    const refused = start(TOOLS);
    expect(await refused.status).not.toBe(0);
    expect(refused.said()).toContain('EINTEGRITY');
    expect(localFolders('z3-')).toEqual([]);
    expect(localFolders('installing-')).toEqual([]);
  });
});
