/** Finds a port on this machine, and only on this machine. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { err, ok, type Problem, problemMaker, type Result } from '@pipwright/core';
import type { fileWords } from '../words.js';

export const USUAL_PORT = 8137;
const PORTS_TO_TRY = 100;

const problem = problemMaker<typeof fileWords>();

/** Listens on the port asked for, else on the first free one from the usual one on; 0 takes any. Returns which. */
export async function listen(server: Server, asked: number | undefined): Promise<Result<number, Problem>> {
  const first = asked ?? USUAL_PORT;
  const last = asked ?? USUAL_PORT + PORTS_TO_TRY - 1;
  for (let port = first; port <= last; port++) {
    const reason = await tryPort(server, port);
    if (reason === undefined) return ok((server.address() as AddressInfo).port);
    if (reason !== 'EADDRINUSE') return err(problem('port-unusable', {}, { port, reason }));
  }
  return err(problem('port-taken', {}, { first, last }));
}

/** Undefined when it listens, else why it cannot. */
async function tryPort(server: Server, port: number): Promise<string | undefined> {
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}
