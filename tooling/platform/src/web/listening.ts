import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

import { getRequestListener, RequestError } from '@hono/node-server';

const STOP_WITHIN_MS = 10_000;

type Headers = Readonly<Record<string, string>>;

/** The statuses of errors of Node's HTTP parser, by code; all others are 400. */
const parserStatuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function answerMalformed(error: NodeJS.ErrnoException, socket: Duplex, headers: Headers): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const status = parserStatuses[error.code ?? ''] ?? 400;
    const lines = Object.entries({ ...headers, Connection: 'close' }).map((line) => line.join(': '));
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'));
  }
  socket.destroy(error);
}

/**
 * Creates an HTTP server for an app.
 *
 * @param headers - of responses to malformed requests, which never reach the app.
 * @param answersItself - answers a request without the app, or returns false.
 */
export function createListener(
  fetch: Parameters<typeof getRequestListener>[0],
  headers: Headers,
  answersItself: (request: IncomingMessage, response: ServerResponse) => boolean = () => false,
): Server {
  const bare = { ...headers, 'Content-Length': '0' };
  const listener = getRequestListener(fetch, {
    errorHandler: (error) =>
      new Response(null, { status: error instanceof RequestError ? 400 : 500, headers: bare }),
  });
  // A missing Host header is rejected by the app, with the other malformed requests.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    if (!answersItself(request, response)) void listener(request, response);
  });
  server.on('clientError', (error, socket) => answerMalformed(error, socket, bare));
  server.on('checkExpectation', (_request, response) => response.writeHead(417, bare).end());
  return server;
}

/**
 * Starts listening and returns the port. `variable` is the setting to name in the error if the port is taken.
 */
export async function listen(server: Server, port: number, host: string, variable = 'PORT'): Promise<number> {
  await new Promise<void>((done, fail) => {
    server.once('error', (cause: NodeJS.ErrnoException) =>
      fail(
        cause.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use: choose another with ${variable}.`, { cause })
          : cause,
      ),
    );
    server.listen(port, host, done);
  });
  return (server.address() as AddressInfo).port;
}

/** Lets pending requests finish, for at most ten seconds. */
export async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS);
  await closed;
  clearTimeout(timer);
}
