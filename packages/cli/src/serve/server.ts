/** The server itself: patience with a bound for every client, and no request that could end it. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answer, type Offer, type Place } from './answer.js';
import type { Guests } from './guests.js';
import { namesOf } from './hosts.js';

/** For how many milliseconds clients are waited for. */
export interface Patience {
  /** Until all headers are there. */
  readonly headers: number;
  /** Until a request is there. */
  readonly request: number;
  /** Between two requests. */
  readonly keepAlive: number;
  /** For a client that does not take what it asked for. */
  readonly idle: number;
  /** How often is looked who is late. */
  readonly look: number;
}

export const PATIENCE: Patience = { headers: 5_000, request: 10_000, keepAlive: 5_000, idle: 20_000, look: 1_000 };

/** Far more than a browser opens, far fewer than the files a program may have open. */
const MOST_CONNECTIONS = 200;

/** For whom a server is. */
interface Audience {
  /** Where it is to listen. */
  readonly address: string;
  /** Who must be let in; undefined where everybody who can ask may. */
  readonly guests?: Guests;
}

export function makeServer(offer: Offer, { address, guests }: Audience, patience: Patience): Server {
  const names = namesOf(address);
  const limits = {
    headersTimeout: patience.headers,
    requestTimeout: patience.request,
    keepAliveTimeout: patience.keepAlive,
    connectionsCheckingInterval: patience.look,
  };
  const server = createServer(limits, (request, response) => {
    const place = { names, port: request.socket.localPort ?? 0, guests };
    respond(request, response, offer, place, patience).catch(() => response.destroy());
  });
  server.maxConnections = MOST_CONNECTIONS;
  server.timeout = patience.idle;
  return server;
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  offer: Offer,
  place: Place,
  { idle }: Patience,
): Promise<void> {
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
  request.socket.setTimeout(idle);
  response.writeHead(status, headers).end(body);
}
