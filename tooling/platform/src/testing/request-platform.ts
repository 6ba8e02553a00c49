import { request as httpRequest } from 'node:http';

import type { Platform } from '../startup/start-platform.ts';
import { assertDocumented } from './documented-statuses.ts';
import type { TestApi } from './test-api.ts';

interface PlatformResponse {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: string;
}

interface PlatformRequest {
  readonly host?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export const request = async (
  platform: Pick<Platform, 'port'> & { readonly address?: string },
  path: string,
  { host = 'american.localhost', method = 'GET', headers: more, body }: PlatformRequest = {},
): Promise<PlatformResponse> => {
  const response = await new Promise<PlatformResponse>((done, fail) => {
    const headers = { Host: `${host}:${platform.port}`, 'Content-Type': 'application/json', ...more };
    const { address = '127.0.0.1', port } = platform;
    const call = httpRequest({ host: address, port, path, method, headers }, (response) => {
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
  await assertDocumented(method, path, response.status);
  return response;
};

export const apiAt = (
  platform: Pick<Platform, 'port'>,
  ofProxy: Readonly<Record<string, string>> = {},
): Pick<TestApi, 'call'> => ({
  async call(path, { method = 'GET', headers, body } = {}) {
    const response = await request(platform, path, {
      host: 'hilton.localhost',
      method,
      headers: { ...headers, ...ofProxy },
      body,
    });
    const pairs = Object.entries(response.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    );
    return new Response(response.body === '' ? null : response.body, {
      status: response.status,
      headers: pairs,
    });
  },
});
