/** `npm run pictures` takes the pictures in docs/pictures afresh, of the built app and of a page of explain, in a real browser. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addressFrom } from './address-from.mjs';
import { BROWSER_FLAGS, findBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { puzzleOf, solve } from './pack-puzzles.mjs';
import { root } from './workspace.mjs';

ensureInstalled();
const { chromium, devices } = await import('@playwright/test');
const launcher = join(root, 'scripts', 'launch.mjs');
const pictures = join(root, 'docs', 'pictures');

const PHONE = {
  ...devices['Pixel 7'],
  viewport: { width: 360, height: 700 },
  deviceScaleFactor: 2,
  reducedMotion: /** @type {const} */ ('reduce'),
};

const server = spawn(process.execPath, [launcher, 'serve', '--port', '0'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  // Nobody answers there: pictures are without the puzzles of the Times.
  env: { ...process.env, PIPWRIGHT_NYT_URL: 'http://127.0.0.1:9' },
});
const executablePath = findBrowser();
const browser = await chromium.launch({ args: BROWSER_FLAGS, ...(executablePath && { executablePath }) });
try {
  const address = await addressFrom(server.stdout);
  await explainPage();
  await linkPreview();
  await forInstalling(address);
  await pipsOnAPhone(address);
  await futoshikiOnADesktop(address);
  await helpOnAPhone(address);
  await sheetsOnAPhone(address);
} finally {
  await browser.close();
  server.kill();
}

/** The first chapters of an explanation. */
async function explainPage() {
  const folder = mkdtempSync(join(tmpdir(), 'pipwright-pictures-'));
  try {
    const file = join(folder, 'steps.html');
    const args = [launcher, 'explain', '-o', file, 'examples/hard_2025-10-12.txt'];
    spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
    const context = await browser.newContext({ viewport: { width: 1120, height: 470 }, deviceScaleFactor: 2 });
    const page = await context.newPage();
    await page.goto(pathToFileURL(file).href);
    await page.locator('#chapter-1').evaluate((step) => step.scrollIntoView());
    await page.screenshot({ path: join(pictures, 'explain_page.png') });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What chats and feeds show beside a link to the app: a puzzle as the command line draws it. */
async function linkPreview() {
  const input = JSON.stringify(puzzleOf('pips-large', 1));
  const drawn = spawnSync(process.execPath, [launcher, 'draw', '--style', 'svg', '-'], { input, encoding: 'utf8' });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(`<style>
    body { display: flex; align-items: center; gap: 64px; height: 630px; margin: 0; padding: 0 64px; box-sizing: border-box;
      background: #f6f1e7; color: #1f1d1a; font-family: Inter, system-ui, sans-serif; }
    svg { flex: none; width: auto; height: 560px; border-radius: 28px; box-shadow: 0 8px 30px rgb(0 0 0 / 12%); }
    h1 { margin: 0; font-size: 76px; } p { margin: 16px 0 0; font-size: 34px; line-height: 1.35; color: #655f55; }
  </style>${drawn.stdout}<div><h1>Pipwright</h1><p>Pips and Futoshiki,<br>to play offline.</p></div>`);
  await page.screenshot({ path: join(root, 'packages', 'web', 'public', 'preview.png') });
}

/** What a browser shows to whoever is about to install the app. @param {string} address */
async function forInstalling(address) {
  const folder = join(root, 'packages', 'web', 'public');
  const phone = { ...PHONE, viewport: { width: 390, height: 780 }, deviceScaleFactor: 2 };
  const page = await open(address, phone);
  await page.locator('[role=option]').first().tap();
  await page.locator('[role=gridcell]').first().tap();
  await page.getByRole('button', { name: 'Home' }).click();
  await page.locator('.home .tile svg').nth(3).waitFor();
  await page.screenshot({ path: join(folder, 'screenshot-home.png') });
  await choose(page, 'pips-graded-medium-8');
  await page.getByRole('button', { name: 'Hint' }).tap();
  await page.locator('.overlay .glow').first().waitFor();
  await page.screenshot({ path: join(folder, 'screenshot-hint.png') });
  const wide = await open(address, { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await choose(wide, 'futoshiki-graded-medium-30');
  await wide.screenshot({ path: join(folder, 'screenshot-wide.png') });
}

/** A large puzzle, half laid, with a domino chosen. @param {string} address */
async function pipsOnAPhone(address) {
  const page = await open(address, PHONE);
  await choose(page, 'pips-graded-hard-30');
  const { placements } = solve('pips-graded-hard', 30);
  for (const { domino, cells } of placements.slice(0, Math.ceil(placements.length / 2))) {
    const [first, second] = domino;
    const option = page
      .locator(`[role=option][aria-label^="${first}-${second}"], [role=option][aria-label^="${second}-${first}"]`)
      .first();
    const name = (await option.getAttribute('aria-label')) ?? '';
    const [from, to] = name.startsWith(`${first}-`) ? cells : [cells[1], cells[0]];
    await option.tap();
    for (let quarters = quartersOf(from, to); quarters > 0; quarters--) await option.tap();
    await page.tap(`[data-cell="${from}"]`);
    await page.locator(`[data-cell="${from}"][aria-label*=holds]`).waitFor();
  }
  await page.locator('[role=option]').nth(1).tap();
  await page.screenshot({ path: join(pictures, 'app_pips_phone.png') });
}

/** A puzzle with notes, in the dark. @param {string} address */
async function futoshikiOnADesktop(address) {
  const page = await open(address, { viewport: { width: 1000, height: 640 }, colorScheme: 'dark' });
  await choose(page, 'futoshiki-graded-medium-30');
  const { grid } = solve('futoshiki-graded-medium', 30);
  await page.getByRole('button', { name: 'All notes' }).click();
  const empty = await page
    .locator('[role=gridcell][aria-label*=empty]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-cell') ?? ''));
  for (const cell of empty.filter((_, i) => i % 3 === 0)) {
    const [row = 0, column = 0] = cell.split(',').map(Number);
    await page.click(`[data-cell="${cell}"]`);
    await page.keyboard.press(String(grid[row]?.[column]));
  }
  await page.screenshot({ path: join(pictures, 'app_futoshiki_desktop.png') });
}

/** A hint that asks a question, why a board is lost, and a chapter of the way to the solution. @param {string} address */
async function helpOnAPhone(address) {
  const page = await open(address, PHONE);
  const press = (/** @type {string} */ name) => page.getByRole('button', { name, exact: true }).click();
  const told = page.locator('.aid .told p');
  await choose(page, 'pips-graded-medium-8');
  await press('Hint');
  await told.waitFor();
  await press('Why?');
  await page.getByRole('button', { name: 'Show me' }).waitFor();
  await page.screenshot({ path: join(pictures, 'app_hint.png') });
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Walk-through' }).click();
  await page.locator('.aid .glow, .overlay .glow').first().waitFor();
  await page.screenshot({ path: join(pictures, 'app_walk.png') });
  await page.keyboard.press('Escape');

  // Wherever the first two dominoes come to lie, the board is soon lost.
  for (let turn = 0; turn < 2; turn++) {
    await page.locator('[role=option]').first().tap();
    await page.locator('[role=gridcell][aria-label*=empty]').first().tap();
  }
  await press('Hint');
  await press('Why?');
  await page.locator('.overlay .glow').first().waitFor();
  await page.screenshot({ path: join(pictures, 'app_lost.png') });
}

/** What lies over the game, each after something was done with it. @param {string} address */
async function sheetsOnAPhone(address) {
  const page = await open(address, PHONE);
  const shoot = (/** @type {string} */ name) => page.screenshot({ path: join(pictures, `app_${name}.png`) });
  const sheet = page.getByRole('dialog');
  await page.locator('[role=option]').first().tap();
  await page.locator('[role=gridcell]').first().tap();

  await page.getByRole('button', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await sheet.locator('textarea').fill('board:\n####\n##x#\n\npieces:\n01,02,69\n\nconstraints:\n');
  await sheet.getByText('line 3, column 3').waitFor();
  await sheet.locator('.bring-problems li').last().scrollIntoViewIfNeeded();
  await shoot('import');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Show all' }).click();
  await sheet.getByText('Easy 1').waitFor();
  await shoot('library');
  await page.keyboard.press('Escape');
  await choose(page, 'pips-graded-easy-1');

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Solver' }).click();
  await sheet.getByRole('button', { name: 'Solve', exact: true }).click();
  await sheet.locator('svg.board-picture').first().waitFor();
  await sheet.locator('.choices').evaluate((choices) => choices.scrollIntoView());
  await shoot('inspect');
}

/** @param {string} address @param {import('@playwright/test').BrowserContextOptions} profile */
async function open(address, profile) {
  const page = await (await browser.newContext(profile)).newPage();
  await page.goto(`${address}#/pips-graded-easy-1`);
  await page.getByRole('grid').waitFor();
  return page;
}

/** @param {import('@playwright/test').Page} page @param {string} puzzle */
async function choose(page, puzzle) {
  const app = page.url().replace(/#.*/, '');
  // The board that was there before must be gone.
  await page.goto('about:blank');
  await page.goto(`${app}#/${puzzle}`);
  await page.getByRole('grid').waitFor();
}

/** @param {number[]} from @param {number[]} to */
function quartersOf([row = 0, column = 0], [toRow = 0, toColumn = 0]) {
  if (toRow === row) return toColumn > column ? 0 : 2;
  return toRow > row ? 1 : 3;
}
