/** What the page itself takes for a hint, slowed down to a quarter: what the thread takes in between is left out. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { addressFrom } from '../address-from.mjs';
import { BROWSER_FLAGS, findBrowser } from '../browser.mjs';
import { root } from '../workspace.mjs';

const SLOWER = 4;
const PUZZLES = 40;

/**
 * Of a hint at the start of a puzzle, of the first one after the app was loaded, and of the one after a move.
 * @typedef {{ fresh: number[], first: number[], next: number[] }} Times
 */

/** @param {(text: string) => void} whisper @returns {Promise<Times>} */
export async function pageTimes(whisper) {
  const { chromium } = await import('@playwright/test');
  const launcher = join(root, 'scripts', 'launch.mjs');
  const server = spawn(process.execPath, [launcher, 'serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const executablePath = findBrowser();
  const browser = await chromium.launch({ args: BROWSER_FLAGS, ...(executablePath && { executablePath }) });
  /** @type {Times} */
  const times = { fresh: [], first: [], next: [] };
  try {
    const address = await addressFrom(server.stdout);
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.addInitScript(watchThread);
    await page.goto(address);
    const slow = await context.newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    for (let number = 1; number <= PUZZLES; number++) {
      whisper(`asking on the page about puzzle ${number}`);
      await page.goto(`${address}#/pips-graded-medium-${number}`);
      // As players come to a puzzle: by a touch, with which help is loaded.
      await page.locator('h1').click();
      await page.getByRole('heading', { name: new RegExp(`^Medium ${number}`) }).waitFor();
      await page.locator('[role=gridcell]').first().focus();
      const time = await page.evaluate(timeOfHint);
      times.fresh.push(time);
      if (number === 1) times.first.push(time);
      await page.keyboard.press('h');
      await page.waitForTimeout(100);
      for (
        let presses = 0;
        presses < 60 && (await page.getByRole('button', { name: 'Place it' }).count()) === 0;
        presses++
      )
        await page.keyboard.press('h');
      // Time for what is asked ahead.
      await page.waitForTimeout(1500);
      await page.getByRole('button', { name: 'Place it' }).click();
      await page.locator('.aid').waitFor({ state: 'detached' });
      await page.waitForTimeout(300);
      times.next.push(await page.evaluate(timeOfHint));
      await page.keyboard.press('Escape');
    }
  } finally {
    await browser.close();
    server.kill();
  }
  return times;
}

/** In the page: how long threads take for what is asked of them at once, in all. */
function watchThread() {
  const Usual = Worker;
  const asked = new Map();
  Object.assign(globalThis, { threadMilliseconds: 0 });
  globalThis.Worker = class extends Usual {
    /** @param {string | URL} url @param {WorkerOptions} [options] */
    constructor(url, options) {
      super(url, options);
      this.addEventListener('message', ({ data }) => {
        const start = asked.get(data?.id);
        if (start === undefined) return;
        asked.delete(data.id);
        Object.assign(globalThis, { threadMilliseconds: performance.now() - start });
      });
    }
    /** @override @param {any} message */
    postMessage(message) {
      if (message?.type === 'ask' && !message.ahead) asked.set(message.id, performance.now());
      super.postMessage(message);
    }
  };
}

/** In the page: from the key to the sentence, without what the thread took. */
async function timeOfHint() {
  Object.assign(globalThis, { threadMilliseconds: 0 });
  const start = performance.now();
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }));
  const told = () => document.querySelector('.aid .told p')?.textContent ?? 'Thinking…';
  while (told() === 'Thinking…') await new Promise(requestAnimationFrame);
  const { threadMilliseconds } = /** @type {{ threadMilliseconds: number }} */ (/** @type {unknown} */ (globalThis));
  return performance.now() - start - threadMilliseconds;
}
