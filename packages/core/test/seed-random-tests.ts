/** Set-up of vitest: every property draws from the seed of the run, and a random test that fails says how to repeat it. */
import fc from 'fast-check';
import { afterEach, beforeEach } from 'vitest';
import { chooseSeed, runs, SOAKING } from '../src/testing/effort.js';

const seed = chooseSeed();
let drew = false;

fc.configureGlobal({
  seed,
  numRuns: runs(50, 1000),
  reporter(details) {
    drew = true;
    if (!details.failed) return;
    const error = new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
    // So that the test is shown, not this line.
    Error.captureStackTrace(error, fc.assert);
    throw error;
  },
});

beforeEach(() => {
  drew = false;
});

afterEach(({ task }) => {
  if (!drew || task.result?.state !== 'fail') return;
  const { name } = task.file;
  const variables = `PIPWRIGHT_SEED=${seed}${SOAKING ? ' PIPWRIGHT_SOAK=1' : ''}`;
  const command = name.endsWith('.soak.ts') ? 'npm run soak' : 'npm test';
  console.error(`“${task.name}” draws at random. To draw the same again: ${variables} ${command} -- ${name}`);
});
