/**
 * The browser that tests run in: one that is named, one of this system, or Playwright's own. `ensureBrowser` gets one
 * where there is none: Debian's, where we may install it, since that brings the libraries it needs, else Playwright's.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { root } from './workspace.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];
/** Where Chrome installs itself on systems on which it is not on the path. */
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap((folder) =>
    folder ? [join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')] : [],
  ),
];
const LONGEST_INSTALL = 10 * 60_000;

/** What every start of it should say: to stay off the network, and to do without a sandbox that it may not have. */
export const BROWSER_FLAGS = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium refuses it to the superuser, whom containers often are, and Ubuntu to browsers that it has not installed.
  ...(process.platform === 'linux' ? ['--no-sandbox'] : []),
];

/** @returns {string | undefined} */
export function findBrowser() {
  const named = process.env.PIPWRIGHT_BROWSER;
  if (named) return existsSync(named) ? named : undefined;
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const places = folders.flatMap((folder) => NAMES.map((name) => join(folder, name + suffix)));
  return [...places, ...USUAL_PLACES].find((path) => existsSync(path)) ?? playwrightsOwn();
}

export function ensureBrowser() {
  const found = findBrowser();
  if (found !== undefined || process.env.PIPWRIGHT_BROWSER) return found;
  console.log('\npipwright: installing a browser for the tests (once)…');
  for (const install of [installDebians, installPlaywrights]) {
    install();
    const installed = findBrowser();
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
    ['install', '-y', '-qq', 'chromium'],
  ])
    spawnSync('apt-get', argv, { env, stdio: 'ignore', timeout: LONGEST_INSTALL });
}

function installPlaywrights() {
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const argv = [cli, 'install', '--no-shell', 'chromium'];
  spawnSync(process.execPath, argv, { stdio: 'ignore', timeout: LONGEST_INSTALL });
}
