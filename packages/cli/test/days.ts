/** A server of days on this machine, in the place of the Times's, and places to ask it from. */

import { mkdirSync, mkdtempSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pairs } from '../../core/src/testing/short-forms.js';
import { atEnd } from './ends.js';
import { folder } from './files.js';

export interface DayServer {
  readonly url: string;
  /** The paths asked for, in order. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

export async function serve(answer: RequestListener): Promise<DayServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const day: DayServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/svc`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  atEnd(day.close);
  return day;
}

export interface Place {
  readonly cwd: string;
  readonly cache: string;
  readonly env: NodeJS.ProcessEnv;
}

/** An empty folder to stand in, and an empty cache. */
export function place(url: string, more: NodeJS.ProcessEnv = {}): Place {
  const home = mkdtempSync(join(folder, 'home-'));
  const cache = join(home, 'cache');
  const cwd = join(home, 'work');
  mkdirSync(cwd);
  const env = { HOME: home, USERPROFILE: home, XDG_CACHE_HOME: cache, LOCALAPPDATA: cache, PIPWRIGHT_NYT_URL: url };
  return { cwd, cache, env: { ...env, ...more } };
}

/** A level of one domino, solved by laying it the way of its number. */
const level = (id: number, pips: readonly [number, number]) => ({
  id,
  constructors: 'Us',
  dominoes: [pips],
  regions: [
    { indices: [[0, 0]], type: 'empty' },
    { indices: [[0, 1]], type: 'sum', target: pips[1] },
  ],
  solution: [pairs('0,0 0,1')],
});

export const dayOf = (printDate: string, changes: Readonly<Record<string, unknown>> = {}) =>
  JSON.stringify({
    printDate,
    editor: 'Us',
    easy: level(1, [0, 1]),
    medium: level(2, [1, 2]),
    hard: level(3, [2, 3]),
    ...changes,
  });

/** Answers every date with a whole day of that date. */
export const anyDay: RequestListener = ({ url }, response) => {
  response.end(dayOf(/(\d{4}-\d\d-\d\d)\.json$/.exec(url ?? '')?.[1] ?? ''));
};

export const always =
  (status: number, body: string | Buffer = ''): RequestListener =>
  (_, response) => {
    response.writeHead(status).end(body);
  };

/** A server that has gone. */
export async function nobody(): Promise<DayServer> {
  const server = await serve(anyDay);
  await server.close();
  return server;
}
