/** `npm run techniques` writes docs/techniques.md from the tables of techniques and their examples. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildLibrary } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './workspace.mjs';

ensureInstalled();
const { stop } = await import('esbuild');
for (const name of ['core', 'csp', 'pips', 'futoshiki']) await buildLibrary(name);
await stop();

const { techniquePage } = await import('./techniques/page.mjs');
writeFileSync(join(root, 'docs', 'techniques.md'), techniquePage());
