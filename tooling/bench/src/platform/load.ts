import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import autocannon from 'autocannon';

import { quantile } from '../figures.ts';
import type { Answers } from './bare-server.ts';

export interface Load {
  /** Such as `http://127.0.0.1:4000`. */
  readonly origin: string;
  /** Asked in turn. */
  readonly paths: readonly string[];
  readonly seconds: number;
  readonly connections: number;
}

/** Asks as fast as the server answers. Fails if an answer is not 200. */
export async function putLoad({ origin, paths, seconds, connections }: Load) {
  const times: number[] = [];
  const { requests, non2xx, errors } = await new Promise<autocannon.Result>((done, fail) => {
    const requests = paths.map((path) => ({ method: 'GET' as const, path }));
    let clients = 0;
    const options = {
      url: origin,
      connections,
      duration: seconds,
      // Each connection begins elsewhere: together, they would ask for the same path at the same time.
      setupClient(client: autocannon.Client) {
        const start = Math.floor((clients * requests.length) / connections);
        clients += 1;
        client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
      },
    };
    const run = autocannon(options, (error: unknown, result) => (error ? fail(error) : done(result)));
    run.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} answers of ${origin} were not 200.`);
  return { perSecond: requests.average, p95: quantile(times, 0.95) };
}

/** What a platform answers at these paths. */
export async function answersOf(origin: string, paths: readonly string[]): Promise<Answers> {
  const answers: Record<string, unknown> = {};
  // One at a time: there may be thousands.
  for (const path of paths) answers[path] = await (await fetch(new URL(path, origin))).json();
  return answers;
}

/** Starts a bare `node:http` server that gives the same answers. */
export async function startBareServer(answers: Answers) {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'));
  child.send(answers);
  const [port] = (await once(child, 'message')) as [number];
  return { origin: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}
