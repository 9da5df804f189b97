/**
 * Keeps every file of the app in a cache, so that it opens without a network. Each is kept under its name and a digest
 * of its content: a new version fetches only what has changed, and beside it the version in use keeps its own files
 * until it goes. Nothing else is answered from here: requests for other addresses go to the network as they are.
 */
declare const self: ServiceWorkerGlobalScope;
/** Every file of this version with a digest of its content; `plugin.ts` puts the list here. */
declare const FILES: readonly (readonly [name: string, digest: string])[];

const { scope } = self.registration;
const CACHE = `pipwright ${scope}`;

/** Under which address each file is asked for, and under which it is kept. */
const keys = new Map(FILES.map(([name, digest]) => [new URL(name, scope).href, keyOf(name, digest)]));

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(dropOthers().then(() => self.clients.claim())));

// The page sends it once the player has agreed to a new version.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const key = event.request.method === 'GET' ? keys.get(fileAddress(event.request.url)) : undefined;
  if (key !== undefined) event.respondWith(kept(key, event.request));
});

function keyOf(name: string, digest: string): string {
  const address = new URL(name, scope);
  address.searchParams.set('digest', digest);
  return address.href;
}

/** The app's page is found with whatever is asked of it: `./`, `./?text=…`, `./index.html#…`. */
function fileAddress(asked: string): string {
  const address = new URL(asked);
  address.search = address.hash = '';
  return address.href === scope ? new URL('index.html', scope).href : address.href;
}

async function kept(key: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(key)) ?? fetch(request);
}

/** All or nothing: when one file cannot be had, this version is not installed, and the browser tries again later. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all([...keys].map(async ([address, key]) => (await cache.match(key)) ?? keep(cache, address, key)));
}

async function keep(cache: Cache, address: string, key: string): Promise<void> {
  // Past the browser's own cache, which may still hold the file of an earlier version.
  const response = await fetch(address, { cache: 'no-cache', credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // Some hosts send index.html on to the folder; browsers refuse such an answer for a page.
  const { body, headers } = response;
  await cache.put(key, response.redirected ? new Response(body, { headers }) : response);
}

async function dropOthers(): Promise<void> {
  const cache = await caches.open(CACHE);
  const current = new Set(keys.values());
  const requests = await cache.keys();
  await Promise.all(requests.filter(({ url }) => !current.has(url)).map((request) => cache.delete(request)));
}
