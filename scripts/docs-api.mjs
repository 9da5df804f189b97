/** `npm run docs:api`: what the comments say of the public API, as pages in docs/api. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root } from './workspace.mjs';

ensureInstalled();
const typedoc = join(root, 'node_modules', 'typedoc', 'bin', 'typedoc');
process.exitCode = spawnSync(process.execPath, [typedoc], { cwd: root, stdio: 'inherit' }).status ?? 1;
