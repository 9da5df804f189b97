/**
 * `npm run docs:api` builds docs/api from the comments of the public API. A type that the API mentions and does not
 * export is an error, here and in `npm run soak`.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root } from './workspace.mjs';

ensureInstalled();
const typedoc = join(root, 'node_modules', 'typedoc', 'bin', 'typedoc');
process.exitCode = spawnSync(process.execPath, [typedoc], { cwd: root, stdio: 'inherit' }).status ?? 1;
