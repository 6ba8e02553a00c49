import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import autocannon from 'autocannon';

import { quantile } from '../figures.ts';
import type { Responses } from './bare-server.ts';

export interface Load {
  readonly origins: readonly string[];
  /** One list of requests per connection, which are sent in order. */
  readonly requests: readonly (readonly autocannon.Request[])[];
  readonly seconds: number;
}

export function inTurn(
  paths: readonly string[],
  connections: number,
  headers: Readonly<Record<string, string>> = {},
): Load['requests'] {
  const requests = paths.map((path) => ({ method: 'GET' as const, path, headers }));
  return Array.from({ length: connections }, (_, connection) => {
    const start = Math.floor((connection * requests.length) / connections);
    return [...requests.slice(start), ...requests.slice(0, start)];
  });
}

export async function putLoad({ origins, requests, seconds }: Load) {
  const times: number[] = [];
  const { non2xx, errors, ...result } = await new Promise<autocannon.Result>((done, fail) => {
    let clients = 0;
    const options = {
      // Autocannon also accepts several URLs, contrary to its types.
      url: origins as unknown as string,
      connections: requests.length,
      duration: seconds,
      setupClient(client: autocannon.Client) {
        client.setRequests([...(requests[clients] ?? [])]);
        clients += 1;
      },
    };
    const run = autocannon(options, (error: unknown, ended) => (error ? fail(error) : done(ended)));
    run.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} answers of ${origins.join()} were not 200.`);
  return { perSecond: result.requests.average, responses: times.length, p95: quantile(times, 0.95) };
}

export async function fetchResponses(origin: string, paths: readonly string[]): Promise<Responses> {
  const responses: Record<string, unknown> = {};
  for (const path of paths) responses[path] = await (await fetch(new URL(path, origin))).json();
  return responses;
}

export async function startBareServer(responses: Responses) {
  // Only advanced serialization can pass bytes to the child process unchanged.
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), { serialization: 'advanced' });
  child.send(responses);
  const [port] = (await once(child, 'message')) as [number];
  return { origin: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}
