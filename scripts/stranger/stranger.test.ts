/**
 * The packages as a stranger gets them: packed, judged by the tools that judge packages, installed in an empty project
 * far from this workspace, and used there from Node, from a Vite build and from a worker. In a worker of Node always;
 * in a browser where there is one.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build as buildSite } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOAKING } from '../../packages/core/src/testing/effort.js';
import { addressFrom } from '../address-from.mjs';
import { findBrowser } from '../browser.mjs';
import { packageNames, root, TSC } from '../workspace.mjs';
import { reportFromBrowser } from './browser.js';
import { allTarballs, manifestOf, npm, PROGRAMS, packInto, tarballPath } from './tarballs.js';
import { typesOf } from './types.js';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'pipwright-stranger-'));
const tarballs = join(folder, 'tarballs');
const project = join(folder, 'project');
const cache = join(folder, 'npm-cache');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  mkdirSync(tarballs);
  await packInto(tarballs, cache);
  cpSync(fileURLToPath(new URL('project', import.meta.url)), project, { recursive: true });
  writeFileSync(join(project, 'src/ten-lines.ts'), tenLines());
  await npm(['install', '--no-audit', '--no-fund', ...allTarballs(tarballs)], project, cache);
});

function tenLines(): string {
  const readme = readFileSync(join(root, 'packages/pips/README.md'), 'utf8');
  return /```ts\n(.*?)```/s.exec(readme)?.[1] ?? '';
}

describe.each(packageNames())('the package %s', (name) => {
  it('holds what it needs and nothing else', () => {
    const installed = join(project, 'node_modules/@pipwright', name);
    const files = readdirSync(installed, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(installed, join(entry.parentPath, entry.name)).split(sep).join('/'));
    const program = /^dist\/[\w-]+\.js$/;
    const site = /^dist\/[\w/.-]+\.(?:html|js|css|json|svg|png|webmanifest)$/;
    const library = /^(?:dist\/[\w/-]+\.js|dist\/types\/[\w/-]+\.d\.ts(?:\.map)?|src\/[\w/-]+\.ts)$/;
    const own = { cli: program, web: site }[name] ?? library;
    const others = files.filter((file) => !own.test(file));
    expect(others.sort()).toEqual(['LICENSE', 'README.md', 'package.json']);
    expect(files.filter((file) => file.includes('/testing/'))).toEqual([]);
    expect(readFileSync(join(installed, 'LICENSE'))).toEqual(readFileSync(join(root, 'LICENSE')));
  });

  it('satisfies publint', async () => {
    const tarball = Uint8Array.from(readFileSync(tarballPath(tarballs, name))).buffer;
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  // All are built and packed in the same way, so one library is enough outside the soak.
  if (SOAKING || name === 'pips' || PROGRAMS.includes(name))
    it('has types that resolve for everybody, if it has any', async () => {
      const types = await typesOf(tarballPath(tarballs, name));
      if (PROGRAMS.includes(name)) return expect(types).toBeUndefined();
      const entryPoints = Object.keys(manifestOf(name).exports ?? {});
      expect(types).toEqual({
        entryPoints: Object.fromEntries(entryPoints.map((each) => [each, ['bundler', 'node16-esm']])),
        problems: [],
      });
    });
});

describe('a stranger’s project', () => {
  const tsc = (compiler: string, ...options: string[]) =>
    run(process.execPath, [compiler, ...options], { cwd: project });

  it('needs ten lines', () => {
    expect(tenLines().trim().split('\n')).toHaveLength(10);
  });

  it('compiles with TypeScript 6 and moduleResolution bundler', async () => {
    const typescript6 = join(root, 'node_modules/typescript/bin/tsc');
    await tsc(typescript6, '--noEmit', '--module', 'esnext', '--moduleResolution', 'bundler');
  });

  it('compiles with TypeScript 7 and moduleResolution nodenext, and works in Node', async () => {
    await tsc(TSC);
    const { stdout } = await run(process.execPath, ['out/node.js'], { cwd: project });
    expectAllWell(stdout);
  });

  it('runs the command line', async () => {
    const puzzle = join(root, 'examples/hard_2025-10-12.txt');
    const stdout = await npm(['exec', '--', 'pipwright', 'count', puzzle], project, cache);
    expect(stdout).toBe('hard_2025-10-12: 1 solution (unique)\n');
  });

  it('serves the web app', async () => {
    const cli = join(project, 'node_modules/@pipwright/cli/dist/pipwright.js');
    const server = spawn(process.execPath, [cli, 'serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const exit = once(server, 'exit');
    try {
      const page = await fetch(await addressFrom(server.stdout));
      expect(await page.text()).toBe(readFileSync(join(root, 'packages/web/dist/index.html'), 'utf8'));
    } finally {
      server.kill();
      await exit;
    }
  });

  describe('built with Vite', () => {
    const site = join(project, 'site');
    const browser = findBrowser();

    beforeAll(async () => {
      await buildSite({
        root: project,
        configFile: false,
        logLevel: 'warn',
        build: { outDir: site, target: 'es2022' },
        worker: { format: 'es' },
      });
    });

    it('works in a worker', async () => {
      const name = readdirSync(join(site, 'assets')).find((file) => file.startsWith('worker-')) ?? '';
      expectAllWell(await messageFromWorker(join(site, 'assets', name)));
    });

    it.skipIf(browser === undefined)('works in a browser, in a page and in a Web Worker', async () => {
      const reports: string[] = JSON.parse(await reportFromBrowser(browser ?? '', site));
      expect(reports).toHaveLength(2);
      reports.forEach(expectAllWell);
    });
  });

  /** Bytes of an import, minified and compressed: what a page pays. The limits leave some room to grow, not much. */
  it.each([
    ["export * from '@pipwright/core'", 6_500],
    ["export * from '@pipwright/core/counting'", 1_200],
    ["export * from '@pipwright/csp'", 10_500],
    ["export * from '@pipwright/core/drawing'", 2_000],
    ["export * from '@pipwright/core/explaining'", 5_200],
    ["export * from '@pipwright/pips'", 111_000],
    // Most of it reads YAML.
    ["export { pipsReading } from '@pipwright/pips'", 48_000],
    ["export { pipsSolving } from '@pipwright/pips'", 31_000],
    ["export { pipsShowing } from '@pipwright/pips'", 8_500],
    ["export { pipsExplaining } from '@pipwright/pips'", 43_000],
    ["export { pipsMaking } from '@pipwright/pips'", 22_000],
    ["export * from '@pipwright/pips/reference'", 9_000],
    ["export * from '@pipwright/pips/drawing'", 3_000],
    ["export * from '@pipwright/pips/swift'", 13_500],
    ["export * from '@pipwright/pips/tiling'", 6_000],
    ["export * from '@pipwright/pips/forward'", 6_000],
    ["export { check, drawBox, nytFormat, referenceEngine, textFormat, verify } from '@pipwright/pips'", 13_500],
    ["export { drawBox } from '@pipwright/pips'", 2_500],
    ["export * from '@pipwright/futoshiki'", 40_000],
    ["export { futoshikiReading } from '@pipwright/futoshiki'", 15_000],
    ["export { futoshikiSolving } from '@pipwright/futoshiki'", 23_000],
    ["export { futoshikiShowing } from '@pipwright/futoshiki'", 8_500],
    ["export { futoshikiMaking } from '@pipwright/futoshiki'", 15_000],
    ["export * from '@pipwright/futoshiki/swift'", 12_000],
    ["export { drawBox } from '@pipwright/futoshiki'", 1_500],
    ["export * from '@pipwright/play'", 26_500],
  ])('pays a fair price for %s', async (contents, limit) => {
    const { outputFiles } = await bundle({
      stdin: { contents, resolveDir: project },
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      write: false,
    });
    const bytes = outputFiles.reduce((sum, file) => sum + gzipSync(file.contents, { level: 9 }).length, 0);
    expect(bytes).toBeLessThanOrEqual(limit);
  });
});

function expectAllWell(report: string): void {
  const picture = expect.stringMatching(/^┌.*┘$/s);
  expect(JSON.parse(report)).toEqual({
    said: [
      ...[1, 2, 3, 4].flatMap((count) => [count, picture]),
      '4 solutions, exhausted',
      { ok: true, value: expect.stringContaining('dominoes: [[0, 1], [2, 3]]') },
    ],
    abort: 'aborted',
  });
}

/** Runs a Web Worker's script in a worker of Node, which lacks only the name of the global object and its way to post. */
function messageFromWorker(script: string): Promise<string> {
  const source = `
    const { parentPort } = require('node:worker_threads');
    globalThis.self = { postMessage: (message) => parentPort.postMessage(message) };
    import(${JSON.stringify(pathToFileURL(script).href)});`;
  return new Promise((resolve, reject) => {
    new Worker(source, { eval: true }).on('message', resolve).on('error', reject);
  });
}
