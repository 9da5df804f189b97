/**
 * `npm run soak`: everything that takes too long for every change. The pages of the API, the tests of `npm test` as hard
 * as they can try, the long tests, and the command line and vitest on every version of Node that has to work. With
 * arguments, which are vitest's, only what they name.
 */
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { tryNodeVersions } from './node-versions/try.mjs';
import { summary, total } from './reports.mjs';
import {
  API_DOCUMENTATION,
  duration,
  runPlaywright,
  runTool,
  runVitest,
  statusOf,
  wasInterrupted,
} from './runners.mjs';
import { ensureCommandLine, ensureWebApp } from './setup.mjs';

ensureInstalled();
await ensureCommandLine();
ensureWebApp();

const started = performance.now();
const wanted = process.argv.slice(2);
const FULL = { env: { PIPWRIGHT_SOAK: '1' } };
const LONG = ['--config', 'vitest.soak.config.ts'];

const browser = wanted.length > 0 ? undefined : ensureBrowser();
const ofEverything = [() => runTool('API documentation', API_DOCUMENTATION), () => runPlaywright(browser, [], FULL)];
const stages = [
  ...(wanted.length === 0 ? ofEverything : []),
  () => runVitest(['--passWithNoTests', ...wanted], FULL),
  () => runVitest([...LONG, '--passWithNoTests', ...wanted], FULL),
  ...(wanted.length === 0 ? [tryNodeVersions] : []),
];
const results = [];
for (const run of stages) if (!wasInterrupted()) results.push(await run());

const result = total(results);
console.log(`\nAll of it took ${duration(performance.now() - started)}.\n${summary(result)}`);
process.exitCode = statusOf(result);
