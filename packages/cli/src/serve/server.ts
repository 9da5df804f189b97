/** The server itself: patience with a bound for every client, and no request that could end it. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answer, type Offer, type Place } from './answer.js';
import type { Guests } from './guests.js';
import { namesOf } from './hosts.js';

/** Far more than a browser opens, far fewer than the files a program may have open. */
const MOST_CONNECTIONS = 200;
const LIMITS = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
};
/** For a client that does not take what it asked for. */
const IDLE_MILLISECONDS = 20_000;

/** For whom a server is. */
export interface Audience {
  /** Where it is to listen. */
  readonly address: string;
  /** Who must be let in; undefined where everybody who can ask may. */
  readonly guests?: Guests;
}

export function makeServer(offer: Offer, { address, guests }: Audience): Server {
  const names = namesOf(address);
  const server = createServer(LIMITS, (request, response) => {
    const place = { names, port: request.socket.localPort ?? 0, guests };
    respond(request, response, offer, place).catch(() => response.destroy());
  });
  server.maxConnections = MOST_CONNECTIONS;
  server.timeout = IDLE_MILLISECONDS;
  return server;
}

async function respond(request: IncomingMessage, response: ServerResponse, offer: Offer, place: Place): Promise<void> {
  const asked = {
    method: request.method ?? '',
    target: request.url ?? '',
    hosts: request.headersDistinct.host ?? [],
    acceptEncoding: request.headers['accept-encoding'],
    ifNoneMatch: request.headers['if-none-match'],
    cookie: request.headers.cookie,
    fetchSite: request.headers['sec-fetch-site'],
  };
  // A day may take long to come: then the client waits for us, and is not to be sent away for it.
  request.socket.setTimeout(0);
  const { status, headers, body } = await answer(asked, offer, place);
  request.socket.setTimeout(IDLE_MILLISECONDS);
  response.writeHead(status, headers).end(body);
}
