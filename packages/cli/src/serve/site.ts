/**
 * The app as it is served: read once, into memory, since it is small. No request reaches the disk after that, so none
 * can reach what is not the app, and a build under way does not show. Links and dot files are no part of it.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Encoding, encode } from './encoding.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

export class SiteFile {
  readonly name: string;
  readonly content: Buffer;
  readonly digest: string;
  readonly type: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(name: string, content: Buffer) {
    this.name = name;
    this.content = content;
    this.digest = createHash('sha256').update(content).digest('base64url').slice(0, 22);
    this.type = TYPES[extname(name)] ?? 'application/octet-stream';
  }

  get isText(): boolean {
    return this.type.includes('charset');
  }

  as(encoding: Encoding): Promise<Buffer> {
    const encoded = this.#encoded.get(encoding) ?? encode(encoding, this.content);
    this.#encoded.set(encoding, encoded);
    return encoded;
  }
}

export interface Site {
  /** By their names, with / between folders. */
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly policy: string;
}

export async function readSite(folder: string): Promise<Site | undefined> {
  const files = new Map<string, SiteFile>();
  await readInto(files, folder, '');
  const page = files.get('index.html');
  return page && { files, policy: policyOf(page.content.toString('utf8')) };
}

/** The page's own policy, so that there is one, and what a page cannot ask for by itself: never to be in a frame. */
function policyOf(page: string): string {
  const own = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(page)?.[1] ?? "default-src 'self'";
  return `${own}; frame-ancestors 'none'`;
}

async function readInto(files: Map<string, SiteFile>, folder: string, prefix: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    const name = prefix + entry.name;
    if (entry.isDirectory()) await readInto(files, path, `${name}/`);
    else if (entry.isFile()) files.set(name, new SiteFile(name, await readFile(path)));
  }
}
