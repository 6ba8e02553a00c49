import { randomUUID } from 'node:crypto';
import { Agent as PlainAgent, request as plainRequest, type RequestOptions } from 'node:http';
import { Agent, request } from 'node:https';

const WORKERS = 3;

interface LoadOptions {
  readonly host: string;
  readonly port: number;
  readonly server?: string;
  /** The visitors' network addresses, at least three. Default to those of this machine. */
  readonly clients?: readonly string[];
  readonly certificate?: string;
  readonly least: number;
}

export interface LoadResult {
  readonly outcomes: Readonly<Record<string, number>>;
  readonly acknowledged: number;
}

export const LOAD_AGENT = 'load';

const pageView = (eventId: string) => ({
  eventId,
  eventName: 'pageView',
  channel: 'web',
  dateTime: new Date().toISOString(),
  userAgent: LOAD_AGENT,
  url: '/search',
});

/**
 * Imitates visitors who search and whose views are stored. Each sends one request after the other on an open
 * connection and never retries. The returned function ends the load once `least` requests were sent.
 */
export function startLoad({
  host,
  port,
  server = '127.0.0.1',
  clients = ['127.0.0.100', '127.0.0.101', '127.0.0.102'],
  certificate,
  least,
}: LoadOptions): () => Promise<LoadResult> {
  const outcomes: Record<string, number> = {};
  let acknowledged = 0;
  let sent = 0;
  const ending = new AbortController();

  async function work(worker: number): Promise<void> {
    const given = { keepAlive: true, maxSockets: 1 };
    // Each visitor needs an address of its own, because rate limits apply to addresses.
    const common = { host: server, port, localAddress: clients[worker] };
    const agent = certificate === undefined ? new PlainAgent(given) : new Agent(given);
    const name = certificate === undefined ? host : new URL(`https://${host}:${port}`).host;
    const secure = { ca: certificate, servername: host };

    const call = (path: string, body?: string) =>
      new Promise<string>((done) => {
        const headers = {
          Host: name,
          ...(body !== undefined && {
            'Content-Type': 'application/json',
            Origin: `https://${name}`,
            'Sec-Fetch-Site': 'same-origin',
          }),
        };
        const options: RequestOptions = {
          ...common,
          agent,
          path,
          headers,
          method: body === undefined ? 'GET' : 'POST',
        };
        const sending =
          certificate === undefined ? plainRequest(options) : request({ ...options, ...secure });
        sending
          .once('response', (response) =>
            response
              .resume()
              .once('end', () => done(String(response.statusCode)))
              .once('error', ({ message }) => done(message)),
          )
          .once('error', ({ message }) => done(message))
          .end(body);
      });

    while (!ending.signal.aborted || sent < least) {
      const number = (sent += 1);
      const isView = number % 4 === 0;
      const outcome = isView
        ? await call('/api/Impressions', JSON.stringify([pageView(randomUUID())]))
        : await call(`/api/v2/Merchants/Search?location=Chicago&page=${1 + (number % 3)}`);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      if (isView && outcome === '200') acknowledged += 1;
    }
    agent.destroy();
  }

  const working = Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker)));
  return async () => {
    ending.abort();
    await working;
    return { outcomes, acknowledged };
  };
}
