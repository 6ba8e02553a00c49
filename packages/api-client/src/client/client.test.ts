import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { allHandlers, merchantHandlers, problem } from '../testing.ts';
import { createClient } from './client.ts';
import { searchMerchants } from '../resources/merchants/merchants.resource.ts';

const server = setupServer(...allHandlers());
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('works', async () => {
  const r = await searchMerchants(createClient(), {pageNo: 2});
  expect(r.merchants.length).toBe(2);
  server.use(merchantHandlers.search(problem(500)));
  await expect(searchMerchants(createClient(), {})).rejects.toMatchObject({ status: 500, requestId: 'req-0001' });
  await expect(searchMerchants(createClient(), {})).rejects.toMatchObject({ status: 500, requestId: 'req-0001' });
  server.use(merchantHandlers.search(Response.error()));
  await expect(searchMerchants(createClient(), {})).rejects.toMatchObject({ status: 0, code: 'network' });
});
