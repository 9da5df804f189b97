/** A host that knows nothing of the app: the files of folders as they are at the moment, until it is closed. */
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
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
  /** Of the first folder. */
  readonly address: string;
  /** Paths that it could not answer. */
  readonly missed: readonly string[];
  /** How it answers a path in the place of a file. */
  readonly instead: Map<string, RequestListener>;
  close(): Promise<void>;
}

/** Serves a folder below a path of a host of its own. */
export function hostFolder(folder: URL, path = '/'): Promise<Host> {
  return hostFolders({ [path]: folder });
}

/** Serves folders, each below a path. */
export async function hostFolders(folders: Readonly<Record<string, URL>>): Promise<Host> {
  const missed: string[] = [];
  const instead: Host['instead'] = new Map();
  const [first = '/'] = Object.keys(folders);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const other = instead.get(pathname);
    if (other !== undefined) return other(request, response);
    const file = fileOf(folders, pathname);
    if (file === undefined) {
      missed.push(pathname);
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(file.pathname)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(readFileSync(file));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${first}`,
    missed,
    instead,
    async close() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function fileOf(folders: Readonly<Record<string, URL>>, pathname: string): URL | undefined {
  const [path, folder] = Object.entries(folders).find(([each]) => pathname.startsWith(each)) ?? [];
  if (path === undefined || folder === undefined) return undefined;
  const file = new URL(pathname === path ? 'index.html' : pathname.slice(path.length), folder);
  return existsSync(file) && !statSync(file).isDirectory() ? file : undefined;
}
