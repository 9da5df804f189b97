/** `npm run soak`: the long tests, and what they measured. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from './setup.mjs';

ensureInstalled('all');
await ensureBuilt();
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const argv = [vitest, 'run', '--config', 'vitest.soak.config.ts', ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, argv, { cwd: root, stdio: 'inherit' }).status ?? 1;
