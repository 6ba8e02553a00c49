import type { Page } from '@playwright/test';

import { listCards } from './account-cards-page.ts';
import { formatInGroups, numbers } from './card-numbers.ts';
import { sessionCookies, signIn } from './login-page.ts';
import { authorizationHeader, rawRequest, csrfHeader } from './raw-request.ts';
import { createPerson } from './people.ts';
import { requestServer, expect, openDevice, test } from './site.ts';

test.skip(({ partner, size }) => partner !== 'hilton' || size !== 'desktop', 'calls have no size');

const CARDS = '/api/Member/Cards';

/** Calls the API from outside the browser with the page's session cookie, as curl would. */
async function withCookie(page: Page, method: string, path: string, headers: Record<string, string> = {}) {
  const { session } = await sessionCookies(page);
  const { host, port } = new URL(page.url());
  return page.request.fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      ...headers,
      'Content-Type': 'application/json',
      Host: host,
      Cookie: `${session?.name}=${session?.value}`,
    },
  });
}

test('API-14 API-17 SES-02 only the owner can list or delete cards', async ({ page, browser, baseURL }) => {
  const ask = requestServer(page, baseURL);
  expect((await ask(CARDS)).status()).toBe(401);
  expect((await ask('/api/Cards/AllPartnerCards')).status()).toBe(401);
  expect((await ask(`${CARDS}?id=any`, { method: 'DELETE', data: {} })).status()).toBe(403);

  await signIn(page, await createPerson(page, baseURL, 'member'));
  const mine = await withCookie(page, 'GET', CARDS, await authorizationHeader(page));
  expect(mine.status()).toBe(200);
  expect(mine.headers()['cache-control']).toContain('no-store');
  const cards = (await mine.json()) as { id: string }[];
  expect(cards.length).toBeGreaterThan(0);
  for (const card of cards) {
    expect(Object.keys(card).toSorted()).toEqual([
      'cardType',
      'description',
      'id',
      'lastFour',
      'partnerCardId',
    ]);
  }

  const stranger = await openDevice(browser, baseURL);
  await signIn(stranger, await createPerson(page, baseURL, 'member'));
  const [{ id } = { id: '' }] = cards;
  const path = `${CARDS}?id=${encodeURIComponent(id)}`;
  const theirs = await withCookie(stranger, 'DELETE', path, {
    ...(await csrfHeader(stranger)),
    ...(await authorizationHeader(stranger)),
  });
  expect([403, 404]).toContain(theirs.status());
  await stranger.context().close();
  expect((await listCards(page)).map((card) => card.id)).toContain(id);

  const headers = { ...(await csrfHeader(page)), ...(await authorizationHeader(page)) };
  expect((await withCookie(page, 'DELETE', path, await authorizationHeader(page))).status()).toBe(403);
  const gone = await withCookie(page, 'DELETE', path, headers);
  expect(gone.status()).toBe(200);
  expect(await gone.json()).toBe(true);
  expect((await withCookie(page, 'DELETE', path, headers)).status()).toBe(404);
  expect((await listCards(page)).map((card) => card.id)).not.toContain(id);
});

test('API-16 CRD-02 CRD-18 a request body with a raw card number is rejected, whatever the field', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.allow(/status of 400/);
  await signIn(page, await createPerson(page, baseURL, 'nocard'));
  const headers = { ...(await csrfHeader(page)), ...(await authorizationHeader(page)) };
  const jwe = `${'e30.'.repeat(4)}e30`;
  const right = { encryptedCardNumber: jwe, lastFour: '1111', cardType: 'Visa' };
  const spaced = formatInGroups(numbers.visa, ' ');
  for (const body of [
    { creditCards: [{ ...right, encryptedCardNumber: numbers.visa }], directFileFeedOptIn: true },
    { creditCards: [{ ...right, cardNumber: numbers.visa }], directFileFeedOptIn: true },
    { creditCards: [{ ...right, lastFour: spaced }], directFileFeedOptIn: true },
    { creditCards: [right], directFileFeedOptIn: true, gRecaptchaResponse: `token ${spaced}` },
    {
      creditCards: [{ partnerCardId: formatInGroups(numbers.visa, '-'), lastFour: '1111', cardType: 'Visa' }],
      directFileFeedOptIn: true,
    },
    { creditCards: [right], directFileFeedOptIn: true, note: Number(numbers.visa) },
  ]) {
    const { status, body: answer } = await rawRequest(page, { method: 'POST', path: CARDS, headers, body });
    expect(status, JSON.stringify(body)).toBe(400);
    expect(JSON.stringify(answer).replaceAll(/[\s-]/g, '')).not.toContain(numbers.visa);
  }
  // Encrypted, but with another vault's key.
  const unread = { creditCards: [right], directFileFeedOptIn: true };
  const refused = await rawRequest(page, { method: 'POST', path: CARDS, headers, body: unread });
  expect(refused).toMatchObject({ status: 400, body: { cardRegistration: [{ error: { code: 'E6' } }] } });
  expect(await listCards(page)).toEqual([]);
});
