/**
 * `serve` on a port of this machine, with an app of a few files and secrets around them; asked politely, and by
 * clients that mean no good.
 */
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { type AddressInfo, connect, type Server } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { SOAKING } from '../../core/src/testing/effort.js';
import { PATIENCE } from '../src/serve/server.js';
import { pipwright, spawned } from './run.js';
import { ask as askServer, install, MANIFEST, makeApp, program, type Running, spawnServe, start } from './serving.js';

const SECRET = 'nobody may read this';
const POLICY = "default-src 'none'; script-src 'self'";
const PAGE = `<meta\n http-equiv="Content-Security-Policy"\n content="${POLICY}" /><p>${'Pipwright '.repeat(200)}</p>`;

const FILES = {
  'package.json': MANIFEST,
  'secret.txt': SECRET,
  'dist/index.html': PAGE,
  'dist/sw.js': 'self.x = 1;',
  'dist/manifest.webmanifest': '{}',
  'dist/icon.png': 'PNG',
  'dist/assets/index-a1.js': 'export {};'.repeat(100),
  'dist/.hidden': SECRET,
  'dist/.git/config': SECRET,
};
const app = makeApp(FILES);
const dist = join(app, 'dist');
if (process.platform !== 'win32') {
  symlinkSync(join(dist, '../secret.txt'), join(dist, 'linked.txt'));
  symlinkSync(join(dist, '..'), join(dist, 'linked'));
}

/** So that those who dawdle are soon sent away; the soak waits as long as users do. */
const HASTE = SOAKING ? PATIENCE : { ...PATIENCE, headers: 1000, look: 100 };

let running: Running;
let hasty: Running;
beforeAll(async () => {
  running = await start(app, ['--port', '0']);
  hasty = await start(app, ['--port', '0'], {}, { patience: HASTE });
});

const ask = (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET', { port } = running) =>
  askServer({ port, path, headers, method });

/** With words for which it does not begin to serve. */
const serveRefused = (...words: string[]) => pipwright(['serve', ...words], { parts: { findApp: () => dist } });

/** What comes back for these bytes until the server ends the connection. */
async function send(bytes: string, { port } = running): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {}).write(bytes.replaceAll('PORT', String(port)), 'latin1');
  return text(socket).catch(() => '');
}

const GOOD_HOST = 'Host: 127.0.0.1:PORT\r\nConnection: close\r\n';
const statusOf = (raw: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(raw)?.[1]);

async function expectAlive(server: Running): Promise<void> {
  expect((await ask('/', {}, 'GET', server)).status).toBe(200);
}

describe('the app', () => {
  it('is announced in one line', () => {
    expect(running.said).toBe(`Pipwright is at http://127.0.0.1:${running.port}/ (Ctrl-C ends it)\n`);
  });

  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache', PAGE],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache', PAGE],
    ['/sw.js?v=1', 'text/javascript; charset=utf-8', 'no-cache', 'self.x = 1;'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache', '{}'],
    ['/icon.png', 'image/png', 'no-cache', 'PNG'],
    ['/assets/index-a1.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', /^export/],
  ])('has %s', async (path, type, caching, body) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': caching,
      'content-security-policy': `${POLICY}; frame-ancestors 'none'`,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.body.toString()).toEqual(body instanceof RegExp ? expect.stringMatching(body) : body);
  });

  it('is told about without being sent', async () => {
    const { status, headers, body } = await ask('/', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, String(PAGE.length), 0]);
  });

  it('is sent once to those who keep it', async () => {
    const first = await ask('/', { 'accept-encoding': 'br' });
    const again = await ask('/', { 'accept-encoding': 'br', 'if-none-match': first.headers.etag });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, first.headers.etag]);
    expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed with %s, as text', async (encoding, open) => {
    const page = await ask('/', { 'accept-encoding': encoding });
    expect(page.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(page.body.length).toBeLessThan(PAGE.length / 4);
    expect(open(page.body).toString()).toBe(PAGE);
    expect((await ask('/icon.png', { 'accept-encoding': encoding })).headers['content-encoding']).toBeUndefined();
  });

  it.each(['localhost', '[::1]', 'LOCALHOST'])('answers to %s', async (name) => {
    expect((await ask('/', { host: `${name}:${running.port}` })).status).toBe(200);
  });
});

describe('what is refused', () => {
  it.each(['evil.example', 'evil.example:PORT', '127.0.0.1', '127.0.0.1:1', 'localhost:PORT.evil.example', ''])(
    'a host that is not this one: %j',
    async (host) => {
      const raw = await send(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect(statusOf(raw)).toBe(421);
      expect(raw).toContain('content-type: text/plain');
      expect(raw).not.toContain('<p>');
    },
  );

  it.each([
    ['no host at all', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['none, as was once allowed', 'GET / HTTP/1.0\r\n\r\n', 421],
    ['two', `GET / HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nHost: evil.example\r\nConnection: close\r\n\r\n`, 421],
  ])('a request with %s', async (_, bytes, status) => {
    expect(statusOf(await send(bytes))).toBe(status);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'])('the method %s', async (method) => {
    const raw = await send(`${method} / HTTP/1.1\r\n${GOOD_HOST}Content-Length: 0\r\n\r\n`);
    expect(statusOf(raw)).toBe(405);
    expect(raw).toContain('allow: GET, HEAD\r\n');
  });

  it('a body without an end', async () => {
    const raw = await send('POST / HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nContent-Length: 999999999\r\n\r\nabc');
    expect(statusOf(raw)).toBe(405);
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2E%2e%2fsecret.txt',
    '/..%2fsecret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '/%252e%252e/secret.txt',
    '/.%00./secret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '//secret.txt',
    '//etc/passwd',
    '/./index.html',
    '/file:///etc/passwd',
    'file:///etc/passwd',
    'http://127.0.0.1:PORT/../secret.txt',
    '/.hidden',
    '/.git/config',
    '/linked.txt',
    '/linked/secret.txt',
    '/linked/dist/index.html',
    '/assets',
    '/assets/',
    '/index.html/',
    '/INDEX.HTML',
    '/__proto__',
    '/constructor',
    '/%',
    `/${'a/'.repeat(3000)}`,
  ])('the path %s', async (path) => {
    const raw = await send(`GET ${path} HTTP/1.1\r\n${GOOD_HOST}\r\n`);
    expect([400, 404]).toContain(statusOf(raw));
    expect(raw).not.toContain(SECRET);
    expect(raw).not.toContain('root:');
    expect(raw).not.toContain('<p>');
    expect(raw).not.toMatch(/\bat .*:\d+:\d+|node_modules/);
  });

  it('what is not there, in plain text', async () => {
    const { status, headers, body } = await ask('/nothing.js');
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(body.toString()).toBe('There is no such file in the app.\n');
  });
});

describe('clients that mean no good', () => {
  it.each([
    ['noise', '\u0000\u0001\u0002\u00ff\r\n\r\n'],
    ['a greeting of another kind', '\u0016\u0003\u0001\u0002\u0000\u0001'],
    ['no end to a header', `GET / HTTP/1.1\r\nX: ${'x'.repeat(100_000)}`],
    ['a header cut off', 'GET / HTTP/1.1\r\nHost'],
    ['a wrong length', `GET / HTTP/1.1\r\n${GOOD_HOST}Content-Length: -1\r\n\r\n`],
    ['two lengths', `GET / HTTP/1.1\r\n${GOOD_HOST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\nx`],
    ['another protocol', `GET / HTTP/9.9\r\n${GOOD_HOST}\r\n`],
    ['a tunnel', `CONNECT evil.example:443 HTTP/1.1\r\n${GOOD_HOST}\r\n`],
    [
      'a switch of protocols',
      `GET / HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`,
    ],
    ['an expectation', `GET / HTTP/1.1\r\n${GOOD_HOST}Expect: the-unexpected\r\n\r\n`],
  ])('do not stop it: %s', async (_, bytes) => {
    expect(await send(bytes, hasty)).not.toContain(SECRET);
    await expectAlive(hasty);
  });

  it('are sent away when they are slow, and keep nobody else waiting', async () => {
    const slow = Array.from({ length: 50 }, () => {
      const socket = connect(hasty.port, '127.0.0.1').on('error', () => {});
      socket.write('GET / HTTP/1.1\r\nX: ');
      return socket.resume();
    });
    const drip = setInterval(() => slow.forEach((socket) => void (socket.writable && socket.write('x'))), 200);
    const gone = Promise.all(slow.map((socket) => once(socket, 'close')));
    await expectAlive(hasty);
    await gone;
    clearInterval(drip);
    await expectAlive(hasty);
  });

  it('are sent away when they say nothing', async () => {
    const silent = Array.from({ length: 50 }, () =>
      connect(hasty.port, '127.0.0.1')
        .on('error', () => {})
        .resume(),
    );
    await Promise.all(silent.map((socket) => once(socket, 'close')));
    await expectAlive(hasty);
  });

  it('may leave in the middle', async () => {
    for (let i = 0; i < 50; i++) {
      const socket = connect(running.port, '127.0.0.1').on('error', () => {});
      socket.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${running.port}\r\n\r\n`, () => socket.resetAndDestroy());
      await once(socket, 'close');
    }
    await expectAlive(running);
  });
});

describe('the port', () => {
  /** Somebody else's server. */
  async function take(port: number): Promise<Server> {
    const server = createServer().listen(port, '127.0.0.1');
    // Somebody may have it already, which is as good.
    await once(server, 'listening').catch(() => {});
    return server;
  }

  it('is the one that was asked for, or none', async () => {
    const other = await take(0);
    const { port } = other.address() as AddressInfo;
    const { status, out, err } = await serveRefused('--port', String(port));
    expect([status, out]).toEqual([2, '']);
    expect(err).toBe(
      `serve: error: Port ${port} is taken. Use another one, or leave out --port to find a free one. [port-taken]\n`,
    );
    other.close();
  });

  it('is the next free one when none was asked for', async () => {
    const other = await take(8137);
    const { port, said, stop } = await start(app, []);
    expect(port).toBeGreaterThan(8137);
    expect(said).toMatch(/^Port 8137 is taken, .*\nPipwright is at http:\/\/127\.0\.0\.1:\d+\/ /);
    await stop();
    other.close();
  });

  it.skipIf(process.platform !== 'linux')('is on this machine only', async () => {
    const socket = connect(running.port, '127.0.0.2');
    const [error] = await once(socket, 'error');
    expect(error.code).toBe('ECONNREFUSED');
  });
});

describe.skipIf(process.platform === 'win32')('the end', () => {
  const home = install(FILES);

  it.each(['SIGINT', 'SIGTERM'] as const)('comes with %s, and is no failure, whoever is connected', async (signal) => {
    const { child, port, exit } = await spawnServe(home, ['--port', '0']);
    const halfOpen = connect(port, '127.0.0.1').on('error', () => {});
    halfOpen.write('GET / HTTP/1.1\r\n');
    await fetch(`http://127.0.0.1:${port}/`);
    child.kill(signal);
    expect(await exit).toEqual([0, null]);
    halfOpen.destroy();
  });
});

it('sends all clients away at its end, however long it would wait for them', async () => {
  const patience = { headers: 3_600_000, request: 3_600_000, keepAlive: 3_600_000, idle: 3_600_000, look: 1000 };
  const { port, stop } = await start(app, ['--port', '0'], {}, { patience });
  const halfOpen = connect(port, '127.0.0.1').on('error', () => {});
  const closed = once(halfOpen.resume(), 'close');
  halfOpen.write('GET / HTTP/1.1\r\n');
  await fetch(`http://127.0.0.1:${port}/`);
  expect(await stop()).toBe(0);
  await closed;
});

it('says what to do where the app is not', async () => {
  const bare = install({});
  const unbuilt = install({ 'package.json': '{"name":"@pipwright/web","version":"0.1.0"}', 'dist/x.js': '' });
  for (const home of [bare, unbuilt]) {
    const { status, out, err } = await spawned(process.execPath, [program(home), 'serve']);
    expect([status, out]).toEqual([2, '']);
    expect(err).toBe('serve: error: The web app is not built. In a clone, run "npm run build". [app-missing]\n');
  }
});
