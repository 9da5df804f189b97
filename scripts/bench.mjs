/**
 * `npm run bench`: the libraries built as others get them, the peers installed in bench/, then the measuring; `measure NAME`
 * needs no peers.
 */
import { join } from 'node:path';
import { buildLibrary } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './workspace.mjs';

const isMeasure = process.argv[2] === 'measure';
const needsPeers = !isMeasure && !process.argv.includes('--help');
ensureInstalled();
if (needsPeers) ensureInstalled(join(root, 'bench'), 'installing the peers to measure (once, some 350 MB)…');
const { stop } = await import('esbuild');
for (const name of ['core', 'csp', 'futoshiki', 'pips', 'smt']) await buildLibrary(name);
// The bundler would go on running beside what is measured.
await stop();

// `npm run` moves to the root; folders are named from where the user stands.
if (process.env.npm_lifecycle_event === 'bench' && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);

if (isMeasure) await import('../bench/measures/run.mjs');
else {
  const { options } = await import('../bench/session.mjs');
  for (const part of options.parts) await import(`../bench/${part}.mjs`);
}
