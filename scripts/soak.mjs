/** `npm run soak`: the long tests, and what they measured. Without arguments the app's tools on a desktop, too. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from './setup.mjs';

ensureInstalled('all');
await ensureBuilt();
const wanted = process.argv.slice(2);
const statuses = [
  ...(wanted.length === 0 ? [browserTools()] : []),
  run(['vitest/vitest.mjs', 'run', '--config', 'vitest.soak.config.ts', ...wanted], root, {}),
];
process.exitCode = statuses.find((status) => status !== 0) ?? 0;

function browserTools() {
  const argv = ['@playwright/test/cli.js', 'test', '--project', 'desktop'];
  return run(argv, join(root, 'packages', 'web'), { PIPWRIGHT_SOAK: '1' });
}

/** @param {string[]} argv @param {string} cwd @param {Record<string, string>} more */
function run([script = '', ...argv], cwd, more) {
  const options = /** @type {const} */ ({ cwd, stdio: 'inherit', env: { ...process.env, ...more } });
  return spawnSync(process.execPath, [join(root, 'node_modules', script), ...argv], options).status ?? 1;
}
