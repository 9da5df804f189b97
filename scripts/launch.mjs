/** The command line from a clone: sets up what it needs, then runs it in this process. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, ensureWebBuilt, root } from './setup.mjs';

const [command, ...more] = process.argv.slice(2);
const servesTheApp = command === 'serve' && !more.some((word) => ['--help', '-h'].includes(word));

try {
  if (servesTheApp) ensureWebBuilt();
  ensureInstalled('solve');
  await ensureBuilt();
} catch (error) {
  console.error(`pips-solver: ${error instanceof Error ? error.message : error}`);
  process.exit(2);
}

// `npm start` moves to the root; files are named from where the user stands.
if (process.env.npm_lifecycle_event === 'start' && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);

await import(pathToFileURL(join(root, 'packages', 'cli', 'dist', 'pips-solver.js')).href);
