import { expect, test } from 'vitest';

import { createClient } from '../../client/client.ts';
import { antiForgeryHandlers } from '../../testing.ts';
import { fakeWire, tokenSource, watched } from '../../testing/wire.test.support.ts';
import { getAntiForgeryToken } from './anti-forgery.resource.ts';

const server = fakeWire();

test('API-02.a the CSRF token is requested without a token', async () => {
  const { calls, response } = watched({ csrfToken: 'fresh' });
  server.use(antiForgeryHandlers.token(response));
  const client = createClient({ antiForgery: tokenSource('an-old-one') });
  expect(await getAntiForgeryToken(client)).toBe('fresh');
  expect(calls[0]?.request.headers.has('X-XSRF-TOKEN')).toBe(false);
});
