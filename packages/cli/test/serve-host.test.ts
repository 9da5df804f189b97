/** `serve --host` at this machine's own address in a network, where only guests come in. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anyDay, place, serve } from './days.js';
import { pipwright } from './run.js';
import { type Answer, ask, makeApp, type Running, SOON, start } from './serving.js';

const PAGE = '<p>the app</p>';
const app = makeApp({ 'dist/index.html': PAGE, 'dist/assets/a.js': 'export {};' });

/** An address of this machine that is not only its own; without one there is nothing to try. */
const address = Object.values(networkInterfaces())
  .flat()
  .find((each) => each !== undefined && !each.internal && each.family === 'IPv4')?.address;

const serving = async (...more: string[]) => start(app, ['--port', '0', ...more], place((await serve(anyDay)).url).env);
const fromAfar = ({ port }: Running, path: string, headers = {}, method = 'GET') =>
  ask({ host: address ?? '', port, path, headers, method });
const tokens = ({ said }: Running) => [...said.matchAll(/\?token=(\w+)/g)].map(([, token]) => token ?? '');
const latest = (running: Running) => tokens(running).at(-1) ?? '';
const cookieOf = ({ headers }: Answer) => headers['set-cookie']?.[0]?.split(';')[0] ?? '';

/** A device that has come in. */
async function guest(running: Running): Promise<{ cookie: string }> {
  const before = latest(running);
  const entered = await fromAfar(running, `/?token=${before}`);
  await expect.poll(() => latest(running), SOON).not.toBe(before);
  return { cookie: cookieOf(entered) };
}

describe.skipIf(address === undefined)('a device of the same network', () => {
  it('is told where to go, at every address or at the one that was named', async () => {
    const all = await serving('--host');
    await expect.poll(() => all.said, SOON).toContain('?token=');
    const first = `Pipwright is at http://127.0.0.1:${all.port}/ (Ctrl-C ends it)\nOpen on another device in the same network`;
    expect(all.said.startsWith(first)).toBe(true);
    expect(all.said).toContain(`  http://${address}:${all.port}/?token=${latest(all)}`);
    expect(new Set(tokens(all)).size).toBe(1);
    const one = await serving('--host', address ?? '');
    await expect.poll(() => one.said, SOON).toContain('?token=');
    expect(tokens(one)).toHaveLength(1);
    expect(latest(one)).not.toBe(latest(all));
    expect((await ask({ port: one.port, path: '/' })).status, 'this machine needs no token').toBe(200);
  });

  it('gets nothing without a token', async () => {
    const running = await serving('--host');
    for (const path of ['/', '/index.html', '/assets/a.js', '/nothing', '/daily/', '/daily/2025-08-24.json', '/%']) {
      for (const method of ['GET', 'HEAD']) {
        const { status, headers, body } = await fromAfar(running, path, { cookie: 'pipwright-1=x; a=b' }, method);
        expect([path, status, headers['content-type']]).toEqual([path, 403, 'text/html; charset=utf-8']);
        expect(headers.etag).toBeUndefined();
        expect(body.toString()).not.toContain('the app');
        if (method === 'GET') expect(body.toString()).toContain('Open the address with a token');
      }
    }
  });

  it('comes in once with a token, and stays', async () => {
    const running = await serving('--host', address ?? '');
    await expect.poll(() => latest(running), SOON).not.toBe('');
    const token = latest(running);
    expect((await fromAfar(running, `/?token=${token}`, {}, 'HEAD')).status, 'a look is no use').toBe(403);
    const entered = await fromAfar(running, `/?token=${token}`);
    expect(entered.status).toBe(303);
    expect(entered.headers).toMatchObject({ location: '/', 'cache-control': 'no-store' });
    const [set = ''] = entered.headers['set-cookie'] ?? [];
    expect(set).toMatch(/^pipwright-\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(set).not.toContain(token);

    const cookie = cookieOf(entered);
    const page = await fromAfar(running, '/', { cookie: `other=1; ${cookie}` });
    expect([page.status, page.body.toString()]).toEqual([200, PAGE]);
    expect(page.headers['cross-origin-opener-policy'], 'which browsers refuse from here').toBeUndefined();
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect((await fromAfar(running, '/daily/2025-08-24.json', { cookie })).status).toBe(200);
    const again = await fromAfar(running, `/?token=${token}`, { cookie });
    expect([again.status, again.headers['set-cookie']]).toEqual([303, undefined]);
    expect((await fromAfar(running, '/', { cookie: `${cookie}x` })).status).toBe(403);
  });

  it('does not come in with the token of another; for that there is a new one', async () => {
    const running = await serving('--host', address ?? '');
    await expect.poll(() => latest(running), SOON).not.toBe('');
    const token = latest(running);
    const first = await guest(running);
    expect(running.said).toContain('A device has connected. For another one:');
    expect((await fromAfar(running, `/?token=${token}`)).status).toBe(403);
    const second = await guest(running);
    expect(second.cookie).not.toBe(first.cookie);
    for (const headers of [first, second]) expect((await fromAfar(running, '/', headers)).status).toBe(200);
    expect(new Set(tokens(running)).size).toBe(3);
  });

  it('cannot guess', async () => {
    const running = await serving('--host', address ?? '');
    await expect.poll(() => latest(running), SOON).not.toBe('');
    const before = latest(running);
    for (let i = 0; i < 10; i++) expect((await fromAfar(running, `/?token=guess${i}`)).status).toBe(403);
    await expect.poll(() => running.said, SOON).toContain('There were many wrong tokens');
    await expect.poll(() => latest(running), SOON).not.toBe(before);
    expect((await fromAfar(running, `/?token=${before}`)).status).toBe(403);
    await guest(running);
  });

  it('must ask for the address that was printed', async () => {
    const running = await serving('--host', address ?? '');
    await expect.poll(() => latest(running), SOON).not.toBe('');
    const { port } = running;
    const { cookie } = await guest(running);
    for (const host of ['evil.example', `evil.example:${port}`, `127.0.0.1:${port}`, `localhost:${port}`, `${address}`])
      expect([host, (await fromAfar(running, '/', { cookie, host })).status]).toEqual([host, 421]);
    expect((await ask({ port, path: '/', headers: { host: `${address}:${port}` } })).status).toBe(421);
    expect((await fromAfar(running, '/', { cookie }, 'POST')).status).toBe(405);
  });

  it('is not served without --host', async () => {
    const { port } = await serving();
    const [error] = await once(connect(port, address), 'error');
    expect(error.code).toBe('ECONNREFUSED');
  });

  it('is served where the port is free at every address, or not at all', async () => {
    const other = createServer().listen(0, address);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const args = ['serve', '--host', '--port', String(port)];
    const { status, out, err } = await pipwright(args, { parts: { findApp: () => join(app, 'dist') } });
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain(`Port ${port} is taken.`);
    other.close();
  });

  it('is left alone when the server ends', async () => {
    const running = await serving('--host');
    const halfOpen = connect(running.port, address).on('error', () => {});
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
    ['192.0.2.77', /does not have the address 192\.0\.2\.77\..*\[host-not-here\]|\[host-none\]/],
    ['::1', /\[host-not-here\]|\[host-none\]/],
    ['localhost', /is not an IP address such as/],
    ['192.168.1', /is not an IP address such as/],
    ['fe80::1%eth0', /is not an IP address such as/],
    ['9000', /is not an IP address such as/],
  ])('is refused before anything is read: %s', async (host, message) => {
    const { status, out, err } = await pipwright(['serve', '--host', host], { parts });
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });

  it('is this machine alone', async () => {
    const { said } = await serving('--host', '127.0.0.1');
    expect(said).not.toContain('token');
  });
});
