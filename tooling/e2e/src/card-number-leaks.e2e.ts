import type { Page } from '@playwright/test';

import { formatInGroups, numbers } from './card-numbers.ts';
import { readFiles, collectPageData, findCardNumbers, recordTraffic } from './card-number-scan.ts';
import { cardsPage, expectReady, isAddCall, secureFrame } from './cards-page.ts';
import { loginPage } from './login-page.ts';
import { authorizationHeader, rawRequest, csrfHeader } from './raw-request.ts';
import { test } from './isolated-platform.ts';
import { createPerson } from './people.ts';
import { expect } from './site.ts';

test.use({ logLevel: 'trace' });

const typed = [numbers.otherMastercard, numbers.unlinkable, numbers.amex];

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
      (window as { retained?: unknown }).retained = [value.replaceAll(/(\d{4})/g, '$1-')];
      await fetch('/control', { method: 'POST', body: JSON.stringify({ value }) });
      await fetch(`/control?card=${encodeURIComponent(spaced)}`);
    },
    formatInGroups(number, ' '),
  );
}

test(
  'CRD-02.a CRD-02.b a typed card number exists nowhere but in the secure frame, and the same scan finds it there',
  { tag: '@desktop' },
  async ({ page, context, watch, isolatedPlatform }) => {
    watch.allow(/status of 4\d\d/);
    const site = isolatedPlatform.urlOf('hilton');
    const person = await createPerson(page, site, 'nocard');
    const recorded = recordTraffic(page);
    await page.goto(`${site}/login`);
    await loginPage(page).signIn(person);
    await expect(page).toHaveURL(`${site}/add_card`);
    const cards = cardsPage(page);
    await expectReady(page);
    const frame = await secureFrame(page);
    const { origin } = new URL(frame.url());
    expect(origin).not.toBe(site);
    // A cross-origin frame has its own process, so the page's heap does not include the frame's.
    const ownProcess = await context.newCDPSession(frame);
    await ownProcess.detach();

    const [first = '', refused = '', left = ''] = typed;
    await cards.type(formatInGroups(refused, ' '));
    await cards.agree();
    await Promise.all([page.waitForResponse((response) => isAddCall(response.request())), cards.send()]);
    await expect(page.getByRole('main')).toContainText('E3');
    await cards.number.fill('');
    await cards.type(first);
    const held = await collectPageData(page, origin);
    await Promise.all([page.waitForResponse((response) => isAddCall(response.request())), cards.send()]);
    await expect(page).toHaveURL(`${site}/card_added`);
    await page.goto(`${site}/account/manage_cards`);
    await expectReady(page);
    await cards.type(left);
    await cards.terms.focus();
    const headers = { ...(await csrfHeader(page)), ...(await authorizationHeader(page)) };
    const creditCards = [{ encryptedCardNumber: '4111111111111111', lastFour: '1111', cardType: 'Visa' }];
    const bare = { path: '/api/Member/Cards', method: 'POST', headers, body: { creditCards } };
    expect((await rawRequest(page, bare)).status).toBe(400);
    const inAddress = `/api/merchants/${numbers.visa}?card=${encodeURIComponent(formatInGroups(numbers.visa, ' '))}`;
    expect((await rawRequest(page, { path: inAddress })).status).toBeGreaterThanOrEqual(400);

    const places = [...held, ...(await collectPageData(page, origin)), ...(await recorded())];
    expect(places.length).toBeGreaterThan(30);
    expect(places.filter(({ where }) => where === `request ${new URL(origin).host}`).length).toBeGreaterThan(
      1,
    );
    expect(findCardNumbers(places, typed)).toEqual([]);

    await page.goto('about:blank');
    await isolatedPlatform.stop();
    const log = isolatedPlatform.log();
    expect(findCardNumbers([{ where: 'log', text: log }], [...typed, numbers.visa])).toEqual([]);
    const files = readFiles(isolatedPlatform.databaseDir);
    expect(findCardNumbers(files, [...typed, numbers.visa])).toEqual([]);
    expect(log).toContain('/api/Member/Cards');
    expect(files.some(({ text }) => text.includes(person.email))).toBe(true);
    expect(files.some(({ text }) => text.includes(first.slice(-4)))).toBe(true);
  },
);

test(
  'CRD-02.b the card number scan finds a number in every place it looks at',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    const number = numbers.otherMastercard;
    const recorded = recordTraffic(page);
    await openControlPage(page, baseURL ?? '', number);
    const places = [...(await collectPageData(page, 'http://secure.localhost')), ...(await recorded())];
    expect(findCardNumbers(places, [number]).toSorted()).toEqual(
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
  },
);
