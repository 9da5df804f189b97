import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { chooseSeed, SOAKING } from './packages/core/src/testing/effort.js';
import { replaceTables } from './tests/latin/tables/replace.js';

const conditions = ['pipwright-source', 'node', 'import', 'module', 'default'];

/** Where everything happens in the test's own process: the libraries, and what is built on them alone. */
const IN_PROCESS = [
  'packages/*/src/**/*.test.ts',
  'packages/*/test/**/*.test.ts',
  'packages/web/puzzles/*.test.ts',
  'bench/**/*.test.ts',
  'tests/*.test.ts',
  'scripts/daily/*.test.ts',
  'scripts/mutants/*.test.ts',
];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    // Only what hangs takes that long: a busy machine is no failure.
    testTimeout: (SOAKING ? 60 : 5) * 60_000,
    hookTimeout: 5 * 60_000,
    // Each loads and compiles all modules anew.
    maxWorkers: availableParallelism(),
    // Chosen here, so that all workers draw from the same.
    env: { PIPWRIGHT_SEED: `${chooseSeed()}` },
    projects: [
      {
        extends: true,
        test: {
          name: 'in process',
          include: IN_PROCESS,
          setupFiles: ['packages/core/test/seed-random-tests.ts', 'packages/cli/test/clean-up.ts'],
          unstubEnvs: true,
          restoreMocks: true,
          // They keep nothing between tests, so each module is loaded once for all of them: a tenth of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [replaceTables()],
        test: {
          name: 'template kind',
          // Its own, and what every kind is held to by its line in a table.
          include: ['tests/latin/*.test.ts', 'packages/play/src/laws.test.ts'],
          setupFiles: ['packages/core/test/seed-random-tests.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          // More than there are cores: much of the time is spent waiting for programs. Behind the others if all run.
          maxWorkers: Math.ceil(1.5 * availableParallelism()),
          sequence: { groupOrder: 1 },
          include: ['scripts/**/*.test.ts', 'tests/built/*.test.ts'],
          exclude: IN_PROCESS.filter((pattern) => pattern.startsWith('scripts')),
        },
      },
    ],
  },
});
