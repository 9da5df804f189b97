/**
 * A built site in a real browser, without a driver: the site is served from here, its page posts one report back, and
 * then the browser is ended.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { BROWSER_FLAGS } from '../browser.mjs';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };
const HAS_GROUPS = process.platform !== 'win32';

export async function reportFromBrowser(browser: string, site: string): Promise<string> {
  const server = serve(site).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const profile = mkdtempSync(join(tmpdir(), 'pipwright-browser-'));
  const args = ['--headless', '--disable-gpu', `--user-data-dir=${profile}`, ...BROWSER_FLAGS];
  const child = spawn(browser, [...args, `http://127.0.0.1:${port}/`], { stdio: 'ignore', detached: HAS_GROUPS });
  const exit = once(child, 'exit');
  const tooEarly = exit.then(([code]) => Promise.reject(new Error(`the browser ended early (${code})`)));
  try {
    const [report] = await Promise.race([once(server, 'report'), tooEarly]);
    return report;
  } finally {
    end(child);
    await exit;
    server.closeAllConnections();
    server.close();
    // The browser's helpers may still be writing; what they leave behind is the system's to clear.
    await rm(profile, { recursive: true, force: true, maxRetries: 5 }).catch(() => {});
  }
}

/** Ends a browser with all it has started: some systems start it by a script, which goes alone. */
function end(child: ChildProcess): void {
  if (child.exitCode !== null || child.signalCode !== null) return;
  if (HAS_GROUPS && child.pid !== undefined) process.kill(-child.pid);
  else child.kill();
}

/** Serves the files of a folder, and emits `report` with a text that is posted. */
function serve(site: string): Server {
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      server.emit('report', await text(request));
      response.end();
      return;
    }
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(site, pathname === '/' ? 'index.html' : pathname);
    const found = existsSync(file);
    response.writeHead(found ? 200 : 404, { 'content-type': TYPES[extname(file)] ?? 'text/plain' });
    response.end(found ? readFileSync(file) : undefined);
  });
  return server;
}
