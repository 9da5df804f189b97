/**
 * `npm run repeat`: do the tests pass every time? Ten runs of the browser tests in a row, five of them beside a core that
 * is busy, and five of vitest; other numbers by `--browser 4 --busy 2 --vitest 0`. What follows `--` goes to the runner.
 */
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { figures, summary, total } from './reports.mjs';
import { duration, runPlaywright, runVitest, statusOf, wasInterrupted } from './runners.mjs';
import { ensureCommandLine, ensureWebApp } from './setup.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    browser: { type: 'string', default: '10' },
    busy: { type: 'string', default: '5' },
    vitest: { type: 'string', default: '5' },
  },
});
const times = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, Number(text)]));
const { browser: ofBrowser = 0, busy = 0, vitest: ofVitest = 0 } = times;

ensureInstalled();
await ensureCommandLine();
ensureWebApp();
const browser = ensureBrowser();

/** @type {string[]} */
const lines = [];
/** @type {import('./reports.mjs').Counts[]} */
const results = [];
let failed = 0;
const browserTests = ['--retries=0', ...positionals];
for (let i = 0; i < ofBrowser; i++) await once('browser', i < busy, (how) => runPlaywright(browser, browserTests, how));
for (let i = 0; i < ofVitest; i++) await once('vitest', false, (how) => runVitest(positionals, how));

console.log(`\n${summary(total(results))}\n\n${lines.join('\n')}\n\n${lines.length} runs, ${failed} of them failed`);
process.exitCode = statusOf({ passed: 0, failed, skipped: 0 });

/**
 * @param {string} name
 * @param {boolean} isBusy
 * @param {(how: import('./runners.mjs').RunOptions) => Promise<import('./reports.mjs').Counts>} run
 */
async function once(name, isBusy, run) {
  if (wasInterrupted()) return;
  const started = performance.now();
  const busyCore = isBusy ? new Worker('for (;;);', { eval: true }) : undefined;
  const counts = await run({});
  await busyCore?.terminate();
  results.push(counts);
  if (counts.failed > 0 || counts.passed === 0) failed++;
  const where = isBusy ? ', beside a busy core' : '';
  lines.push(`${name}${where}: ${figures(counts)} in ${duration(performance.now() - started)}`);
  console.log(`== run ${lines.length}: ${lines.at(-1)}`);
}
