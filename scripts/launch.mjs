/** The command line from a clone: sets up what it needs, then runs it in this process. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { driver, renderer, z3 } from './install.mjs';
import { DAYS_FOLDER, ensureCommandLine, ensureWebApp, WEB_APP_FOLDER } from './setup.mjs';
import { root } from './workspace.mjs';

const argv = process.argv.slice(2);

try {
  await ensureCommandLine();
} catch (error) {
  giveUp(error);
}

// `npm start` moves to the root; files are named from where the user stands.
if (process.env.npm_lifecycle_event === 'start' && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);

const { runInClone } = await import(pathToFileURL(join(root, 'packages', 'cli', 'dist', 'clone.js')).href);
await runInClone(argv, {
  prepareApp,
  findApp: () => WEB_APP_FOLDER,
  findDays: () => DAYS_FOLDER,
  z3,
  renderer,
  driver,
});

/** Only when the command line has found nothing wrong with what was asked: the app takes a while to build. */
function prepareApp() {
  try {
    ensureWebApp();
  } catch (error) {
    giveUp(error);
  }
}

/** @param {unknown} error @returns {never} */
function giveUp(error) {
  console.error(`pips-solver: ${error instanceof Error ? error.message : error}`);
  process.exit(2);
}
