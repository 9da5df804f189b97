/** What a request is answered with: a file of the app, or a plain sentence. */
import type { OutgoingHttpHeaders } from 'node:http';
import { chooseEncoding } from './encoding.js';
import { entityTag, fileHeaders, namesTag, safetyHeaders } from './headers.js';
import { isOwnHost } from './hosts.js';
import { namedFile } from './request-path.js';
import type { Site } from './site.js';

export interface Asked {
  readonly method: string;
  /** As it came, with what stands after ?. */
  readonly target: string;
  readonly hosts: readonly string[];
  readonly acceptEncoding?: string | undefined;
  readonly ifNoneMatch?: string | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

export async function answer(asked: Asked, site: Site, port: number): Promise<Answer> {
  const sentence = (status: number, text: string, more: OutgoingHttpHeaders = {}) =>
    withLength(status, { ...safetyHeaders(site), ...SENTENCE, ...more }, Buffer.from(`${text}\n`));

  if (!isOwnHost(asked.hosts, port)) return sentence(421, `Pipwright is at http://127.0.0.1:${port}/ only.`);
  if (asked.method !== 'GET' && asked.method !== 'HEAD') {
    return sentence(405, 'Files can be read here, nothing else.', { allow: 'GET, HEAD', connection: 'close' });
  }
  const name = namedFile(asked.target);
  if (name === undefined) return sentence(400, 'This is no path of the app.');
  const file = site.files.get(name);
  if (file === undefined) return sentence(404, 'There is no such file in the app.');

  const encoding = file.isText ? chooseEncoding(asked.acceptEncoding) : undefined;
  const headers = { ...safetyHeaders(site), ...fileHeaders(file, encoding) };
  if (namesTag(asked.ifNoneMatch, entityTag(file, encoding))) return { status: 304, headers, body: Buffer.alloc(0) };
  return withLength(200, headers, encoding === undefined ? file.content : await file.as(encoding));
}

const SENTENCE = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' };

function withLength(status: number, headers: OutgoingHttpHeaders, body: Buffer): Answer {
  return { status, headers: { ...headers, 'content-length': body.length }, body };
}
