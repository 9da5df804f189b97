/**
 * `npm run soak`: the long tests, and what they measured; then the tests of `npm test` as hard as they can try, and
 * without arguments the browser tests too, with what `npm test` leaves out.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { ensureCommandLine, ensureWebApp } from './setup.mjs';
import { root } from './workspace.mjs';

ensureInstalled();
await ensureCommandLine();
ensureWebApp();
const wanted = process.argv.slice(2);
const FULL = { PIPWRIGHT_SOAK: '1' };
const statuses = [
  ...(wanted.length === 0 ? [run(['@playwright/test/cli.js', 'test'], join(root, 'packages', 'web'), FULL)] : []),
  run(['vitest/vitest.mjs', 'run', '--passWithNoTests', ...wanted], root, FULL),
  run(['vitest/vitest.mjs', 'run', '--config', 'vitest.soak.config.ts', '--passWithNoTests', ...wanted], root, FULL),
];
process.exitCode = statuses.find((status) => status !== 0) ?? 0;

/** @param {string[]} argv @param {string} cwd @param {Record<string, string>} more */
function run([script = '', ...argv], cwd, more) {
  const options = /** @type {const} */ ({ cwd, stdio: 'inherit', env: { ...process.env, ...more } });
  return spawnSync(process.execPath, [join(root, 'node_modules', script), ...argv], options).status ?? 1;
}
