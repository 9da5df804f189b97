/** A host that knows nothing of the app: the files of a folder as they are at the moment, until it is closed. */
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** The app as it is built. */
export const dist = new URL('../dist/', import.meta.url);

export interface Host {
  readonly address: string;
  /** Paths that it could not answer. */
  readonly missed: readonly string[];
  close(): Promise<void>;
}

/** Serves a folder below a path of a host of its own. */
export async function hostFolder(folder: URL, path = '/'): Promise<Host> {
  const missed: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = new URL(pathname === path ? 'index.html' : pathname.slice(path.length), folder);
    if (!pathname.startsWith(path) || !existsSync(file) || statSync(file).isDirectory()) {
      missed.push(pathname);
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(file.pathname)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(readFileSync(file));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    missed,
    async close() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
