/** The command line from a clone: installs and builds what it needs, then runs it in this process. */
import { onDemand, renderer } from './install.mjs';
import { DAYS_FOLDER, ensureCommandLine, ensureWebApp, WEB_APP_FOLDER } from './setup.mjs';

/** @param {unknown} error @returns {never} */
function giveUp(error) {
  console.error(`pips-solver: ${error instanceof Error ? error.message : error}`);
  process.exit(2);
}

await ensureCommandLine().catch(giveUp);

// `npm start` moves to the root; files are named from where the user stands.
if (process.env.npm_lifecycle_event === 'start' && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);

const { runInClone } = await import(new URL('../packages/cli/dist/clone.js', import.meta.url).href);
await runInClone(process.argv.slice(2), {
  // Only when the command line has found nothing wrong with what was asked: the app takes a while to build.
  prepareApp() {
    try {
      ensureWebApp();
    } catch (error) {
      giveUp(error);
    }
  },
  findApp: () => WEB_APP_FOLDER,
  findDays: () => DAYS_FOLDER,
  z3: onDemand('z3', 'z3-solver', 'installing Z3 for the engine smt (once, 35 MB)…'),
  renderer,
  driver: onDemand('queue', 'bullmq', 'installing what a queue needs (once, 15 MB)…'),
});
