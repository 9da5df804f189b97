/** Places where the browser for the tests is looked for. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { ensureBrowser, findBrowser, findTestBrowser } from './browser.mjs';

const folder = mkdtempSync(join(tmpdir(), 'pipwright-find-'));
const suffix = process.platform === 'win32' ? '.exe' : '';
const onPath = join(folder, `google-chrome${suffix}`);
const named = join(folder, 'my-browser');
const withShell = join(folder, 'with-shell');
const shell = join(withShell, `chromium-headless-shell${suffix}`);
mkdirSync(withShell);
for (const file of [onPath, named, shell]) writeFileSync(file, '');

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

it('is one without windows for tests, where there is one, and for others where there is no other', () => {
  expect(findTestBrowser()).toBe(onPath);
  vi.stubEnv('PATH', [folder, withShell].join(delimiter));
  expect([findTestBrowser(), findBrowser()]).toEqual([shell, onPath]);
  vi.stubEnv('PATH', withShell);
  expect([findTestBrowser(), findBrowser()]).toEqual([shell, shell]);
});

it('is the one that is named', () => {
  vi.stubEnv('PIPWRIGHT_BROWSER', named);
  vi.stubEnv('PATH', [folder, withShell].join(delimiter));
  expect([findTestBrowser(), findBrowser()]).toEqual([named, named]);
});

it('is no other, and none is installed, when the one named is not there', () => {
  vi.stubEnv('PIPWRIGHT_BROWSER', join(folder, 'gone'));
  expect(ensureBrowser()).toBeUndefined();
});
