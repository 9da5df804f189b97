/**
 * Before and after each file of tests. The files share their modules, so that these are loaded once, and what one of
 * them leaves behind has to go before the next begins.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { afterAll } from 'vitest';
import { endAll } from './ends.js';
import { folder } from './files.js';

mkdirSync(folder, { recursive: true });
afterAll(async () => {
  await endAll();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});
