/** Days of the Times through `serve`, between a client and a server in the place of the Times's. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SOAKING } from '../../core/src/testing/effort.js';
import { PATIENCE } from '../src/serve/server.js';
import { always, anyDay, dayOf, nobody, place, serve } from './days.js';
import { pipsSolver } from './run.js';
import { ask, makeApp, type Running, SOON, start } from './serving.js';

const app = makeApp({ 'dist/index.html': '<p>' });
const DAY = '/daily/2025-08-24.json';

const serving = (url: string, more: NodeJS.ProcessEnv = {}) => start(app, ['--port', '0'], place(url, more).env);
const day = (date: string) => `/daily/${date}.json`;

async function problemOf({ port }: Running, path = DAY) {
  const { status, headers, body } = await ask({ port, path });
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  return { status, ...JSON.parse(body.toString()) };
}

/** So many days after today, where this machine is. */
function localDay(later: number): string {
  const now = new Date();
  return new Intl.DateTimeFormat('en-CA').format(new Date(now.getFullYear(), now.getMonth(), now.getDate() + later));
}

describe('the service', () => {
  it('says that it is there, which days it may have, and how long it waits', async () => {
    const before = localDay(1);
    const { port } = await serving('http://127.0.0.1:1', { PIPWRIGHT_NYT_TIMEOUT: '2.5s' });
    const { status, headers, body } = await ask({ port, path: '/daily/' });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    const said = JSON.parse(body.toString());
    expect(said).toMatchObject({ service: 'pipwright-daily', first: '2025-08-18', patience: 2500 });
    expect([before, localDay(1)]).toContain(said.last);
    expect((await ask({ port, path: '/daily/', method: 'HEAD' })).status).toBe(200);
  });

  it('gives a day as the Times does, and asks for it once, in this run and the next', async () => {
    const times = await serve(anyDay);
    const here = place(times.url);
    const { port, stop } = await start(app, ['--port', '0'], here.env);
    const first = await ask({ port, path: DAY });
    expect([first.status, first.body.toString()]).toEqual([200, dayOf('2025-08-24')]);
    await times.close();
    expect((await ask({ port, path: DAY })).body).toEqual(first.body);
    await stop();
    const again = await start(app, ['--port', '0'], here.env);
    expect((await ask({ port: again.port, path: DAY })).body).toEqual(first.body);
    expect(times.asked).toEqual(['/svc/2025-08-24.json']);
  });

  it('shares its cache with the other commands', async () => {
    const times = await serve(anyDay);
    const { cwd, env } = place(times.url);
    expect((await pipsSolver(['2025-08-24', 'hard'], { cwd, env })).status).toBe(0);
    const { port } = await start(app, ['--port', '0'], env);
    expect((await ask({ port, path: DAY })).status).toBe(200);
    expect(times.asked).toHaveLength(1);
  });

  it('fetches a day once for all who ask at the same time', async () => {
    const times = await serve((request, response) => setTimeout(() => anyDay(request, response), 500));
    const { port } = await serving(times.url);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask({ port, path: DAY })));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(times.asked).toHaveLength(1);
  });

  it('fetches few days at once, and gives those that it has all the same', async () => {
    let most = 0;
    let now = 0;
    const held: (() => void)[] = [];
    const times = await serve((request, response) => {
      if (request.url?.includes('08-24')) return anyDay(request, response);
      most = Math.max(most, ++now);
      held.push(() => {
        now--;
        anyDay(request, response);
      });
    });
    const running = await serving(times.url);
    const { port } = running;
    await ask({ port, path: DAY });
    const slow = [1, 2, 3, 4].map((i) => ask({ port, path: day(`2025-09-0${i}`) }));
    await expect.poll(() => held.length, SOON).toBe(4);
    expect(await problemOf(running, day('2025-09-05'))).toMatchObject({ status: 503, code: 'daily-busy' });
    expect((await ask({ port, path: DAY })).status).toBe(200);
    for (const release of held) release();
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(most).toBe(4);
  });

  // The soak waits as long as users do.
  it('waits as long as it is told to, longer than for a client that does nothing', async () => {
    const patience = SOAKING ? PATIENCE : { ...PATIENCE, idle: 250 };
    const times = await serve((request, response) => setTimeout(() => anyDay(request, response), patience.idle + 1500));
    const { env } = place(times.url, { PIPWRIGHT_NYT_TIMEOUT: '10m' });
    const { port } = await start(app, ['--port', '0'], env, { patience });
    expect((await ask({ port, path: DAY })).status).toBe(200);
  });
});

describe('a day that cannot be had', () => {
  const slowly = { PIPWRIGHT_NYT_TIMEOUT: '300ms' };

  it.each<[string, () => Promise<{ url: string }>, number, string, RegExp, NodeJS.ProcessEnv?]>([
    ['none of that date', () => serve(always(404)), 404, 'daily-no-such-day', /no puzzles for this day/],
    ['a broken server', () => serve(always(500, 'oops')), 502, 'daily-refused', /HTTP status 500/],
    ['another day', () => serve(always(200, dayOf('2025-08-25'))), 502, 'daily-other-day', /another day/],
    ['no server', nobody, 502, 'daily-no-network', /ECONNREFUSED/],
    ['no answer', () => serve(() => {}), 504, 'daily-timeout', /within 0\.3 s/, slowly],
  ])('is explained: %s', async (_, times, status, code, message, env = {}) => {
    const { url } = await times();
    const running = await serving(url, env);
    expect(await problemOf(running)).toMatchObject({ status, code, message: expect.stringMatching(message) });
    expect((await ask({ port: running.port, path: '/' })).status).toBe(200);
  });

  it('is not asked of the Times where it cannot be', async () => {
    const times = await serve(anyDay);
    const running = await serving(times.url);
    for (const date of ['2025-08-17', '1999-12-31', localDay(3), '9999-12-31'])
      expect(await problemOf(running, day(date))).toMatchObject({ status: 404, code: 'daily-no-such-day' });
    expect(times.asked).toEqual([]);
    for (const date of ['2025-08-18', localDay(0), localDay(1)])
      expect((await ask({ port: running.port, path: day(date) })).status).toBe(200);
    expect(times.asked).toHaveLength(3);
  });

  it('is no day, whatever it is called, and nothing else is reached', async () => {
    const times = await serve(anyDay);
    const running = await serving(times.url);
    const names = [
      '2025-02-30.json',
      '2025-8-24.json',
      '2025-08-24',
      '2025-08-24.JSON',
      '2025-08-24.json/',
      '2025-08-24.json.json',
      '%202025-08-24.json',
      '2025-08-24%0a.json',
      '2025-08-24%3fx.json',
      '+025-08-24.json',
      'today.json',
      'x/2025-08-24.json',
      '..%2f2025-08-24.json',
      'http:%2f%2fevil.example%2f2025-08-24.json',
      'http://evil.example/2025-08-24.json',
      '@evil.example/2025-08-24.json',
      '.json',
      '__proto__',
    ];
    for (const name of names) {
      const { status } = await ask({ port: running.port, path: `/daily/${name}` });
      expect([name, status]).toEqual([name, 400]);
    }
    expect(await problemOf(running, '/daily/2025-02-30.json')).toMatchObject({ code: 'date-invalid' });
    expect((await ask({ port: running.port, path: '/daily' })).status).toBe(404);
    expect((await ask({ port: running.port, path: `${DAY}?url=http://evil.example/` })).status).toBe(200);
    expect(times.asked).toEqual(['/svc/2025-08-24.json']);
  });

  it('is not for pages of others', async () => {
    const times = await serve(anyDay);
    const { port } = await serving(times.url);
    const from = (site: string, path = DAY) => ask({ port, path, headers: { 'sec-fetch-site': site } });
    for (const site of ['cross-site', 'same-site', 'something-new']) {
      expect((await from(site)).status).toBe(403);
      expect((await from(site, '/daily/')).status).toBe(403);
      // A link elsewhere may lead here.
      expect((await from(site, '/')).status).toBe(200);
    }
    expect(times.asked).toEqual([]);
    for (const site of ['same-origin', 'none']) expect((await from(site)).status).toBe(200);
    const fromPage = (origin: string) => ask({ port, path: DAY, headers: { origin } });
    expect((await fromPage('http://evil.example')).status).toBe(403);
    expect((await fromPage(`http://127.0.0.1:${port}`)).status).toBe(200);
    expect((await ask({ port, path: DAY, headers: { host: `evil.example:${port}` } })).status).toBe(421);
    expect((await ask({ port, path: DAY, method: 'POST' })).status).toBe(405);
  });

  it('is not kept when it is not whole', async () => {
    const here = place((await serve(always(200, dayOf('2025-08-24', { hard: null })))).url);
    const { port } = await start(app, ['--port', '0'], here.env);
    expect((await ask({ port, path: DAY })).status).toBe(200);
    expect(existsSync(join(here.cache, 'pipwright'))).toBe(false);
  });
});

it('ends while a day is on its way, and waits neither for the Times nor for those who asked', async () => {
  let onLeft = () => {};
  const left = new Promise<void>((resolve) => {
    onLeft = resolve;
  });
  const times = await serve((request) => void request.once('close', onLeft));
  const { port, stop } = await serving(times.url, { PIPWRIGHT_NYT_TIMEOUT: '60m' });
  const asking = ask({ port, path: DAY }).catch(() => 'sent away');
  await expect.poll(() => times.asked.length, SOON).toBe(1);
  expect(await stop()).toBe(0);
  expect(await asking).toBe('sent away');
  await left;
});
