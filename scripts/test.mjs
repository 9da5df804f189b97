/** `npm test`: installs what the tests need, runs every runner, and ends with one line for all of them together. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from './setup.mjs';

ensureInstalled('all');
await ensureBuilt();

const bin = (/** @type {string} */ path) => join(root, 'node_modules', path);
const results = [
  runOnce('format and lint', [bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '.']),
  runOnce('types', [bin('typescript/bin/tsc'), '-b']),
  runOnce('import directions', [
    bin('dependency-cruiser/bin/dependency-cruise.mjs'),
    '--config',
    '.dependency-cruiser.mjs',
    'packages',
  ]),
  runOnce('API documentation', [bin('typedoc/bin/typedoc'), '--emit', 'none']),
  runVitest(),
];

const total = { passed: 0, failed: 0, skipped: 0 };
for (const { passed, failed, skipped } of results) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** @param {string[]} argv */
function node(argv) {
  return spawnSync(process.execPath, argv, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status;
}

/** A tool that either passes or fails. @param {string} name @param {string[]} argv */
function runOnce(name, argv) {
  console.log(`\n== ${name}`);
  const passed = node(argv) === 0;
  console.log(passed ? `== ${name}: passed` : `== ${name}: FAILED`);
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

function runVitest() {
  console.log('\n== unit, property and command line tests');
  const folder = mkdtempSync(join(tmpdir(), 'pipwright-test-'));
  const report = join(folder, 'report.json');
  try {
    const status = node([
      bin('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...process.argv.slice(2),
    ]);
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(report, 'utf8'));
    // A file that fails to load has no failed test of its own, but it fails the run.
    const failed = status === 0 ? numFailedTests : Math.max(1, numFailedTests);
    return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests };
  } catch (error) {
    console.error(`vitest left no report: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1, skipped: 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
