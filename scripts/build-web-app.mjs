/** Builds the web app where it is not there or no longer fits its sources, with all that takes. */
import { ensureInstalled } from './install.mjs';
import { buildWebAppUnlessCurrent } from './setup.mjs';

try {
  ensureInstalled();
  await buildWebAppUnlessCurrent();
} catch (error) {
  console.error(`pipwright: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
