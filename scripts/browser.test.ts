/** Where the browser for the tests is looked for. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { ensureBrowser, findBrowser } from './browser.mjs';

const folder = mkdtempSync(join(tmpdir(), 'pipwright-find-'));
const suffix = process.platform === 'win32' ? '.exe' : '';
const onPath = join(folder, `google-chrome${suffix}`);
const named = join(folder, 'my-browser');
for (const file of [onPath, named]) writeFileSync(file, '');

beforeEach(() => {
  vi.stubEnv('PIPWRIGHT_BROWSER', '');
  vi.stubEnv('PATH', ['', join(folder, 'nothing'), folder].join(delimiter));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('is found on the path', () => {
  expect(findBrowser()).toBe(onPath);
});

it('is the one that is named', () => {
  vi.stubEnv('PIPWRIGHT_BROWSER', named);
  expect(findBrowser()).toBe(named);
});

it('is no other, and none is installed, when the one named is not there', () => {
  vi.stubEnv('PIPWRIGHT_BROWSER', join(folder, 'gone'));
  expect(ensureBrowser()).toBeUndefined();
});
