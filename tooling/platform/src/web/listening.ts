import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

import { getRequestListener, RequestError } from '@hono/node-server';

const STOP_WITHIN_MS = 10_000;
/**
 * Bounds the loop below, because under heavy load each turn of the event loop brings a connection or work.
 */
const TURNS_TO_ACCEPT = 1000;
/**
 * In a turn of the event loop that is shorter than this, no connection can have arrived after the turn looked
 * for new ones.
 */
const QUIET_TURN_MS = 0.5;
/**
 * Longer than the 60 seconds for which nginx, HAProxy and others keep an idle connection. The side that sends
 * requests should close it: otherwise a request may arrive while this side is closing the connection.
 */
const KEEP_ALIVE_MS = 75_000;

type Headers = Readonly<Record<string, string>>;

const parserStatuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function respondToMalformed(error: NodeJS.ErrnoException, socket: Duplex, headers: Headers): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const status = parserStatuses[error.code ?? ''] ?? 400;
    const lines = Object.entries({ ...headers, Connection: 'close' }).map((line) => line.join(': '));
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'));
  }
  socket.destroy(error);
}

interface ListenerOptions {
  readonly respondsItself?: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  /**
   * Whether a request of HTTP/1.0, which some load balancers send, may lack the host. It then gets a host
   * that no site has. All other requests without a host are malformed.
   */
  readonly needsNoHost?: boolean;
}

const NO_HOST = 'none.invalid';

/**
 * Creates an HTTP server for an app.
 * @param headers - headers of responses to malformed requests, which never reach the app.
 */
export function createListener(
  fetch: Parameters<typeof getRequestListener>[0],
  headers: Headers,
  { respondsItself = () => false, needsNoHost = false }: ListenerOptions = {},
): Server {
  const bare = { ...headers, 'Content-Length': '0' };
  const listener = getRequestListener(fetch, {
    errorHandler: (error) =>
      new Response(null, { status: error instanceof RequestError ? 400 : 500, headers: bare }),
  });
  // The app rejects a missing Host header itself, in the same way as other malformed requests.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    if (needsNoHost && request.httpVersion === '1.0') request.headers.host ??= NO_HOST;
    if (!respondsItself(request, response)) void listener(request, response);
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('clientError', (error, socket) => respondToMalformed(error, socket, bare));
  server.on('checkExpectation', (_request, response) => response.writeHead(417, bare).end());
  return server;
}

/**
 * Starts listening and returns the port.
 * @param variable - the setting that the error names if the port is taken.
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

/**
 * Adds `Connection: close` to all further responses, so that clients send their next requests to another
 * process.
 */
export function drain(server: Server): void {
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
}

/**
 * Accepts waiting connections and reads their requests. The system would reset them when the server stops
 * listening, and a load balancer does not resend a request that may have been read.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let isBusy = true;
  const onConnection = () => (isBusy = true);
  server.on('connection', onConnection);
  for (let turn = 0; isBusy && turn < TURNS_TO_ACCEPT; turn += 1) {
    isBusy = false;
    const began = performance.now();
    // `setImmediate` continues right after the phase of the event loop that accepts connections.
    await setImmediate();
    isBusy ||= performance.now() - began > QUIET_TURN_MS;
  }
  server.off('connection', onConnection);
}

export async function close(server: Server): Promise<void> {
  await acceptWaiting(server);
  const closed = new Promise<void>((done) => server.close(() => done()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS);
  await closed;
  clearTimeout(timer);
}
