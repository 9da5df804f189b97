import { defineConfig } from 'vitest/config';
import base from './vitest.config.js';

/** What takes too long for every change: whole archives, long fuzzing, slow engines. */
export default defineConfig({
  ...base,
  test: { include: ['packages/*/src/**/*.soak.ts'], testTimeout: 4 * 3600_000 },
});
