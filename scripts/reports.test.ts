/** The end of `npm test` names what failed; the soak reads it from real reports of both runners, which take seconds. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SOAKING } from '../packages/core/src/testing/effort.js';
import { countsOfPlaywright, countsOfVitest, summary, total } from './reports.mjs';
import { root } from './workspace.mjs';

/** In the repository, where the runners are found. */
mkdirSync(join(root, '.pipwright'), { recursive: true });
const folder = mkdtempSync(join(root, '.pipwright', 'reports-'));
const report = join(folder, 'report.json');
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
afterAll(() => rmSync(folder, { recursive: true }));

function reportOf(program: string, argv: string[], env: NodeJS.ProcessEnv = {}) {
  const { PLAYWRIGHT_JSON_OUTPUT_FILE: _, ...inherited } = process.env;
  spawnSync(process.execPath, [join(root, 'node_modules', program), ...argv], {
    cwd: folder,
    env: { ...inherited, ...env },
  });
  return JSON.parse(readFileSync(report, 'utf8'));
}

test('what failed is told at the end, before the figures', () => {
  const browser = { passed: 2, failed: 1, skipped: 1, failures: ['phone › some.spec.mjs:3 › fails\n    Error: no'] };
  const retried = ['phone › some.spec.mjs › later › passes'];
  const text = summary(
    total([
      { ...browser, retried },
      { passed: 1, failed: 1, skipped: 0, failures: ['types'] },
    ]),
  );
  expect(text).toBe(`Failed:
phone › some.spec.mjs:3 › fails
    Error: no
types

Failed first, and passed when tried again:
phone › some.spec.mjs › later › passes

3 passed, 2 failed, 1 skipped`);
  expect(summary({ passed: 2, failed: 0, skipped: 0 })).toBe('2 passed, 0 failed, 0 skipped');
});

if (SOAKING)
  describe('a report of vitest', () => {
    let counts: ReturnType<typeof countsOfVitest>;
    beforeAll(() => {
      write('vitest.config.mjs', `export default { test: { include: ['*.test.mjs'] } };`);
      const head = `import { describe, expect, test } from 'vitest';`;
      write('adds.test.mjs', `${head} test('adds', () => expect(1 + 1).toBe(2)); test.skip('later', () => {});`);
      write('fails.test.mjs', `${head} describe('sums', () => { test('are right', () => expect(1 + 1).toBe(3)); });`);
      write('broken.test.mjs', `import './nowhere.mjs';`);
      const argv = ['run', '--root', folder, '--reporter=json', `--outputFile=${report}`];
      counts = countsOfVitest(folder, reportOf('vitest/vitest.mjs', argv));
    });

    test('names the tests that failed and the files that did not load, with the error', () => {
      expect(counts).toMatchObject({ passed: 1, failed: 1, skipped: 1 });
      expect(counts.failures).toHaveLength(2);
      const text = counts.failures?.join('\n');
      expect(text).toMatch(/^fails\.test\.mjs › sums are right\n {4}AssertionError: expected 2 to be 3/m);
      expect(text).toMatch(/^broken\.test\.mjs\n {4}.*nowhere\.mjs/m);
    });
  });

if (SOAKING)
  describe('a report of Playwright', () => {
    let counts: ReturnType<typeof countsOfPlaywright>;
    beforeAll(() => {
      write(
        'playwright.config.mjs',
        `export default { testMatch: '*.spec.mjs', outputDir: 'results', projects: [{ name: 'phone' }] };`,
      );
      write(
        'some.spec.mjs',
        `import { expect, test } from '@playwright/test';
test('passes', () => {});
test('fails', () => { expect(1 + 1).toBe(3); });
test.describe('later', () => {
  test.describe.configure({ retries: 1 });
  test('passes', ({}, { retry }) => { expect(retry).toBe(1); });
});
test.describe('inside', () => { test('fails too', () => { throw new Error('no'); }); });
test.skip('later', () => {});
`,
      );
      const argv = ['test', '--reporter=json'];
      counts = countsOfPlaywright(reportOf('@playwright/test/cli.js', argv, { PLAYWRIGHT_JSON_OUTPUT_FILE: report }));
    });

    test('names the tests that failed, and those that passed when tried again', () => {
      expect(counts).toMatchObject({ passed: 2, failed: 2, skipped: 1 });
      expect(counts.failures).toHaveLength(2);
      const text = counts.failures?.join('\n');
      expect(text).toMatch(/^phone › some\.spec\.mjs:3 › fails\n {4}Error: expect\(received\)/m);
      expect(text).toMatch(/^phone › some\.spec\.mjs › inside › fails too\n {4}Error: no$/m);
      expect(counts.retried).toHaveLength(1);
      expect(counts.retried?.[0]).toMatch(/^phone › some\.spec\.mjs › later › passes\n/);
    });
  });
