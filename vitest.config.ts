import { defineConfig } from 'vitest/config';

const conditions = ['pipwright-source', 'node', 'import', 'module', 'default'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    testTimeout: 60_000,
    // Much of the time is spent waiting for programs that the tests start.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'libraries',
          include: ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts', 'packages/web/puzzles/*.test.ts'],
          exclude: ['packages/cli/**'],
          // They keep nothing between tests, so each module is loaded once for all of them: a tenth of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          include: [
            'packages/cli/src/**/*.test.ts',
            'packages/cli/test/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
        },
      },
    ],
  },
});
