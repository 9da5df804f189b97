/** Installing, with npm itself, in a small project of its own: at the same time, over what is old, a part at a time. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled } from './install.mjs';
import { type Registry, startRegistry } from './testing/registry.js';
import { root } from './workspace.mjs';

const PACKAGES = [
  { name: 'tool', version: '1.0.0' },
  { name: 'tool', version: '2.0.0' },
  { name: 'esbuild', version: '1.0.0' },
  { name: 'z3-solver', version: '1.0.0' },
] as const;
const SCRIPTS = ['install', 'lock', 'workspace'];

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

type Tool = 'tool' | 'esbuild' | 'z3-solver';

/** A lock file that holds these packages; the entry that others name is `dev` where only tests need it. */
function writeLock(into: string, tools: readonly { name: Tool; version: '1.0.0' | '2.0.0'; dev?: true }[]): void {
  const named = (isDev: boolean) =>
    Object.fromEntries(tools.filter(({ dev = false }) => dev === isDev).map(({ name, version }) => [name, version]));
  const manifest = { dependencies: named(false), devDependencies: named(true) };
  const entries = tools.map(({ name, version, dev }) => [
    `node_modules/${name}`,
    { version, integrity: registry.integrityOf({ name, version }), dev },
  ]);
  const packages = { '': manifest, ...Object.fromEntries(entries) };
  mkdirSync(into, { recursive: true });
  writeFileSync(join(into, 'package.json'), JSON.stringify({ private: true, ...manifest, workspaces: [] }));
  writeFileSync(join(into, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, requires: true, packages }));
}

/** The project, with a lock file that holds this version of its tool. */
function lockAt(version: '1.0.0' | '2.0.0'): void {
  writeLock(folder, [
    { name: 'tool', version, dev: true },
    { name: 'esbuild', version: '1.0.0' },
  ]);
  writeLock(join(folder, 'scripts', 'tools', 'z3'), [{ name: 'z3-solver', version: '1.0.0' }]);
}

/** Leaves the folder as npm would have, without the time that takes. */
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
interface Run {
  readonly child: ChildProcess;
  /** All it has said so far, on standard error. */
  said(): string;
  readonly status: Promise<number | null>;
}

/** Runs a few lines of JavaScript beside the scripts, with an empty cache of npm's. */
function start(code: string, settings: NodeJS.ProcessEnv = {}): Run {
  const program = join(folder, `run-${children.length}.mjs`);
  writeFileSync(
    program,
    `import * as install from './scripts/install.mjs';\nimport { withLock } from './scripts/lock.mjs';\n${code}`,
  );
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

const run = (code: string, settings?: NodeJS.ProcessEnv) => start(code, settings).status;
const ALL = 'install.ensureInstalled();';
/** Work that the lock is for, and that takes no time. */
const MARK = `withLock(() => fs.writeFileSync('done', ''));`;
const SOLVING = 'withLock(install.installForSolving);';
const Z3 = `const z3 = install.onDemand('z3', 'z3-solver', 'getting Z3'); z3.install(); console.error('at ' + z3.find());`;
const downloaded = () => registry.downloads.map((name) => name.replace('-1.0.0.tgz', ''));

describe('everything', () => {
  it('is installed once by three first runs at once', async () => {
    const before = registry.downloads.length;
    expect(await Promise.all([1, 2, 3].map(() => run(ALL)))).toEqual([0, 0, 0]);
    expect(versionIn('node_modules/tool')).toBe('1.0.0');
    expect(downloaded().slice(before).sort()).toEqual(['esbuild', 'tool']);
  });

  it('is made anew where yesterday’s node_modules meets today’s lock file: all of it, and nothing that was built goes', async () => {
    installed();
    const built = join(folder, '.pipwright', 'built');
    mkdirSync(built, { recursive: true });
    writeFileSync(join(built, 'cli'), 'what was built');
    lockAt('2.0.0');
    // A user's settings that would leave things out.
    const settings = { NODE_ENV: 'production', npm_config_omit: 'dev', npm_config_dry_run: 'true' };
    expect(await run(ALL, settings)).toBe(0);
    expect(versionIn('node_modules/tool')).toBe('2.0.0');
    expect(readFileSync(join(built, 'cli'), 'utf8')).toBe('what was built');
  });

  it('stays as it is where it fits', async () => {
    installed();
    writeFileSync(join(folder, 'node_modules', 'mark'), '');
    const again = start(`${ALL} ${SOLVING}`);
    expect(await again.status).toBe(0);
    expect(again.said()).toBe('');
    expect(existsSync(join(folder, 'node_modules', 'mark'))).toBe(true);
  });

  it.each([
    ['the install was broken off', () => rmSync(join(folder, 'node_modules', '.package-lock.json'))],
    ['a package is gone', () => rmSync(join(folder, 'node_modules', 'tool'), { recursive: true })],
  ])('is seen to be no longer whole where %s', (_, spoil) => {
    installed();
    expect(isInstalled(folder, 'all')).toBe(true);
    spoil();
    expect(isInstalled(folder, 'all')).toBe(false);
  });

  it.each([
    ['of a process that was killed', '(await import("node:child_process")).spawnSync("true").pid'],
    ['of a process before this one that had its number', 'process.pid'],
  ])('does not wait for the lock %s', async (_, pid) => {
    const lock = `fs.mkdirSync('.pipwright/lock', { recursive: true }); fs.writeFileSync('.pipwright/lock/' + pid, '');`;
    expect(await run(`import fs from 'node:fs'; const pid = String(${pid}); ${lock} ${MARK}`)).toBe(0);
    expect(existsSync(join(folder, 'done'))).toBe(true);
    expect(readdirSync(join(folder, '.pipwright'))).toEqual([]);
  });

  it('lets one run work at a time, though others are killed at work', async () => {
    const code = (isKilled: boolean) => `import fs from 'node:fs';
      for (let i = 0; i < 10; i++) withLock(() => {
        fs.writeFileSync('at-work', '', { flag: 'wx' });
        fs.rmSync('at-work');
        if (${isKilled} && i === 3) process.kill(process.pid, 'SIGKILL');
      });`;
    const runs = [true, false, true, false, true, false].map((isKilled) => start(code(isKilled)));
    expect(await Promise.all(runs.map(({ status }) => status))).toEqual([null, 0, null, 0, null, 0]);
    expect(runs.map(({ said }) => said().replaceAll(/.*another run.*\n/g, '')).join('')).toBe('');
  });

  it('waits for a run that is at work, and says so', async () => {
    const first = start(
      `process.stdin.resume(); withLock(() => new Promise((done) => process.stdin.on('end', done)));`,
    );
    await expect
      .poll(() => existsSync(join(folder, '.pipwright', 'lock', `${first.child.pid}`)), { timeout: 60_000 })
      .toBe(true);
    const second = start(`import fs from 'node:fs'; ${MARK}`);
    await expect.poll(second.said, { timeout: 60_000 }).toContain('another run is setting up');
    expect(existsSync(join(folder, 'done'))).toBe(false);
    first.child.stdin?.end();
    expect(await Promise.all([first.status, second.status])).toEqual([0, 0]);
    expect(existsSync(join(folder, 'done'))).toBe(true);
  });
});

describe('what solving needs', () => {
  it('comes without what only tests need, and what tests need comes after it', async () => {
    expect(await run(SOLVING)).toBe(0);
    expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['esbuild']);
    expect([isInstalled(folder, 'solving'), isInstalled(folder, 'all')]).toEqual([true, false]);
    expect(await run(ALL)).toBe(0);
    expect([isInstalled(folder, 'solving'), isInstalled(folder, 'all')]).toEqual([true, true]);
  });

  it('is there whatever has become of what only tests need, and brings all of it anew where it is not', async () => {
    installed();
    writeFileSync(join(folder, 'node_modules', 'tool', 'index.js'), '');
    lockAt('2.0.0');
    expect([isInstalled(folder, 'solving'), isInstalled(folder, 'all')]).toEqual([true, false]);
    mkdirSync(join(folder, 'node_modules', 'typescript'));
    rmSync(join(folder, 'node_modules', 'esbuild'), { recursive: true });
    expect(await run(SOLVING)).toBe(0);
    expect([versionIn('node_modules/esbuild'), versionIn('node_modules/tool')]).toEqual(['1.0.0', '2.0.0']);
  });

  it('may lack native packages, which are for one platform each', () => {
    installed();
    const lock = join(folder, 'package-lock.json');
    const { packages, ...rest } = JSON.parse(readFileSync(lock, 'utf8'));
    const native = { version: '1.0.0', integrity: 'x', optional: true, os: ['aix'] };
    writeFileSync(lock, JSON.stringify({ ...rest, packages: { ...packages, 'node_modules/native': native } }));
    expect(isInstalled(folder, 'all')).toBe(true);
  });
});

describe('a package on demand', () => {
  it('is installed once, in a folder of its own, and nothing else is; anew where some of its files are gone', async () => {
    const before = registry.downloads.length;
    expect(await Promise.all([run(Z3), run(Z3)])).toEqual([0, 0]);
    expect(versionIn('scripts/tools/z3/node_modules/z3-solver')).toBe('1.0.0');
    expect(downloaded().slice(before)).toEqual(['z3-solver']);
    expect(existsSync(join(folder, 'node_modules'))).toBe(false);
    rmSync(join(folder, 'scripts/tools/z3/node_modules/z3-solver'), { recursive: true });
    const again = start(Z3);
    expect(await again.status).toBe(0);
    expect(again.said()).toContain(join('z3', 'node_modules', 'z3-solver'));
  });

  it('is refused where it is not what the lock file says', async () => {
    const lock = join(folder, 'scripts', 'tools', 'z3', 'package-lock.json');
    const other = registry.integrityOf({ name: 'esbuild', version: '1.0.0' });
    const own = registry.integrityOf({ name: 'z3-solver', version: '1.0.0' });
    writeFileSync(lock, readFileSync(lock, 'utf8').replace(own, other));
    const refused = start(`const z3 = install.onDemand('z3', 'z3-solver', 'getting Z3');
      for (const _ of [1, 2]) try { z3.install(); } catch (error) { console.error('thrown: ' + error.message); }`);
    expect(await refused.status).toBe(0);
    expect(refused.said()).toContain('EINTEGRITY');
    expect(refused.said().split('getting Z3')).toHaveLength(2);
    expect(refused.said().split('thrown: ')).toHaveLength(3);
    expect(isInstalled(join(folder, 'scripts', 'tools', 'z3'), 'all')).toBe(false);
  });
});
