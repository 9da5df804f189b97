/**
 * Keeps every file of the app in a cache, so that it opens without a network. Each is kept under its name and a digest
 * of its content: a new version fetches only what has changed, and beside it the version in use keeps its own files
 * as long as a window may run it. Nothing else is answered from here: other requests go to the network as they are.
 *
 * A host that is being updated never installs half a version: digests are compared when a file arrives. Workbox does
 * the same with 297 more packages, two thirds of all in the lock file.
 */
declare const self: ServiceWorkerGlobalScope;
/** Every file of this version with a digest of its content; `plugin.ts` puts the list here. */
declare const FILES: readonly (readonly [name: string, digest: string])[];

interface Kept {
  readonly address: string;
  readonly key: string;
  readonly digest: string;
}

const { scope } = self.registration;
const CACHE = `pipwright ${scope}`;
/** Names in here change with the content, so a file of any version is the right one. */
const ASSETS = new URL('assets/', scope).href;

/** The puzzles of days are kept a few months ahead; others as they are asked for. */
const MONTH = /\/days\/(\d+)-(\d+)\.json$/;
const MONTHS_AHEAD = 3;

const files = new Map(FILES.map(([name, digest]) => [new URL(name, scope).href, keptAs(name, digest)]));

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(dropOthers(1).then(() => self.clients.claim())));

// The page sends it once the player has agreed to a new version.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const address = fileAddress(request.url);
  const file = files.get(address);
  if (file !== undefined) event.respondWith(kept(file, request));
  else if (address.startsWith(ASSETS)) event.respondWith(keptBefore(address, request));
  if (request.mode === 'navigate') event.waitUntil(dropOthers(0).then(keepAgain));
});

function keptAs(name: string, digest: string): Kept {
  const key = new URL(name, scope);
  key.searchParams.set('digest', digest);
  return { address: new URL(name, scope).href, key: key.href, digest };
}

/** The app's page is found with whatever is asked of it: `./`, `./?text=…`, `./index.html#…`. */
function fileAddress(asked: string): string {
  const address = new URL(asked);
  address.search = address.hash = '';
  return address.href === scope ? new URL('index.html', scope).href : address.href;
}

async function kept(file: Kept, request: Request): Promise<Response> {
  try {
    const cache = await caches.open(CACHE);
    // Tools that clear a browser leave the service worker and empty its cache.
    return (await cache.match(file.key)) ?? (await keep(cache, file));
  } catch {
    return fetch(request);
  }
}

/** A file of an earlier version, for a window that still runs it. */
async function keptBefore(address: string, request: Request): Promise<Response> {
  const found = await caches.match(address, { cacheName: CACHE, ignoreSearch: true }).catch(() => undefined);
  return found ?? fetch(request);
}

/** All or nothing: when one file cannot be had, this version is not installed, and the browser tries again later. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const wanted = [...files.values()].filter((file) => !there.has(file.key) && isSoon(file));
  await Promise.all(wanted.map((file) => keep(cache, file)));
}

/** Of an app that is used for years: what was months ahead once is soon. Without a network it tries another time. */
async function keepAgain(): Promise<void> {
  if (self.registration.active !== null) await keepAll().catch(() => {});
}

function isSoon({ address }: Kept): boolean {
  const [, year, month] = MONTH.exec(address) ?? [];
  if (year === undefined) return true;
  const now = new Date();
  const ahead = (Number(year) - now.getFullYear()) * 12 + Number(month) - 1 - now.getMonth();
  return ahead >= -1 && ahead <= MONTHS_AHEAD;
}

async function keep(cache: Cache, { address, key, digest }: Kept): Promise<Response> {
  // Past the browser's own cache, which may still hold the file of an earlier version.
  const response = await fetch(address, { cache: 'no-cache', credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const content = await response.arrayBuffer();
  // A host between two versions, or one that answers with a page of its own, has another file at this address.
  if (!(await digestOf(content)).startsWith(digest)) throw new Error(`${address}: not of this version`);
  const headers = new Headers(response.headers);
  // Of how it was sent, and not of what is kept; with `vary: *` it could not be kept at all.
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  // A new one, since some hosts send index.html on to the folder, and browsers refuse such an answer for a page.
  const answer = new Response(content, { headers });
  await cache.put(key, answer.clone());
  return answer;
}

async function digestOf(content: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Drops the files of other versions unless more windows than this are open, which may run one of them: whoever agrees
 * to a new version has one open, whoever opens the app none. A version on its way has its files in the same cache.
 */
async function dropOthers(windows: number): Promise<void> {
  const cache = await caches.open(CACHE);
  const current = new Set([...files.values()].map(({ key }) => key));
  const requests = await cache.keys();
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.filter(({ url }) => url.startsWith(scope)).length > windows) return;
  // Looked at last, since a version may begin to install at any moment.
  const { installing, waiting } = self.registration;
  if (installing || waiting) return;
  await Promise.all(requests.filter(({ url }) => !current.has(url)).map((request) => cache.delete(request)));
}
