/**
 * `npm test`: installs what the tests need, runs every runner, and ends with one line for all of them together.
 * With arguments, which are vitest's, only vitest runs.
 */
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { figures, summary, total } from './reports.mjs';
import { duration, runPlaywright, runTool, runVitest, STATIC_CHECKS, statusOf, wasInterrupted } from './runners.mjs';
import { ensureCommandLine, ensureWebApp } from './setup.mjs';

const started = performance.now();
const wanted = process.argv.slice(2);
let browser = /** @type {string | undefined} */ (undefined);

/** Tests of vitest that start programs, such as npm, and mostly wait for them. */
const PROGRAMS = 'programs';

/**
 * All at once, since the browser tests and the programs leave cores idle, alone. What computes throughout gives way
 * to them, and goes on when they wait. Packages are packed with the declarations that the check of
 * types makes. What vitest says comes at its end, not between the lines of the browser tests.
 */
const LANES = /** @type {const} */ ([
  ['browser tests', () => runPlaywright(browser)],
  [
    'format, lint, types, import directions; tests of scripts, installing, packages and built programs',
    async () => {
      const checks = await Promise.all(Object.entries(STATIC_CHECKS).map(([name, argv]) => runTool(name, argv)));
      if (wasInterrupted()) return total(checks);
      return total([...checks, await runVitest(['--project', PROGRAMS], { quiet: true })]);
    },
  ],
  [
    'unit, property and command line tests',
    () => runVitest(['--project', `!${PROGRAMS}`], { quiet: true, givesWay: true }),
  ],
]);

ensureInstalled();
await ensureCommandLine();
ensureWebApp();
const result = wanted.length > 0 ? await runVitest(wanted) : await runEverything();
console.log(`\n${summary(result)}`);
process.exitCode = statusOf(result);

async function runEverything() {
  // Before all else: tests of vitest use it too.
  browser = ensureBrowser();
  const running = new Set(LANES.map(([name]) => name));
  console.log(`\n== ${[...running].join('\n== ')}`);
  const results = await Promise.all(
    LANES.map(async ([name, run]) => {
      const begun = performance.now();
      const counts = await run();
      running.delete(name);
      console.log(`== ${name}: ${figures(counts)} in ${duration(performance.now() - begun)}`);
      if (running.size > 0) console.log(`== still running: ${[...running].join('; ')}`);
      return counts;
    }),
  );
  console.log(`\nAll of it took ${duration(performance.now() - started)}.`);
  return total(results);
}
