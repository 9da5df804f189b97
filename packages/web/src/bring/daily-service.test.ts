import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DailyService, fetchDay, findDailyService } from './daily-service.js';

const SERVICE = { service: 'pipwright-daily', first: '2025-08-18', last: '2026-11-16', patience: 10_000 };
const THERE: DailyService = { first: '2025-08-18', last: '2026-11-16', patience: 10_000 };
const JSON_TYPE = 'application/json; charset=utf-8';

const nobodyLeaves = new AbortController().signal;

function answering(body: string, type: string, status = 200): void {
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': type } }));
}

beforeEach(() => {
  vi.stubGlobal('document', { baseURI: 'http://host.example/some/folder/index.html' });
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the service', () => {
  it('is looked for beside the app, and known by what it says', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: URL) => {
      asked.push(address.href);
      return new Response(JSON.stringify(SERVICE), { headers: { 'content-type': JSON_TYPE } });
    });
    expect(await findDailyService(nobodyLeaves)).toEqual(THERE);
    expect(asked).toEqual(['http://host.example/some/folder/daily/']);
  });

  it.each<[string, string, string, number?]>([
    ['nothing', 'Not found', 'text/plain', 404],
    ['the app, as hosts answer to everything', '<!doctype html>', 'text/html'],
    ['a page that says it is JSON', '<!doctype html>', JSON_TYPE],
    ['nothing, in JSON', JSON.stringify(SERVICE), JSON_TYPE, 404],
    ['null', 'null', JSON_TYPE],
    ['a list', '[]', JSON_TYPE],
    ['another service', JSON.stringify({ ...SERVICE, service: 'weather' }), JSON_TYPE],
    ['no dates', JSON.stringify({ ...SERVICE, first: '"><script>' }), JSON_TYPE],
    ['no time', JSON.stringify({ ...SERVICE, patience: '10s' }), JSON_TYPE],
  ])('is not there where there is %s', async (_, body, type, status) => {
    answering(body, type, status);
    expect(await findDailyService(nobodyLeaves)).toBeUndefined();
  });

  it('is not there without a network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await findDailyService(nobodyLeaves)).toBeUndefined();
  });
});

describe('a day', () => {
  const day = () => fetchDay('2025-08-24', THERE, nobodyLeaves);

  it('comes as it is', async () => {
    answering('{"printDate":"2025-08-24"}', JSON_TYPE);
    expect(await day()).toEqual({ text: '{"printDate":"2025-08-24"}' });
  });

  it.each([
    ['daily-no-such-day', 404, 'none'],
    ['daily-no-network', 502, 'unreachable'],
    ['daily-refused', 502, 'refused'],
    ['daily-not-json', 502, 'garbage'],
    ['daily-timeout', 504, 'late'],
    ['daily-busy', 503, 'busy'],
    ['something-new', 500, 'refused'],
    ['constructor', 500, 'refused'],
  ])('may be refused: %s', async (code, status, trouble) => {
    answering(JSON.stringify({ code }), JSON_TYPE, status);
    expect(await day()).toEqual({ trouble });
  });

  it.each([200, 404])('is not what another host answers: %i', async (status) => {
    answering('<!doctype html>', 'text/html', status);
    expect(await day()).toEqual({ trouble: 'gone' });
  });

  it('is not waited for when the server is gone, or the network is', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await day()).toEqual({ trouble: 'gone' });
    vi.stubGlobal('navigator', { onLine: false });
    expect(await day()).toEqual({ trouble: 'offline' });
  });

  describe('that never comes', () => {
    const endless = (_: URL, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))));

    it('is given up after the server would have', async () => {
      vi.useFakeTimers();
      vi.stubGlobal('fetch', endless);
      const answer = day();
      await vi.advanceTimersByTimeAsync(14_999);
      expect(await Promise.race([answer, 'waiting'])).toBe('waiting');
      await vi.advanceTimersByTimeAsync(1);
      expect(await answer).toEqual({ trouble: 'slow' });
    });

    it('is waited for however long the server waits', async () => {
      vi.useFakeTimers();
      vi.stubGlobal('fetch', endless);
      const answer = fetchDay('2025-08-24', { ...THERE, patience: 2 ** 31 - 1 }, nobodyLeaves);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await Promise.race([answer, 'waiting'])).toBe('waiting');
    });

    it('is nobody’s affair once it is cancelled', async () => {
      vi.stubGlobal('fetch', endless);
      const leaving = new AbortController();
      const answer = fetchDay('2025-08-24', THERE, leaving.signal);
      leaving.abort();
      expect(await answer).toBeUndefined();
    });
  });
});
