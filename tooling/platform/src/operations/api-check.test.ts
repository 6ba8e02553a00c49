import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { freePort } from '../testing/free-port.ts';
import { createApiCheck } from './api-check.ts';

async function apiThat(respond: RequestListener): Promise<string> {
  const server = createServer(respond).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test.each([
  [200, undefined],
  [503, 'is not ready'],
])('OPS-20 an API whose health answers %i: %s', async (status, fault) => {
  const requested: unknown[] = [];
  const url = await apiThat((request, response) => {
    requested.push(request.url);
    response.writeHead(status).end('{}');
  });
  expect(await createApiCheck(url)()).toBe(fault);
  expect(requested).toEqual(['/healthz']);
});

test('OPS-20 an API that is not there, or whose machine says nothing, does not respond', async () => {
  for (const url of [`http://127.0.0.1:${await freePort()}`, await apiThat(() => {})])
    expect(await createApiCheck(url, 200)()).toBe('does not respond');
});
