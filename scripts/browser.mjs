/**
 * The browser that tests run in: one that is named, one of this system, or Playwright's own. `ensureBrowser` gets one
 * where there is none: Debian's, where we may install it, since that brings the libraries it needs, else Playwright's.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { root } from './workspace.mjs';

/** Chromium without what a window needs: tests take a quarter less of a processor's time in it. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'chrome', SHELL];
/** Places where Chrome installs itself on systems on which it is not on the path. */
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap((folder) =>
    folder ? [join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')] : [],
  ),
];
const LONGEST_INSTALL = 10 * 60_000;

/** Flags of every start: to stay off the network, and to do without a sandbox that it may not have. */
export const BROWSER_FLAGS = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium refuses it to the superuser, whom containers often are, and Ubuntu to browsers that it has not installed.
  ...(process.platform === 'linux' ? ['--no-sandbox'] : []),
];

/** Finds a browser as people have it. @returns {string | undefined} */
export function findBrowser() {
  const named = process.env.PIPWRIGHT_BROWSER;
  if (named) return existsSync(named) ? named : undefined;
  return onPath(NAMES) ?? USUAL_PLACES.find((path) => existsSync(path)) ?? playwrightsOwn();
}

/** Finds the quickest browser. @returns {string | undefined} */
export function findTestBrowser() {
  return (process.env.PIPWRIGHT_BROWSER ? undefined : onPath([SHELL])) ?? findBrowser();
}

/** @param {readonly string[]} names */
function onPath(names) {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.flatMap((folder) => names.map((name) => join(folder, name + suffix))).find((path) => existsSync(path));
}

export function ensureBrowser() {
  const found = findTestBrowser();
  if (found !== undefined || process.env.PIPWRIGHT_BROWSER) return found;
  console.log('\npipwright: installing a browser for the tests (once)…');
  for (const install of [installDebians, installPlaywrights]) {
    install();
    const installed = findTestBrowser();
    if (installed !== undefined) return installed;
  }
  return undefined;
}

/** Loaded only when it is needed, since that takes a second or two. */
function playwrightsOwn() {
  try {
    /** @type {typeof import('@playwright/test')} */
    const { chromium } = createRequire(import.meta.url)('@playwright/test');
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function installDebians() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const argv of [
    ['update', '-qq'],
    ['install', '-y', '-qq', SHELL],
  ])
    spawnSync('apt-get', argv, { env, stdio: 'ignore', timeout: LONGEST_INSTALL });
}

function installPlaywrights() {
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const argv = [cli, 'install', '--no-shell', 'chromium'];
  spawnSync(process.execPath, argv, { stdio: 'ignore', timeout: LONGEST_INSTALL });
}
