/** The server itself: patience with a bound for every client, and no request that could end it. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answer, type Offer } from './answer.js';

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

export function makeServer(offer: Offer): Server {
  const server = createServer(LIMITS, (request, response) => {
    respond(request, response, offer).catch(() => response.destroy());
  });
  server.maxConnections = MOST_CONNECTIONS;
  server.timeout = IDLE_MILLISECONDS;
  return server;
}

async function respond(request: IncomingMessage, response: ServerResponse, offer: Offer): Promise<void> {
  const asked = {
    method: request.method ?? '',
    target: request.url ?? '',
    hosts: request.headersDistinct.host ?? [],
    acceptEncoding: request.headers['accept-encoding'],
    ifNoneMatch: request.headers['if-none-match'],
    fetchSite: request.headers['sec-fetch-site'],
  };
  // A day may take long to come: then the client waits for us, and is not to be sent away for it.
  request.socket.setTimeout(0);
  const { status, headers, body } = await answer(asked, offer, request.socket.localPort ?? 0);
  request.socket.setTimeout(IDLE_MILLISECONDS);
  response.writeHead(status, headers).end(body);
}
