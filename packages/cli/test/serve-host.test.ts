/** `serve --host` at this machine's own address in a network, which everybody in that network can open. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anyDay, place, serve } from './days.js';
import { expectRefused, pipwright } from './run.js';
import { ask, makeApp, type Running, SOON, start } from './serving.js';

const PAGE = '<p>the app</p>';
const app = makeApp({ 'dist/index.html': PAGE, 'dist/assets/a.js': 'export {};' });

/** An address of this machine that is not only its own; without one there is nothing to try. */
const address = Object.values(networkInterfaces())
  .flat()
  .find((each) => each !== undefined && !each.internal && each.family === 'IPv4')?.address;

const host = address ?? '';

const serving = async (...more: string[]) => start(app, ['--port', '0', ...more], place((await serve(anyDay)).url).env);
const fromAfar = ({ port }: Running, path: string, headers = {}, method = 'GET') =>
  ask({ host, port, path, headers, method });

describe.skipIf(address === undefined)('a device of the same network', () => {
  it('is told where to go, and has everything there', async () => {
    const running = await serving('--host', host);
    const { port } = running;
    const here = `Pipwright is at http://127.0.0.1:${port}/ (Ctrl-C ends it)\n`;
    const there = `Everybody in the same network can open it at http://${host}:${port}/\n`;
    await expect.poll(() => running.said, SOON).toBe(here + there);
    const page = await fromAfar(running, '/');
    expect([page.status, page.body.toString()]).toEqual([200, PAGE]);
    expect(page.headers['cross-origin-opener-policy'], 'which browsers refuse from here').toBeUndefined();
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect((await fromAfar(running, '/daily/2025-08-24.json')).status).toBe(200);
    expect((await ask({ port, path: '/' })).status, 'on this machine too').toBe(200);
  });

  it('must ask for the address that was printed', async () => {
    const running = await serving('--host', host);
    const { port } = running;
    for (const name of ['evil.example', `evil.example:${port}`, `127.0.0.1:${port}`, `localhost:${port}`, host])
      expect([name, (await fromAfar(running, '/', { host: name })).status]).toEqual([name, 421]);
    expect((await ask({ port, path: '/', headers: { host: `${host}:${port}` } })).status).toBe(421);
    expect((await fromAfar(running, '/', {}, 'POST')).status).toBe(405);
  });

  it('has at most 20 connections', async () => {
    const running = await serving('--host', host);
    const { port } = running;
    const open = async (): Promise<Socket> => {
      const socket = connect(port, host).on('error', () => {});
      await once(socket, 'connect');
      return socket.resume();
    };
    /** Asks for the page through a connection that stays open. */
    const served = async (socket: Socket) => {
      socket.write(`GET / HTTP/1.1\r\nHost: ${host}:${port}\r\n\r\n`);
      const [answer] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
      return String(answer).startsWith('HTTP/1.1 200');
    };
    const sockets: Socket[] = [];
    while (sockets.length < 20) sockets.push(await open());
    const beyond = await open();
    if (!beyond.closed) await once(beyond, 'close');
    expect((await ask({ port, path: '/' })).status, 'others are served').toBe(200);
    expect(await Promise.all(sockets.map(served))).toEqual(sockets.map(() => true));
    const last = sockets.at(-1) as Socket;
    last.end();
    await once(last, 'close');
    // The server may hear of it a little later.
    await expect.poll(async () => served(await open()), SOON).toBe(true);
    for (const socket of sockets) socket.destroy();
  });

  it('is not served without --host', async () => {
    const { port } = await serving();
    const [error] = await once(connect(port, address), 'error');
    expect(error.code).toBe('ECONNREFUSED');
  });

  it('is served where the port is free at both addresses, or not at all', async () => {
    const other = createServer().listen(0, address);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const args = ['serve', '--host', host, '--port', String(port)];
    const { status, out, err } = await pipwright(args, { parts: { findApp: () => join(app, 'dist') } });
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain(`Port ${port} is taken.`);
    other.close();
  });

  it('is left alone when the server ends', async () => {
    const running = await serving('--host', host);
    const halfOpen = connect(running.port, host).on('error', () => {});
    halfOpen.write('GET / HTTP/1.1\r\n');
    await fromAfar(running, '/');
    const closed = once(halfOpen.resume(), 'close');
    expect(await running.stop()).toBe(0);
    await closed;
  });
});

describe('an address that is none of this machine', () => {
  // Where the app is not, that would be said next: the address is looked at before.
  const parts = { findApp: () => undefined };

  it.each([
    ['192.0.2.77', /has no address 192\.0\.2\.77 in a network\..*\[host-not-here\]|\[host-none\]/],
    ['0.0.0.0', /\[host-not-here\]|\[host-none\]/],
    ['localhost', /is not an IP address such as/],
    ['192.168.1', /is not an IP address such as/],
    ['fe80::1', /fe80::1 belongs to one cable or Wi-Fi alone, and browsers cannot open it/],
    ['FE80::1%eth0', /browsers cannot open it/],
    ['9000', /is not an IP address such as/],
  ])('is refused before anything is read: %s', async (host, message) => {
    await expectRefused(['serve', '--host', host], message, { parts });
  });

  it('is this machine alone', async () => {
    const { said } = await serving('--host', '127.0.0.1');
    expect(said).not.toContain('Everybody');
  });
});
