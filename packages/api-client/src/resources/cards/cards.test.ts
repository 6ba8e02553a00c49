import { http, HttpResponse } from 'msw/http';
import { expect, test, vi } from 'vitest';

import { createClient } from '../../client/client.ts';
import { cardHandlers, problem } from '../../testing.ts';
import { fakeWire, tokenSource } from '../../testing/wire.test.support.ts';
import { addCards, getMemberCards, getPartnerCards, removeCard } from './cards.resource.ts';

const server = fakeWire();
const onUnauthorized = vi.fn();
const client = createClient({
  accessToken: () => 'access-1',
  antiForgery: tokenSource('token-1'),
  onUnauthorized,
});
const submission = {
  cards: [{ cardType: 'Visa', lastFour: '1111', partnerCardId: 'p-1' }],
  directFileFeedOptIn: false,
  termsVersion: '1',
  idempotencyKey: 'press-1',
} as const;

test.each([
  ['GET /api/Member/Cards', () => getMemberCards(client)],
  ['GET /api/Cards/AllPartnerCards', () => getPartnerCards(client)],
  ['POST /api/Member/Cards', () => addCards(client, submission)],
  ['DELETE /api/Member/Cards', () => removeCard(client, { id: 'card-1', closesAccount: false })],
])(
  'SES-18.a CRD-22 %s sends the session’s token, and reports that the session has ended',
  async (name, call) => {
    const sent: Request[] = [];
    server.events.on('request:start', ({ request }) => void sent.push(request));
    await call();
    server.events.removeAllListeners();
    expect(sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([name]);
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer access-1');

    server.use(http.all('*/api/*', () => problem(401)));
    await expect(call()).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).toHaveBeenCalledOnce();
  },
);

test('CRD-17.a a card keeps each of its facts, and has a partner card id only if the partner loaded it', async () => {
  const card = { id: 'card-1', lastFour: '1111', description: 'Air Rewards' };
  server.use(
    cardHandlers.list([
      { ...card, cardType: 'Amex', partnerCardId: 'loaded-1' },
      {
        ...card,
        id: 'card-2',
        lastFour: '2222',
        description: 'Discover',
        cardType: 'Discover',
        partnerCardId: null,
      },
    ]),
  );
  expect(await getMemberCards(client)).toEqual([
    { ...card, cardType: 'Amex', partnerCardId: 'loaded-1' },
    { id: 'card-2', lastFour: '2222', description: 'Discover', cardType: 'Discover' },
  ]);
});

test('API-16.b CRD-19.a CRD-19.b a refusal has the result of each card; an unreadable one is a plain error', async () => {
  server.use(cardHandlers.add({ '1111': { code: 'E1', message: 'Refused.' } }));
  await expect(addCards(client, submission)).rejects.toMatchObject({
    status: 400,
    registrations: [{ card: { lastFour: '1111' }, error: { code: 'E1', message: 'Refused.' } }],
  });
  server.use(cardHandlers.addWithResponse(problem(400, { code: 'cards', cardRegistration: [null] })));
  await expect(addCards(client, submission)).rejects.toMatchObject({ code: 'unreadable' });
});

test('API-17.a a card that is already gone is no error, but a response that it was not removed is', async () => {
  server.use(cardHandlers.remove(problem(404)));
  await expect(removeCard(client, { id: 'card-1', closesAccount: false })).resolves.toBeUndefined();
  server.use(cardHandlers.remove(problem(403, { code: 'accountClosed' })));
  await expect(removeCard(client, { id: 'card-1', closesAccount: false })).resolves.toBeUndefined();
  server.use(cardHandlers.remove(problem(403, { code: 'readOnly' })));
  await expect(removeCard(client, { id: 'card-1', closesAccount: false })).rejects.toMatchObject({
    code: 'readOnly',
  });
  server.use(cardHandlers.remove(HttpResponse.json(false)));
  await expect(removeCard(client, { id: 'card-1', closesAccount: false })).rejects.toMatchObject({
    code: 'unreadable',
  });
});
