/** What a request is answered with: a file of the app, a day of the Times, or a plain sentence. */
import type { OutgoingHttpHeaders } from 'node:http';
import { answerDaily, isDaily } from './daily-answer.js';
import type { Days } from './days.js';
import { chooseEncoding } from './encoding.js';
import { entityTag, fileHeaders, namesTag, safetyHeaders } from './headers.js';
import { hostOf, LOOPBACK } from './networks.js';
import type { Site } from './site.js';

interface Asked {
  readonly method: string;
  readonly target: string;
  readonly hosts: readonly string[];
  readonly acceptEncoding?: string | undefined;
  readonly ifNoneMatch?: string | undefined;
  /** Whose page asks, as its browser says. */
  readonly fetchSite?: string | undefined;
  readonly origin?: string | undefined;
}

interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

export interface Offer {
  readonly site: Site;
  readonly days: Days;
}

export interface Place {
  readonly address: string;
  readonly port: number;
}

export async function answer(asked: Asked, { site, days }: Offer, { address, port }: Place): Promise<Answer> {
  const safety = safetyHeaders(site, address === LOOPBACK);
  const reply = (status: number, headers: OutgoingHttpHeaders, content: Buffer | string): Answer => {
    const body = typeof content === 'string' ? Buffer.from(content) : content;
    return { status, headers: { ...safety, ...headers, 'content-length': body.length }, body };
  };
  const say = (status: number, text: string, more: OutgoingHttpHeaders = {}) =>
    reply(status, { ...SENTENCE, ...more }, `${text}\n`);

  if (!isOwnHost(asked.hosts, address, port))
    return say(421, `Pipwright is at http://${hostOf(address)}:${port}/ only.`);
  if (asked.method !== 'GET' && asked.method !== 'HEAD') {
    return say(405, 'Files can be read here, nothing else.', { allow: 'GET, HEAD', connection: 'close' });
  }
  const name = namedFile(asked.target);
  if (name === undefined) return say(400, 'This is no path of the app.');
  if (isDaily(name)) {
    if (isOfOtherPage(asked)) return say(403, 'Only the app itself is answered here.');
    const { status, text } = await answerDaily(name, days);
    return reply(status, DAILY, text);
  }
  const file = site.files.get(name);
  if (file === undefined) return say(404, 'There is no such file in the app.');

  const encoding = file.isText ? chooseEncoding(asked.acceptEncoding) : undefined;
  const headers = fileHeaders(file, encoding);
  if (namesTag(asked.ifNoneMatch, entityTag(file, encoding)))
    return { status: 304, headers: { ...safety, ...headers }, body: Buffer.alloc(0) };
  return reply(200, headers, encoding === undefined ? file.content : await file.as(encoding));
}

const SENTENCE = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' };
/** The cache of the command line is enough, and knows which days are whole. */
const DAILY = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/**
 * Does a page ask that is not ours, to make this machine ask the Times? A browser says whose page it is to addresses it
 * trusts, of which 127.0.0.1 is one, and to others only where a page wants to read the answer.
 */
function isOfOtherPage({ fetchSite = 'none', origin, hosts }: Asked): boolean {
  return !['same-origin', 'none'].includes(fetchSite) || (origin !== undefined && origin !== `http://${hosts[0]}`);
}

/** @param hosts every Host header of a request */
export function isOwnHost(hosts: readonly string[], address: string, port: number): boolean {
  const names = address === LOOPBACK ? [LOOPBACK, 'localhost', '[::1]'] : [hostOf(address)];
  const [host, ...others] = hosts.map((each) => each.toLowerCase());
  return others.length === 0 && names.some((name) => host === `${name}:${port}` || (port === 80 && host === name));
}

/** The name below the app's folder, which may or may not be there; undefined for what is no plain path. */
export function namedFile(target: string): string | undefined {
  const [path = ''] = target.split('?', 1);
  if (!path.startsWith('/') || /%(?:2f|5c)/i.test(path)) return undefined;
  const name = decoded(path.slice(1));
  if (name === undefined || /[\\\p{Cc}]/u.test(name)) return undefined;
  if (name.split('/').some((part) => part === '.' || part === '..')) return undefined;
  return name === '' ? 'index.html' : name;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
