/** The command line from a clone: installs and builds what it needs, then runs it in this process. */
import { onDemand, renderer } from './install.mjs';
import { DAYS_FOLDER, ensureCommandLine, ensureWebApp } from './setup.mjs';

await ensureCommandLine().catch((error) => {
  console.error(`pips-solver: ${error.message}`);
  process.exit(2);
});

// `npm start` moves to the root; files are named from where the user stands.
if (process.env.npm_lifecycle_event === 'start' && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);

const { runInClone } = await import(new URL('../packages/cli/dist/clone.js', import.meta.url).href);
await runInClone(process.argv.slice(2), {
  findApp: ensureWebApp,
  findDays: () => DAYS_FOLDER,
  z3: onDemand('z3', 'z3-solver', 'installing Z3 for the engine smt (once, 35 MB)…'),
  renderer,
  driver: onDemand('queue', 'bullmq', 'installing what a queue needs (once, 15 MB)…'),
});
