/** Starts what tests the sources, and counts what it says: tools that pass or fail, vitest, and Playwright. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { countsOfPlaywright, countsOfVitest } from './reports.mjs';
import { root, TSC } from './workspace.mjs';

/**
 * @typedef {import('./reports.mjs').Counts} Counts
 * @typedef {object} RunOptions
 * @property {string} [program]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd]
 * @property {boolean} [quiet] what it says is only returned
 * @property {boolean} [givesWay] it takes the smaller part of what others want too
 */

const bin = (/** @type {string} */ path) => join(root, 'node_modules', path);

/** Each tool that judges the sources as they stand, with the words it is started with. */
export const STATIC_CHECKS = {
  types: [TSC, '-b'],
  'import directions': [
    bin('dependency-cruiser/bin/dependency-cruise.mjs'),
    '--config',
    '.dependency-cruiser.mjs',
    'packages',
  ],
  'format and lint': [bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '.'],
};

export const API_DOCUMENTATION = [bin('typedoc/bin/typedoc'), '--emit', 'none'];

/** Two thirds of the usual share of a core that all want: with less, whatever else the machine does would hold it up for long. */
const A_LITTLE_LOWER = 2;

let interrupted = false;
let listening = false;
export const wasInterrupted = () => interrupted;

/** Notes Ctrl-C, which reaches a running test too, so that its counts so far are still printed. */
function listenForInterrupt() {
  if (listening) return;
  listening = true;
  process.on('SIGINT', () => {
    interrupted = true;
  });
}

/** The exit status of a run of tests. @param {Counts} counts */
export const statusOf = ({ failed }) => (interrupted ? 130 : failed > 0 ? 1 : 0);

/**
 * A program of this project's packages; resolves with its exit status.
 * @param {readonly string[]} argv
 * @param {RunOptions} how
 * @returns {Promise<{ status: number, output: string }>}
 */
export async function runNode(
  argv,
  { program = process.execPath, env = {}, cwd = root, quiet = false, givesWay = false } = {},
) {
  listenForInterrupt();
  const stdio = quiet ? 'pipe' : 'inherit';
  const child = spawn(program, argv, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', stdio, stdio] });
  if (givesWay && child.pid !== undefined) setPriority(child.pid, A_LITTLE_LOWER);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part) => {
      output += part;
    });
  const [status] = await once(child, 'close');
  return { status: status ?? 1, output };
}

/** A tool that either passes or fails; it speaks only if it fails. @param {string} name @param {string[]} argv @returns {Promise<Counts>} */
export async function runTool(name, argv) {
  const started = performance.now();
  const { status, output } = await runNode(argv, { quiet: true });
  if (status !== 0) console.log(output.trimEnd());
  console.log(`${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${duration(performance.now() - started)}`);
  if (status === 0) return { passed: 1, failed: 0, skipped: 0 };
  return { passed: 0, failed: 1, skipped: 0, failures: [name] };
}

/** Runs vitest. If it is quiet, all its output comes at its end. @param {readonly string[]} argv @param {RunOptions} how @returns {Promise<Counts>} */
export function runVitest(argv, how = {}) {
  return countedFrom('vitest', async (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const { status, output } = await runNode([bin('vitest/vitest.mjs'), 'run', ...reporters, ...argv], how);
    if (output !== '') console.log(output.trimEnd());
    return evenIfNoneFailed(status, countsOfVitest(root, JSON.parse(readFileSync(report, 'utf8'))));
  });
}

/** @param {string | undefined} browser @param {readonly string[]} argv @param {RunOptions} how @returns {Promise<Counts>} */
export function runPlaywright(browser, argv = [], how = {}) {
  if (browser === undefined) console.log(NO_BROWSER);
  return countedFrom('Playwright', async (report) => {
    const config = join(root, 'packages', 'web', 'playwright.config.ts');
    const reporter = process.stdout.isTTY ? 'line' : 'list';
    // A list counts every test as skipped.
    const words = browser === undefined ? ['--list', '--reporter=json'] : [`--reporter=${reporter},json`];
    const { status } = await runNode([bin('@playwright/test/cli.js'), 'test', '--config', config, ...words, ...argv], {
      ...how,
      env: { ...how.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    return evenIfNoneFailed(status, countsOfPlaywright(JSON.parse(readFileSync(report, 'utf8'))));
  });
}

/** Counts of a run, which fails if something outside all tests does, such as loading a file. @param {number} status @param {Counts} counts @returns {Counts} */
const evenIfNoneFailed = (status, counts) => (status === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 });

const NO_BROWSER = `No browser was found, nor could one be installed, so these tests are skipped.
What helps: install Chromium or Chrome; or “npx playwright install chromium”, which says what is in its
way; or PIPWRIGHT_BROWSER=/path/to/chrome npm test`;

/**
 * Counts of a runner, from the report it writes.
 * @param {string} runner
 * @param {(report: string) => Promise<Counts>} run
 */
async function countedFrom(runner, run) {
  const folder = mkdtempSync(join(tmpdir(), 'pipwright-test-'));
  try {
    return await run(join(folder, 'report.json'));
  } catch (error) {
    console.error(`${runner} left no report: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1, skipped: 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {number} milliseconds */
export function duration(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
