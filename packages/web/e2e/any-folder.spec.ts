/** The built files on a host that knows nothing of them, deep in somebody's folders. */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { expect, test } from '@playwright/test';
import { watchForTroubles } from './troubles.js';

const FOLDER = '/some/deep/folder/';
const dist = new URL('../dist/', import.meta.url);
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

let host: Server;
/** Paths that the host could not answer. */
const missed: string[] = [];

test.beforeAll(async () => {
  host = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = new URL(pathname === FOLDER ? 'index.html' : pathname.slice(FOLDER.length), dist);
    if (!pathname.startsWith(FOLDER) || !existsSync(file)) {
      missed.push(pathname);
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file.pathname)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
});

test.afterAll(() => {
  host.closeAllConnections();
  host.close();
});

test('the app works from any folder of any host', async ({ page }) => {
  const troubles = await watchForTroubles(page);
  const { port } = host.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}${FOLDER}`, { waitUntil: 'networkidle' });
  await expect(page.locator('#app')).not.toBeEmpty();
  expect(troubles).toEqual([]);
  expect(missed).toEqual([]);
});
