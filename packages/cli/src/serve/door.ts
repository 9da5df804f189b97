/**
 * The door to the network: nothing of the app goes through it to a device that has not shown a token once. Who does is
 * sent on to the same page without it, so that it stays neither in the address nor in a bookmark.
 */
import type { OutgoingHttpHeaders } from 'node:http';
import type { Guests } from './guests.js';

interface Knock {
  readonly method: string;
  readonly target: string;
  readonly cookie?: string | undefined;
}

interface DoorAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly text: string;
}

/** Undefined for a guest who is known: then the app answers. */
export function answerAtDoor({ method, target, cookie }: Knock, guests: Guests, port: number): DoorAnswer | undefined {
  // Browsers keep the cookies of all ports of a host together.
  const name = `pipwright-${port}`;
  const session = cookieOf(cookie, name);
  const isKnown = session !== undefined && guests.knows(session);
  const token = tokenIn(target);
  if (token === undefined) return isKnown ? undefined : shut();
  if (isKnown) return sendOn();
  // Looking is not entering: a token is not used up by what only asks whether the page is there.
  const admitted = method === 'GET' ? guests.admit(token) : undefined;
  if (admitted === undefined) return shut();
  return sendOn({ 'set-cookie': `${name}=${admitted}; Path=/; HttpOnly; SameSite=Strict` });
}

function tokenIn(target: string): string | undefined {
  const [path, query = ''] = target.split('?', 2);
  return path === '/' ? (new URLSearchParams(query).get('token') ?? undefined) : undefined;
}

function cookieOf(header = '', name: string): string | undefined {
  const pairs = header.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

const UNKEPT = { 'cache-control': 'no-store' };

function sendOn(more: OutgoingHttpHeaders = {}): DoorAnswer {
  return { status: 303, headers: { ...UNKEPT, location: '/', ...more }, text: '' };
}

function shut(): DoorAnswer {
  return { status: 403, headers: { ...UNKEPT, 'content-type': 'text/html; charset=utf-8' }, text: SHUT };
}

/**
 * A browser that followed a link on a page of others does not send the cookie it has just been given, so the way in is
 * a link here.
 */
const SHUT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Pipwright</title>
<p>This device is not let in yet. Open the address with a token that pipwright serve shows where it runs; each works once, for one device.
<p>If you have just opened such an address, <a href="/">go on to Pipwright</a>.
</html>
`;
