/**
 * `npm test`: installs what the tests need, runs every runner, and ends with one line for all of them together.
 * With arguments, which are vitest's, only vitest runs.
 */
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import {
  duration,
  figures,
  runPlaywright,
  runTool,
  runVitest,
  STATIC_CHECKS,
  statusOf,
  total,
  wasInterrupted,
} from './runners.mjs';
import { ensureCommandLine, ensureWebApp } from './setup.mjs';

const started = performance.now();
const wanted = process.argv.slice(2);
let browser = /** @type {string | undefined} */ (undefined);

/** Tests of vitest that start programs, such as npm, and mostly wait for them. */
const PROGRAMS = 'programs';

const inProcess = async () => {
  const tools = Object.entries(STATIC_CHECKS).map(([name, argv]) => runTool(name, argv));
  return total(await Promise.all([...tools, runVitest(['--project', `!${PROGRAMS}`])]));
};
/** These leave cores idle, alone. What vitest says comes at its end, not between the lines of the browser tests. */
const waiting = async () =>
  total(await Promise.all([runPlaywright(browser), runVitest(['--project', PROGRAMS], { quiet: true })]));
/** One after the other: the first wants every core, and makes the declarations that the packages are packed with. */
const STAGES = /** @type {const} */ ([
  ['format, lint, types, import directions; unit, property and command line tests', inProcess],
  ['browser tests; tests of scripts, installing, packages and built programs', waiting],
]);

ensureInstalled();
await ensureCommandLine();
ensureWebApp();
const result = wanted.length > 0 ? await runVitest(wanted) : await runEverything();
console.log(`\n${figures(result)}`);
process.exitCode = statusOf(result);

async function runEverything() {
  // Before all else: tests of vitest use it too.
  browser = ensureBrowser();
  const results = [];
  for (const [i, [name, run]] of STAGES.entries()) {
    if (wasInterrupted()) break;
    const [begun, soFar] = [performance.now(), total(results).passed];
    const before = i === 0 ? '' : ` (${soFar} passed in ${duration(begun - started)} so far)`;
    console.log(`\n== ${i + 1} of ${STAGES.length}: ${name}${before}`);
    const counts = await run();
    console.log(`== ${name}: ${figures(counts)} in ${duration(performance.now() - begun)}`);
    results.push(counts);
  }
  console.log(`\nAll of it took ${duration(performance.now() - started)}.`);
  return total(results);
}
