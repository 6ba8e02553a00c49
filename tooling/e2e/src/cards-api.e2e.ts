import type { Page } from '@playwright/test';

import { listCards } from './account-cards-page.ts';
import { inGroups, numbers } from './card-numbers.ts';
import { sessionCookies, signIn } from './login-page.ts';
import { accessHeader, ownCall, tokenHeader } from './own-call.ts';
import { makePerson } from './people.ts';
import { asksServer, expect, test } from './site.ts';

test.skip(({ partner, size }) => partner !== 'hilton' || size !== 'desktop', 'calls have no size');

const CARDS = '/api/Member/Cards';

/** Asks the API past the browser with the session cookie of a page, as curl would. */
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

test('API-14 API-17 SES-02 cards are shown to and deleted by their own member only', async ({
  page,
  browser,
  baseURL,
}) => {
  const ask = asksServer(page, baseURL);
  expect((await ask(CARDS)).status()).toBe(401);
  expect((await ask('/api/Cards/AllPartnerCards')).status()).toBe(401);
  expect((await ask(`${CARDS}?id=any`, { method: 'DELETE', data: {} })).status()).toBe(403);

  await signIn(page, await makePerson(page, baseURL, 'member'));
  const mine = await withCookie(page, 'GET', CARDS, await accessHeader(page));
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

  const stranger = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await stranger.addInitScript(() => localStorage.setItem('dr.ssoModal', '1'));
  await signIn(stranger, await makePerson(page, baseURL, 'member'));
  const [{ id } = { id: '' }] = cards;
  const path = `${CARDS}?id=${encodeURIComponent(id)}`;
  const theirs = await withCookie(stranger, 'DELETE', path, {
    ...(await tokenHeader(stranger)),
    ...(await accessHeader(stranger)),
  });
  expect([403, 404]).toContain(theirs.status());
  await stranger.context().close();
  expect((await listCards(page)).map((card) => card.id)).toContain(id);

  const headers = { ...(await tokenHeader(page)), ...(await accessHeader(page)) };
  expect((await withCookie(page, 'DELETE', path, await accessHeader(page))).status()).toBe(403);
  const gone = await withCookie(page, 'DELETE', path, headers);
  expect(gone.status()).toBe(200);
  expect(await gone.json()).toBe(true);
  expect((await withCookie(page, 'DELETE', path, headers)).status()).toBe(404);
  expect((await listCards(page)).map((card) => card.id)).not.toContain(id);
});

test('API-16 CRD-02 CRD-18 a body with a card number in it is refused, wherever it stands', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.allow(/status of 400/);
  await signIn(page, await makePerson(page, baseURL, 'nocard'));
  const headers = { ...(await tokenHeader(page)), ...(await accessHeader(page)) };
  const jwe = `${'e30.'.repeat(4)}e30`;
  const right = { encryptedCardNumber: jwe, lastFour: '1111', cardType: 'Visa' };
  const spaced = inGroups(numbers.visa, ' ');
  for (const body of [
    { creditCards: [{ ...right, encryptedCardNumber: numbers.visa }], directFileFeedOptIn: true },
    { creditCards: [{ ...right, cardNumber: numbers.visa }], directFileFeedOptIn: true },
    { creditCards: [{ ...right, lastFour: spaced }], directFileFeedOptIn: true },
    { creditCards: [right], directFileFeedOptIn: true, gRecaptchaResponse: `token ${spaced}` },
    {
      creditCards: [{ partnerCardId: inGroups(numbers.visa, '-'), lastFour: '1111', cardType: 'Visa' }],
      directFileFeedOptIn: true,
    },
    { creditCards: [right], directFileFeedOptIn: true, note: Number(numbers.visa) },
  ]) {
    const { status, body: answer } = await ownCall(page, { method: 'POST', path: CARDS, headers, body });
    expect(status, JSON.stringify(body)).toBe(400);
    expect(JSON.stringify(answer).replaceAll(/[\s-]/g, '')).not.toContain(numbers.visa);
  }
  // One that is encrypted, but not for this vault.
  const unread = { creditCards: [right], directFileFeedOptIn: true };
  const refused = await ownCall(page, { method: 'POST', path: CARDS, headers, body: unread });
  expect(refused).toMatchObject({ status: 400, body: { cardRegistration: [{ error: { code: 'E6' } }] } });
  expect(await listCards(page)).toEqual([]);
});
