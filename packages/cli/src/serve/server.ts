/** The server itself: patience with a bound for every client, and no request that could end it. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answer, type Offer, type Place } from './answer.js';
import { LOOPBACK } from './networks.js';

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

/** Of these, for each device of a network. */
const MOST_FROM_ONE = 20;

/** @param address where it is to listen */
export function makeServer(offer: Offer, address: string, patience: Patience): Server {
  const limits = {
    headersTimeout: patience.headers,
    requestTimeout: patience.request,
    keepAliveTimeout: patience.keepAlive,
    connectionsCheckingInterval: patience.look,
  };
  const server = createServer(limits, (request, response) => {
    const place = { address, port: request.socket.localPort ?? 0 };
    respond(request, response, offer, place, patience).catch(() => response.destroy());
  });
  server.maxConnections = MOST_CONNECTIONS;
  server.timeout = patience.idle;
  // All programs of this machine share its own address.
  if (address !== LOOPBACK) limitEach(server);
  return server;
}

/** Closes what a remote address opens beyond its share of the connections. */
function limitEach(server: Server): void {
  const open = new Map<string | undefined, number>();
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    const before = open.get(remoteAddress) ?? 0;
    if (before >= MOST_FROM_ONE) return void socket.destroy();
    open.set(remoteAddress, before + 1);
    socket.once('close', () => {
      const left = (open.get(remoteAddress) ?? 0) - 1;
      if (left > 0) open.set(remoteAddress, left);
      else open.delete(remoteAddress);
    });
  });
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
    fetchSite: request.headers['sec-fetch-site'],
    origin: request.headers.origin,
  };
  // A day may take long to come: then the client waits for us, and is not to be sent away for it.
  request.socket.setTimeout(0);
  const { status, headers, body } = await answer(asked, offer, place);
  request.socket.setTimeout(idle);
  response.writeHead(status, headers).end(body);
}
