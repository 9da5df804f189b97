/**
 * `npm test`: installs what the tests need, runs every runner, and ends with one line for all of them together.
 * With arguments, which are vitest's, only vitest runs.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureCommandLine, ensureWebApp } from './setup.mjs';
import { root } from './workspace.mjs';

ensureInstalled();
await ensureCommandLine();
ensureWebApp();

const NO_BROWSER = `No browser was found, nor could one be installed, so these tests are skipped.
What helps: install Chromium or Chrome; or “npx playwright install chromium”, which says what is in its
way; or PIPWRIGHT_BROWSER=/path/to/chrome npm test`;

const bin = (/** @type {string} */ path) => join(root, 'node_modules', path);
const results = process.argv.length > 2 ? [runVitest(process.argv.slice(2))] : runEverything();

const total = { passed: 0, failed: 0, skipped: 0 };
for (const { passed, failed, skipped } of results) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;

function runEverything() {
  // Before all else: tests of vitest use it too.
  const browser = ensureBrowser();
  return [
    runOnce('format and lint', [bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '.']),
    runOnce('types', [bin('typescript/bin/tsc'), '-b']),
    runOnce('import directions', [
      bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      '.dependency-cruiser.mjs',
      'packages',
    ]),
    runOnce('API documentation', [bin('typedoc/bin/typedoc'), '--emit', 'none']),
    runVitest([]),
    runPlaywright(browser),
  ];
}

/** @param {string[]} argv @param {NodeJS.ProcessEnv} env */
function node(argv, env = {}) {
  const options = { cwd: root, env: { ...process.env, ...env } };
  return spawnSync(process.execPath, argv, { ...options, stdio: ['ignore', 'inherit', 'inherit'] }).status;
}

/** A tool that either passes or fails. @param {string} name @param {string[]} argv */
function runOnce(name, argv) {
  console.log(`\n== ${name}`);
  const passed = node(argv) === 0;
  console.log(passed ? `== ${name}: passed` : `== ${name}: FAILED`);
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

/** @param {string[]} argv */
function runVitest(argv) {
  console.log('\n== unit, property and command line tests');
  return countedFrom('vitest', (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const status = node([bin('vitest/vitest.mjs'), 'run', ...reporters, ...argv]);
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(report, 'utf8'));
    // A file that fails to load has no failed test of its own, but it fails the run.
    const failed = status === 0 ? numFailedTests : Math.max(1, numFailedTests);
    return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests };
  });
}

/** After vitest, not beside it: both want every core. @param {string | undefined} browser */
function runPlaywright(browser) {
  console.log('\n== browser tests');
  if (browser === undefined) console.log(NO_BROWSER);
  return countedFrom('Playwright', (report) => {
    const config = join(root, 'packages', 'web', 'playwright.config.ts');
    // A list counts every test as skipped.
    const how = browser === undefined ? ['--list', '--reporter=json'] : ['--reporter=list,json'];
    const status = node([bin('@playwright/test/cli.js'), 'test', '--config', config, ...how], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    const { stats } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = status === 0 ? stats.unexpected : Math.max(1, stats.unexpected);
    return { passed: stats.expected + stats.flaky, failed, skipped: stats.skipped };
  });
}

/**
 * What a runner has counted, from the report it writes.
 * @param {string} runner
 * @param {(report: string) => { passed: number, failed: number, skipped: number }} run
 */
function countedFrom(runner, run) {
  const folder = mkdtempSync(join(tmpdir(), 'pipwright-test-'));
  try {
    return run(join(folder, 'report.json'));
  } catch (error) {
    console.error(`${runner} left no report: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1, skipped: 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
