/** `pipwright serve` between the browser and a server in the place of the Times's. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressFrom } from '../../../scripts/testing/address-from.mjs';
import { exampleText } from './bring.js';

const launcher = fileURLToPath(new URL('../../../scripts/launch.mjs', import.meta.url));

/** Shorter than anybody would wait for the Times; long enough for a busy machine to answer itself. */
const PATIENCE = '2s';

export interface Serving {
  /** On this machine. */
  readonly address: string;
  /** All it has said so far. */
  readonly said: string;
  /** The days that the Times was asked for, in order. */
  readonly asked: readonly string[];
  /** Ends the server alone, as Ctrl-C does. */
  end(): Promise<void>;
  /** Ends everything. */
  close(): Promise<void>;
}

/** What the Times answers for each day. */
export type Times = Readonly<Record<string, RequestListener>>;

export async function startServing(times: Times, ...args: string[]): Promise<Serving> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const date = /([\d-]+)\.json$/.exec(request.url ?? '')?.[1] ?? '';
    asked.push(date);
    (times[date] ?? answering(404))(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cache = mkdtempSync(join(tmpdir(), 'pipwright-cache-'));
  const env = {
    ...process.env,
    PIPWRIGHT_NYT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    PIPWRIGHT_NYT_TIMEOUT: PATIENCE,
    XDG_CACHE_HOME: cache,
    LOCALAPPDATA: cache,
    HOME: cache,
  };
  const child = spawn(process.execPath, [launcher, 'serve', '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (part) => {
    said += part;
  });
  const address = await addressFrom(child.stdout);
  return {
    address,
    get said() {
      return said;
    },
    asked,
    end: () => endOf(child),
    async close() {
      await Promise.all([endOf(child), closed(server)]);
      rmSync(cache, { recursive: true, force: true });
    },
  };
}

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

async function closed(server: Server): Promise<void> {
  const end = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await end;
}

export const answering =
  (status: number, body = ''): RequestListener =>
  (_, response) => {
    response.writeHead(status).end(body);
  };

/** The example of a day, as if it were of this date. */
export function dayOf(date: string): string {
  return JSON.stringify({ ...JSON.parse(exampleText('day_with_three_levels.json')), printDate: date });
}
