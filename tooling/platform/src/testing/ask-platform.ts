import { request } from 'node:http';

import type { Platform } from '../start-platform.ts';
import { assertDocumented } from './documented-statuses.ts';

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: string;
}

interface AskOptions {
  readonly host?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * Sends a request over the network. Node cannot resolve `*.localhost`, so the Host header names the partner.
 */
export const ask = async (
  platform: Pick<Platform, 'port'> & { readonly address?: string },
  path: string,
  { host = 'american.localhost', method = 'GET', headers: more, body }: AskOptions = {},
): Promise<Answer> => {
  const answer = await new Promise<Answer>((done, fail) => {
    const headers = { Host: `${host}:${platform.port}`, 'Content-Type': 'application/json', ...more };
    const { address = '127.0.0.1', port } = platform;
    const call = request({ host: address, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    call.once('error', fail);
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
  await assertDocumented(method, path, answer.status);
  return answer;
};
