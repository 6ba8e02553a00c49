import { expect, test } from 'vitest';

import { createClient } from '../../client/client.ts';
import { flexOfferHandlers, problem } from '../../testing.ts';
import { fakeWire, watched } from '../../testing/wire.test.support.ts';
import { flexOfferQuery } from './flex-offers.queries.ts';
import { getFlexOffer } from './flex-offers.resource.ts';

const server = fakeWire();
const client = createClient({ accessToken: () => 'access-1' });
const offer = { merchantId: '100/1', publicId: 'P1' };

test('API-13.a MER-28.a a merchant’s offer to a member is requested with the session’s token', async () => {
  const { calls, response } = watched({ id: 'offer-1', webMessageOfferAmount: 12.5 });
  server.use(flexOfferHandlers.offer(response));
  expect(await getFlexOffer(client, offer)).toEqual({ id: 'offer-1', amountHundredths: 1250 });
  expect(new URL(calls[0]?.request.url ?? '').pathname).toBe('/api/merchants/100%2F1/flex-offers/members/P1');
  expect(calls[0]?.request.headers.get('Authorization')).toBe('Bearer access-1');
});

test('no offer is null', async () => {
  server.use(flexOfferHandlers.offer(null));
  expect(await getFlexOffer(client, offer)).toBeNull();
});

test('API-13.b rejects with the status', async () => {
  for (const status of [401, 404, 500]) {
    server.use(flexOfferHandlers.offer(problem(status)));
    await expect(getFlexOffer(client, offer)).rejects.toMatchObject({ status });
  }
});

test('another member or another merchant is another query', () => {
  const keyOf = (changes: object) => flexOfferQuery(client, { ...offer, ...changes }).queryKey;
  expect(keyOf({ publicId: 'P2' })).not.toEqual(keyOf({}));
  expect(keyOf({ merchantId: '2' })).not.toEqual(keyOf({}));
});
