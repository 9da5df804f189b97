/**
 * The packages as a stranger gets them: packed, judged by the tools that judge packages, installed in an empty project
 * far from this workspace, and used there from Node, from a Vite build and from a worker. In a worker of Node always;
 * in a browser where there is one.
 *
 * Libraries ship `src` beside `dist`: the condition `pipwright-source` then leads to files that are there, and the maps
 * of declarations lead an editor to the source.
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
import { findTestBrowser } from '../browser.mjs';
import { addressFrom } from '../testing/address-from.mjs';
import { packageNames, root, TSC } from '../workspace.mjs';
import { reportFromBrowser } from './browser.js';
import { pagePrice } from './page-price.js';
import { allTarballs, manifestOf, npm, PROGRAMS, packInto, tarballPath } from './tarballs.js';
import { typesOf } from './types.js';

/** Time that only a program that hangs takes, however busy the machine is. */
const INSTALL_MILLISECONDS = 30 * 60_000;

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
  mkdirSync(join(project, 'src/pages'));
  for (const [name, code] of programsOfPages()) writeFileSync(join(project, 'src/pages', name), code);
  await npm(['install', '--no-audit', '--no-fund', ...allTarballs(tarballs)], project, cache);
}, INSTALL_MILLISECONDS);

/** Programs that the pages of the packages show, each by itself: a reader copies one. */
function programsOfPages(): readonly (readonly [string, string])[] {
  const pages = ['README.md', ...packageNames().map((name) => `packages/${name}/README.md`)];
  return pages.flatMap((page, i) => {
    const programs = readFileSync(join(root, page), 'utf8').matchAll(/```ts\n(.*?)```/gs);
    return [...programs].map(([, code = ''], k) => [`page-${i}-${k}.ts`, code] as const);
  });
}

describe.each(packageNames())('the package %s', (name) => {
  it('holds what it needs and nothing else', () => {
    const installed = join(project, 'node_modules', manifestOf(name).name);
    const files = readdirSync(installed, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(installed, join(entry.parentPath, entry.name)).split(sep).join('/'));
    const program = /^(?:dist\/[\w-]+\.js|fonts\/[\w-]+\.(?:ttf|txt|md))$/;
    const site = /^dist\/[\w/.-]+\.(?:html|js|css|json|svg|png|txt|webmanifest|woff2)$/;
    const library = /^(?:dist\/[\w/-]+\.js|dist\/types\/[\w/-]+\.d\.ts(?:\.map)?|src\/[\w/-]+\.(?:ts|json))$/;
    const own = { cli: program, web: site, pipwright: /^bin\/pipwright\.js$/ }[name] ?? library;
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

  // All are built and packed in the same way, so a small one with several entry points is enough outside the soak.
  if (SOAKING || name === 'core' || PROGRAMS.includes(name))
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

/**
 * Bytes of an import, minified and compressed: what a page pays before it reads YAML. The limits leave some room to grow,
 * not much.
 */
const PRICES: readonly (readonly [contents: string, limit: number])[] = [
  ["export * from '@pipwright/core'", 7_000],
  ["export * from '@pipwright/core/arguing'", 7_800],
  ["export * from '@pipwright/core/counting'", 1_200],
  ["export * from '@pipwright/csp'", 10_500],
  ["export * from '@pipwright/core/drawing'", 3_000],
  ["export * from '@pipwright/core/explaining'", 8_800],
  ["export * from '@pipwright/core/grading'", 1_400],
  ["export * from '@pipwright/core/front'", 1_500],
  ["export * from '@pipwright/core/front/parts'", 8_000],
  ["import '@pipwright/pips/worker'", 113_000],
  ["export * from '@pipwright/pips/parts'", 136_000],
  ["export * from '@pipwright/pips/check'", 4_200],
  ["export { pipsReading } from '@pipwright/pips/parts'", 20_000],
  ["export { pipsSolving } from '@pipwright/pips/parts'", 32_000],
  ["export { pipsShowing } from '@pipwright/pips/parts'", 9_000],
  ["export { pipsExplaining } from '@pipwright/pips/parts'", 69_200],
  ["export { pipsGenerating } from '@pipwright/pips/parts'", 101_800],
  ["export * from '@pipwright/pips/reference'", 10_000],
  ["export * from '@pipwright/pips/drawing'", 3_000],
  ["export * from '@pipwright/pips/swift'", 13_500],
  ["export * from '@pipwright/pips/tiling'", 6_000],
  ["export * from '@pipwright/pips/forward'", 6_000],
  ["export { drawBox, nytFormat, referenceEngine, textFormat } from '@pipwright/pips/parts'", 21_500],
  ["export { drawBox } from '@pipwright/pips/parts'", 2_800],
  ["import '@pipwright/futoshiki/worker'", 67_000],
  ["export * from '@pipwright/futoshiki/parts'", 86_500],
  ["export { futoshikiReading } from '@pipwright/futoshiki/parts'", 15_000],
  ["export { futoshikiSolving } from '@pipwright/futoshiki/parts'", 23_000],
  ["export { futoshikiShowing } from '@pipwright/futoshiki/parts'", 9_000],
  ["export { futoshikiExplaining } from '@pipwright/futoshiki/parts'", 45_000],
  ["export { futoshikiGenerating } from '@pipwright/futoshiki/parts'", 57_600],
  ["export * from '@pipwright/futoshiki/swift'", 12_000],
  ["export { drawBox } from '@pipwright/futoshiki/parts'", 1_900],
  ["export * from '@pipwright/play'", 30_000],
];

const FUNCTIONS = 'front/functions';

/** The same of pages that call functions of a kind, with the parts that these load. */
const PAGES: readonly (readonly [names: string, kind: string, limit: number, parts: readonly string[]])[] = [
  ['inWorker', 'pips', 1_600, []],
  ['solve, count', 'pips', 35_500, [FUNCTIONS]],
  ['definePuzzle, same, sum, solve', 'pips', 36_500, [FUNCTIONS]],
  ['parse, solve', 'pips', 44_500, [FUNCTIONS, 'reading']],
  ['parse, solve', 'pips', 77_000, [FUNCTIONS, 'reading', 'formats/yaml-reading']],
  ['parse, solve, draw, explain, hint', 'pips', 105_000, [FUNCTIONS, 'reading', 'showing', 'front/explaining']],
  ['generate', 'pips', 123_000, [FUNCTIONS, 'front/generating']],
  ['inWorker', 'futoshiki', 1_600, []],
  ['parse, solve', 'futoshiki', 39_500, [FUNCTIONS, 'reading']],
  ['parse, solve, draw, explain, hint', 'futoshiki', 82_000, [FUNCTIONS, 'reading', 'showing', 'front/explaining']],
  ['generate', 'futoshiki', 75_500, [FUNCTIONS, 'front/generating']],
];

describe('a stranger’s project', () => {
  const CLI = 'node_modules/@pipwright/cli/dist/pipwright.js';
  const tsc = (compiler: string, ...options: string[]) =>
    run(process.execPath, [compiler, ...options], { cwd: project });

  it('has what the pages show', () => {
    expect(programsOfPages().length).toBeGreaterThan(12);
  });

  if (SOAKING)
    it('compiles with TypeScript 6 and moduleResolution bundler', async () => {
      const typescript6 = join(root, 'node_modules/typescript/bin/tsc');
      await tsc(typescript6, '--noEmit', '--module', 'esnext', '--moduleResolution', 'bundler');
    });

  it.concurrent('compiles with TypeScript 7 and moduleResolution nodenext, and works in Node', async () => {
    await tsc(TSC);
    const { stdout } = await run(process.execPath, ['out/node.js'], { cwd: project });
    expectAllWell(stdout);
  });

  it.concurrent('runs the command line', async () => {
    const puzzle = join(root, 'examples/hard_2025-10-12.txt');
    const stdout = await npm(['exec', '--', 'pipwright', 'count', puzzle], project, cache);
    expect(stdout).toBe('hard_2025-10-12: 1 solution (unique)\n');
  });

  it.concurrent('starts with npx, where nothing is installed', async () => {
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    cpSync(join(root, 'examples/hard_2025-10-12.txt'), join(empty, 'puzzle.txt'));
    const packages = allTarballs(tarballs).map((path) => `--package=${path}`);
    const told = await npm(['exec', '--yes', ...packages, '--', 'pipwright', 'puzzle.txt'], empty, cache);
    const program = join(root, 'packages/cli/dist/pipwright.js');
    const here = await run(process.execPath, [program, 'solve', 'puzzle.txt'], { cwd: empty });
    const FOUND = /Found 1 solution\(s\) in [\d:.]+/;
    expect(told).toMatch(FOUND);
    expect(told.replace(FOUND, '')).toBe(here.stdout.replace(FOUND, ''));
    expect(readdirSync(empty)).toEqual(['puzzle.txt']);
  });

  it.concurrent('is told what a queue needs', async () => {
    const program = join(project, 'node_modules/pipwright/bin/pipwright.js');
    const worker = run(process.execPath, [program, 'worker', '--queue', 'redis://127.0.0.1:1']);
    await expect(worker).rejects.toMatchObject({
      code: 2,
      stderr:
        'pipwright: A queue needs the packages bullmq and ioredis. Install them: npm install bullmq@6 ioredis@5\n',
    });
  });

  it.concurrent('draws a PNG, with the fonts and the renderer that come with the command line', async () => {
    const picture = join(folder, 'puzzle.png');
    const puzzle = join(root, 'examples/hard_2025-10-12.txt');
    await run(process.execPath, [join(project, CLI), 'draw', '-o', picture, puzzle]);
    const here = join(folder, 'here.png');
    await run(process.execPath, [join(root, 'packages/cli/dist/pipwright.js'), 'draw', '-o', here, puzzle]);
    expect(readFileSync(picture).equals(readFileSync(here))).toBe(true);
    expect(readFileSync(picture).toString('latin1', 1, 4)).toBe('PNG');
  });

  it.concurrent('serves the web app', async () => {
    const server = spawn(process.execPath, [join(project, CLI), 'serve', '--port', '0'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exit = once(server, 'exit');
    try {
      const page = await fetch(await addressFrom(server.stdout));
      expect(await page.text()).toBe(readFileSync(join(root, 'packages/web/dist/index.html'), 'utf8'));
    } finally {
      server.kill();
      await exit;
    }
  });

  it.concurrent('runs in a bundle for Node, which reads YAML too', async () => {
    const program = `import { parse, solve } from '@pipwright/pips';
      const read = await parse('id: a\\nrows: 1\\ncols: 2\\nregions: [[a, a]]\\nconstraints: { a: { sum: 1 } }\\n');
      console.log((await solve(read.value)).status);`;
    const file = join(folder, 'bundled.mjs');
    await bundle({
      stdin: { contents: program, resolveDir: project },
      outfile: file,
      bundle: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'error',
    });
    expect((await run(process.execPath, [file])).stdout).toBe('solved\n');
  });

  describe('built with Vite', () => {
    const site = join(project, 'site');
    const browser = findTestBrowser();

    beforeAll(async () => {
      await buildSite({
        root: project,
        configFile: false,
        logLevel: 'warn',
        build: { outDir: site, target: 'es2022' },
        worker: { format: 'es' },
      });
    });

    it('makes a worker that answers in Node, too', async () => {
      const name = readdirSync(join(site, 'assets')).find((file) => file.startsWith('worker-')) ?? '';
      const worker = new Worker(join(site, 'assets', name));
      const program = pathToFileURL(join(project, 'out/explain-in-worker.js')).href;
      const { explainInWorker }: { explainInWorker(worker: Worker): Promise<unknown> } = await import(program);
      try {
        expect(await explainInWorker(worker)).toEqual(EXPLAINED);
      } finally {
        await worker.terminate();
      }
    });

    it.skipIf(browser === undefined)('works in a browser, in a page and in a Web Worker', async () => {
      cpSync(join(project, 'node_modules/@pipwright/pips/dist/worker.js'), join(site, 'pips-worker.js'));
      expectAllWell(await reportFromBrowser(browser ?? '', site), EXPLAINED);
    });
  });

  describe('that imports what it needs', () => {
    const bytes = new Map<string, number>();

    /** All in one go, so that each module is read once; what comes out is as if each were alone. */
    beforeAll(async () => {
      const folderOfAll = join(project, 'imports');
      mkdirSync(folderOfAll);
      const files = PRICES.map(([contents], i) => ({ contents, path: join(folderOfAll, `${i}.js`) }));
      for (const { contents, path } of files) writeFileSync(path, contents);
      const { outputFiles } = await bundle({
        entryPoints: files.map(({ path }) => path),
        external: ['./yaml-reading.js'],
        outdir: folderOfAll,
        allowOverwrite: true,
        bundle: true,
        minify: true,
        format: 'esm',
        platform: 'browser',
        write: false,
      });
      const made = new Map(outputFiles.map((file) => [file.path, file.contents]));
      for (const { contents, path } of files)
        bytes.set(contents, gzipSync(made.get(path) ?? new Uint8Array(), { level: 9 }).length);
    });

    it.each(PRICES)('pays a fair price for %s', (contents, limit) => {
      expect(bytes.get(contents)).toBeLessThanOrEqual(limit);
      expect(bytes.get(contents)).toBeGreaterThan(limit / 2);
    });

    it.each(PAGES)('pays a fair price for a page that calls %s of %s: %d', async (names, kind, limit, parts) => {
      const price = await pagePrice(project, names, kind, parts);
      expect(price).toBeLessThanOrEqual(limit);
      expect(price).toBeGreaterThan(limit / 2);
    });
  });
});

const EXPLAINED = { status: 'explained', placed: 3, next: 'hint', graded: 'graded', found: 'solved', refused: true };

/** Fails unless the three programs of the project report what they should. */
function expectAllWell(report: string, ...more: readonly unknown[]): void {
  expect(JSON.parse(report)).toEqual([
    {
      said: ['easy: solved false true', 'medium: solved false true', 'hard: solved false true'],
      stopped: 'stopped',
      few: '2',
    },
    EXPLAINED,
    {
      grid: [
        [2, 1],
        [1, 2],
      ],
      wrong: 0,
      count: '1',
      code: 'row-repeats',
    },
    ...more,
  ]);
}
