import type { Page } from '@playwright/test';

import { inGroups, numbers } from './card-numbers.ts';
import { filesOf, holdingsOf, placesOf, recordPage } from './card-search.ts';
import { cardsPage, expectReady, isAddCall, secureFrame } from './cards-page.ts';
import { loginPage } from './login-page.ts';
import { accessHeader, ownCall, tokenHeader } from './own-call.ts';
import { test } from './own-platform.ts';
import { makePerson } from './people.ts';
import { expect } from './site.ts';

test.skip(
  ({ partner, size }) => partner !== 'hilton' || size !== 'desktop',
  'one site at one size shows it, with a platform whose files and log are its own',
);
test.use({ logLevel: 'trace' });

const typed = [numbers.otherMastercard, numbers.unlinkable, numbers.amex];

/** A page of the site's origin that does with a number all that a site must not do. */
async function openControlPage(page: Page, site: string, number: string): Promise<void> {
  await page.route(`${site}/control**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Control</title><input>' }),
  );
  await page.goto(`${site}/control`);
  await page.getByRole('textbox').pressSequentially(number);
  await page.evaluate(
    async (spaced) => {
      const { value } = document.querySelector('input') ?? { value: '' };
      document.body.append(spaced);
      localStorage.setItem('card', value);
      sessionStorage.setItem('card', JSON.stringify({ value: btoa(value) }));
      document.cookie = `card=${value}`;
      history.replaceState({ value }, '');
      console.log(`The card is ${spaced}.`);
      const cache = await caches.open('control');
      await cache.put('/control', new Response(value));
      await new Promise<void>((resolve) => {
        const opening = indexedDB.open('control');
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('cards'));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('cards', 'readwrite');
          writing.objectStore('cards').put(value, 1);
          writing.addEventListener('complete', () => resolve());
        });
      });
      (window as { kept?: unknown }).kept = [value.replaceAll(/(\d{4})/g, '$1-')];
      await fetch('/control', { method: 'POST', body: JSON.stringify({ value }) });
      await fetch(`/control?card=${encodeURIComponent(spaced)}`);
    },
    inGroups(number, ' '),
  );
}

test('CRD-02 CRD-26 a number that was typed is nowhere but in the secure frame, and the same search finds it where it is', async ({
  page,
  context,
  watch,
  ownPlatform,
}) => {
  watch.allow(/status of 4\d\d/);
  const site = ownPlatform.urlOf('hilton');
  const person = await makePerson(page, site, 'nocard');
  const recorded = recordPage(page);
  await page.goto(`${site}/login`);
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL(`${site}/add_card`);
  const cards = cardsPage(page);
  await expectReady(page);
  const frame = await secureFrame(page);
  const { origin } = new URL(frame.url());
  expect(origin).not.toBe(site);
  // A frame of another site has a process of its own: the page's heap is not the frame's.
  const ownProcess = await context.newCDPSession(frame);
  await ownProcess.detach();

  const [first = '', refused = '', left = ''] = typed;
  // One that the network refuses, typed in groups; one that is linked; one that is left in the field.
  await cards.type(inGroups(refused, ' '));
  await cards.agree();
  await Promise.all([page.waitForResponse((answer) => isAddCall(answer.request())), cards.send()]);
  await expect(page.getByRole('main')).toContainText('E3');
  await cards.number.fill('');
  await cards.type(first);
  const held = await holdingsOf(page, origin);
  await Promise.all([page.waitForResponse((answer) => isAddCall(answer.request())), cards.send()]);
  await expect(page).toHaveURL(`${site}/card_added`);
  await page.goto(`${site}/account/manage_cards`);
  await expectReady(page);
  await cards.type(left);
  await cards.terms.focus();
  // Who has the address of the API and means no harm may still send it a number, or write one in an address.
  const headers = { ...(await tokenHeader(page)), ...(await accessHeader(page)) };
  const creditCards = [{ encryptedCardNumber: '4111111111111111', lastFour: '1111', cardType: 'Visa' }];
  const bare = { path: '/api/Member/Cards', method: 'POST', headers, body: { creditCards } };
  expect((await ownCall(page, bare)).status).toBe(400);
  const inAddress = `/api/merchants/${numbers.visa}?card=${encodeURIComponent(inGroups(numbers.visa, ' '))}`;
  expect((await ownCall(page, { path: inAddress })).status).toBeGreaterThanOrEqual(400);

  const places = [...held, ...(await holdingsOf(page, origin)), ...(await recorded())];
  expect(places.length).toBeGreaterThan(30);
  expect(places.filter(({ where }) => where === `request ${new URL(origin).host}`).length).toBeGreaterThan(1);
  expect(placesOf(places, typed)).toEqual([]);

  await page.goto('about:blank');
  await ownPlatform.stop();
  const log = ownPlatform.log();
  expect(placesOf([{ where: 'log', text: log }], [...typed, numbers.visa])).toEqual([]);
  const files = filesOf(ownPlatform.databaseDir);
  expect(placesOf(files, [...typed, numbers.visa])).toEqual([]);
  // The files and the log are really those of this platform.
  expect(log).toContain('/api/Member/Cards');
  expect(files.some(({ text }) => text.includes(person.email))).toBe(true);
  expect(files.some(({ text }) => text.includes(first.slice(-4)))).toBe(true);
});

test('CRD-02 the search for numbers finds one in every place that it looks at', async ({ page, baseURL }) => {
  const number = numbers.otherMastercard;
  const recorded = recordPage(page);
  await openControlPage(page, baseURL ?? '', number);
  const places = [...(await holdingsOf(page, 'http://secure.localhost')), ...(await recorded())];
  expect(placesOf(places, [number]).toSorted()).toEqual(
    [
      'document',
      'fields',
      'localStorage',
      'sessionStorage',
      'cookies',
      'indexedDB',
      'caches',
      'history',
      'heap',
      'console',
      `request ${new URL(baseURL ?? '').host}`,
    ].toSorted(),
  );
});
