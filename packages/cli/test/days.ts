/** A server of days on this machine, in the place of the Times's. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export interface DayServer {
  readonly url: string;
  /** The paths asked for, in order. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

const open: DayServer[] = [];
afterAll(() => Promise.all(open.map((server) => server.close())));

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
  open.push(day);
  return day;
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
  solution: [
    [
      [0, 0],
      [0, 1],
    ],
  ],
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
