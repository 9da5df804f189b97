import { defineConfig } from 'vitest/config';
import { chooseSeed } from './packages/core/src/testing/effort.js';
import base from './vitest.config.js';

/** What takes too long for every change: whole archives, long fuzzing, slow engines. */
export default defineConfig({
  ...base,
  test: {
    include: ['packages/*/src/**/*.soak.ts'],
    testTimeout: 4 * 3600_000,
    hookTimeout: 5 * 60_000,
    env: { PIPWRIGHT_SEED: `${chooseSeed()}` },
    setupFiles: ['packages/core/test/seed-random-tests.ts'],
  },
});
