/**
 * `npm run soak`: everything that takes too long for every change. The pages of the API, the tests of `npm test` as hard
 * as they can try, the long tests, and the command line and vitest on every version of Node that has to work. With
 * arguments, which are vitest's, only what they name.
 */
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { tryNodeVersions } from './node-versions/try.mjs';
import { API_DOCUMENTATION, duration, figures, runPlaywright, runTool, runVitest, total } from './runners.mjs';
import { ensureCommandLine, ensureWebApp } from './setup.mjs';

ensureInstalled();
await ensureCommandLine();
ensureWebApp();

const started = performance.now();
const wanted = process.argv.slice(2);
const FULL = { env: { PIPWRIGHT_SOAK: '1' } };
const LONG = ['--config', 'vitest.soak.config.ts'];

const browser = wanted.length > 0 ? undefined : ensureBrowser();
const results = [];
if (wanted.length === 0) results.push(await runTool('API documentation', API_DOCUMENTATION));
if (wanted.length === 0) results.push(await runPlaywright(browser, [], FULL));
results.push(await runVitest(['--passWithNoTests', ...wanted], FULL));
results.push(await runVitest([...LONG, '--passWithNoTests', ...wanted], FULL));
if (wanted.length === 0) results.push(await tryNodeVersions());

const result = total(results);
console.log(`\nAll of it took ${duration(performance.now() - started)}.\n${figures(result)}`);
process.exitCode = result.failed > 0 ? 1 : 0;
