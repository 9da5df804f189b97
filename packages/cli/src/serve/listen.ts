/** Finds a port that is free at all addresses the app is to be had from, and listens there and nowhere else. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { err, ok, type Problem, type Result } from '@pipwright/core';
import { problem } from '../words.js';

export const DEFAULT_PORT = 8137;
const PORTS_TO_TRY = 100;

interface Entrance {
  readonly server: Server;
  readonly address: string;
}

/** Listens on the port asked for, else on the first free one from the usual one on; 0 takes any. Returns which. */
export async function listen(
  entrances: readonly Entrance[],
  asked: number | undefined,
): Promise<Result<number, Problem>> {
  const first = asked ?? DEFAULT_PORT;
  // One that is free here may be taken at another address.
  const tries = asked === undefined || asked === 0 ? PORTS_TO_TRY : 1;
  for (let i = 0; i < tries; i++) {
    const port = first === 0 ? 0 : first + i;
    const found = await tryPort(entrances, port);
    if (typeof found === 'number') return ok(found);
    const { address, reason } = found;
    if (reason === 'EADDRNOTAVAIL') return err(problem('host-unusable', {}, { address, reason }));
    if (reason !== 'EADDRINUSE') return err(problem('port-unusable', {}, { port, reason }));
  }
  return err(problem('port-taken', {}, { first, last: first + tries - 1 }));
}

export function close(entrances: readonly Entrance[]): void {
  for (const { server } of entrances) {
    server.close();
    server.closeAllConnections();
  }
}

interface Failure {
  readonly address: string;
  readonly reason: string;
}

/** The port when all listen; else none does. */
async function tryPort(entrances: readonly Entrance[], wanted: number): Promise<number | Failure> {
  let port = wanted;
  for (const [i, { server, address }] of entrances.entries()) {
    try {
      server.listen(port, address);
      await once(server, 'listening');
      ({ port } = server.address() as AddressInfo);
    } catch (error) {
      close(entrances.slice(0, i));
      return { address, reason: String((error as NodeJS.ErrnoException).code) };
    }
  }
  return port;
}
