/**
 * `node bench/app.mjs OTHER`: the web app of this clone against another build of it (the folder of its files), in turns
 * in one browser: what the first load sends, when the first board is there, how much moves about, how smooth a drag is.
 * As on a phone: 360 × 740, a processor slowed down four times, a network of 1.6 Mbit/s with 150 ms.
 */
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, devices } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../scripts/browser.mjs';
import { ensureWebApp } from '../scripts/setup.mjs';
import { median } from './statistics.mjs';

const [other] = process.argv.slice(2);
if (other === undefined) {
  console.error('Usage: node bench/app.mjs FOLDER, with the index.html of another build.');
  process.exit(2);
}
const ROUNDS = Number(process.env.ROUNDS ?? 9);
const SLOWED = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
/** @type {Readonly<Record<string, string>>} */
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

/** @param {string} folder */
async function serve(folder) {
  const server = createServer((request, response) => {
    const name = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    const path = join(folder, name.endsWith('/') ? `${name}index.html` : name);
    if (!path.startsWith(folder) || statSync(path, { throwIfNoEntry: false })?.isFile() !== true) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(path)];
    const content = readFileSync(path);
    const headers = { 'content-type': type ?? 'application/octet-stream' };
    if (type === undefined) response.writeHead(200, headers).end(content);
    else response.writeHead(200, { ...headers, 'content-encoding': 'gzip' }).end(gzipSync(content));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`, close: () => server.close() };
}

const executablePath = findBrowser();
const browser = await chromium.launch({ args: BROWSER_FLAGS, ...(executablePath && { executablePath }) });

/** Measures a first visit, and a drag of a domino around the board. @param {string} url */
async function visit(url) {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  /** @type {Map<string, number>} */
  const sent = new Map();
  cdp.on(
    'Network.responseReceived',
    ({ requestId, response }) => sent.set(requestId, 0) && names.set(requestId, response.url),
  );
  /** @type {Map<string, string>} */
  const names = new Map();
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sent.set(requestId, encodedDataLength));
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of /** @type {any[]} */ (list.getEntries())) if (!entry.hadRecentInput) seen.cls += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url);
  // Nothing is asked of the page meanwhile, which would take time from it.
  await page.waitForTimeout(4000);
  await page.getByRole('grid').waitFor();
  const seen = await page.evaluate(() => /** @type {any} */ (window).seen);
  const bytes = (/** @type {RegExp} */ pattern) =>
    [...sent].reduce((sum, [id, size]) => (pattern.test(names.get(id) ?? '') ? sum + size : sum), 0);
  const frames = await drag(page, cdp);
  await context.close();
  return { lcp: seen.lcp, cls: seen.cls, scripts: bytes(/\.js$/), styles: bytes(/\.css$/), all: bytes(/./), ...frames };
}

/** @param {import('@playwright/test').Page} page @param {import('@playwright/test').CDPSession} cdp */
async function drag(page, cdp) {
  const from = await page.getByRole('option').first().boundingBox();
  const board = await page.getByRole('grid').boundingBox();
  if (from === null || board === null) throw new Error('There is nothing to drag.');
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const touch = (/** @type {string} */ type, /** @type {{ x: number, y: number }[]} */ touchPoints) =>
    cdp.send('Input.dispatchTouchEvent', { type: /** @type {'touchStart'} */ (type), touchPoints });
  await touch('touchStart', [{ x, y }]);
  await touch('touchMove', [{ x, y: y - 30 }]);
  await page.evaluate(() => {
    const times = /** @type {number[]} */ ([]);
    Object.assign(window, { times });
    const frame = (/** @type {number} */ now) => {
      times.push(now);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const STEPS = 90;
  for (let i = 0; i <= STEPS; i++) {
    const turn = (i / STEPS) * 4 * Math.PI;
    await touch('touchMove', [
      {
        x: board.x + board.width * (0.5 + 0.35 * Math.cos(turn)),
        y: board.y + board.height * (0.5 + 0.35 * Math.sin(turn)) + 60,
      },
    ]);
  }
  const times = await page.evaluate(() => /** @type {any} */ (window).times);
  await touch('touchEnd', []);
  const gaps = times.slice(1).map((/** @type {number} */ time, /** @type {number} */ i) => time - times[i]);
  return { frame: median(gaps), late: gaps.filter((/** @type {number} */ gap) => gap > 25).length / gaps.length };
}

const sides = { this: await serve(ensureWebApp()), other: await serve(other) };
/** @type {Record<string, Awaited<ReturnType<typeof visit>>[]>} */
const measured = { this: [], other: [] };
for (let round = 0; round < ROUNDS; round++)
  for (const name of round % 2 === 0 ? ['this', 'other'] : ['other', 'this']) {
    const one = await visit(sides[/** @type {'this'} */ (name)].url);
    measured[name]?.push(one);
    process.stderr.write(`${name} ${JSON.stringify(one)}\n`);
  }
await browser.close();
for (const side of Object.values(sides)) side.close();

const ROWS = /** @type {const} */ ([
  ['LCP, ms', 'lcp', 0],
  ['layout shift', 'cls', 4],
  ['JavaScript, bytes', 'scripts', 0],
  ['styles, bytes', 'styles', 0],
  ['everything, bytes', 'all', 0],
  ['a frame of a drag, ms', 'frame', 1],
  ['frames above 25 ms', 'late', 3],
]);
console.log('| median of rounds | this | other | ratio |\n|---|---|---|---|');
for (const [label, key, digits] of ROWS) {
  const [mine, theirs] = [measured.this, measured.other].map((all) => median((all ?? []).map((one) => one[key])));
  console.log(
    `| ${label} | ${mine?.toFixed(digits)} | ${theirs?.toFixed(digits)} | ${((mine ?? 0) / (theirs || 1)).toFixed(2)} |`,
  );
}
