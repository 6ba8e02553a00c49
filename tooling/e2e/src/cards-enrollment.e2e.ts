import type { Page } from '@playwright/test';

import { listCards } from './account-cards-page.ts';
import { numbers } from './card-numbers.ts';
import { cardsPage, expectReady, frameEvents, isAddCall, sendCards, setTicked } from './cards-page.ts';
import { isJoinCall, joinPage, validAnswers } from './join-page.ts';
import { startSession } from './login-page.ts';
import { createPerson } from './people.ts';
import { expect, test } from './site.ts';
import { expectHealthyPage, expectHealthyAtBothSizes } from './page-health.ts';

const jwe = /^[\w-]+(\.[\w-]+){4}$/;
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('dr.cardRegistration'));

test(
  'ENR-01.a ENR-03.a ENR-03.c ENR-04.c ENR-05 ENR-07.a ENR-07.b ENR-08.b ROU-08.a ROU-09.a CRD-02.a CRD-04.b CRD-18.a CRD-18.b CRD-19.a CRD-24 CRD-29 VAL-15 VAL-16 TRK-15.a UIX-13.a UIX-13.b in a translated page, from the email form on the home page to a linked card and the account',
  { tag: ['@phone', '@smoke', '@translated'] },
  async ({ page, baseURL }) => {
    const { email, ...others } = validAnswers();
    await page.goto('/?utm_source=x&referrer=P1');
    await expect(page.locator('#root[data-live]')).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('textbox', { name: /^Email address/ }).fill(email);
    await page.getByRole('button', { name: 'Join for free' }).click();
    await expect(page).toHaveURL(/\/join$/);
    const join = joinPage(page);
    await expect(join.field('email')).toHaveValue(email);
    await expect(page.locator('[aria-current="step"]')).toContainText('Join');
    await expectHealthyPage(page);
    await join.fillIn(others);
    await join.terms.check();
    const [joined] = await Promise.all([page.waitForRequest(isJoinCall), join.submit.click()]);
    expect(joined.postDataJSON()).toMatchObject({
      ...others,
      phoneNumber: '3125550147',
      email,
      utmSource: 'x',
      referrer: 'P1',
    });
    await expect(page).toHaveURL(/\/add_card$/);
    const cards = cardsPage(page);
    await expectReady(page);
    expect(await frameEvents(page)).toEqual(['cryptex loaded']);
    const src = new URL((await page.locator('[data-secure-frame]').getAttribute('src')) ?? '');
    expect(src.origin).not.toBe(baseURL);
    expect(src.search).toBe('?amex=1&mast=1&visa=1');
    await expect(page.locator('[aria-current="step"]')).toContainText('Link a card');
    await expectHealthyPage(page);

    let calls = 0;
    page.on('request', (request) => {
      if (isAddCall(request)) calls += 1;
    });
    await cards.send();
    await expect(cards.terms).toHaveAccessibleDescription(
      /Linking a card and authorizing activity monitoring is required to complete and earn rewards\./,
    );
    await expect(cards.number).toHaveAccessibleDescription(/Card number is required/);
    await expect(cards.number).toHaveAttribute('aria-invalid', 'true');
    await expectHealthyPage(page);
    expect(calls).toBe(0);

    await cards.type(numbers.visa);
    await cards.agree();
    const pending = page.waitForResponse((response) => isAddCall(response.request()));
    await cards.send();
    const response = await pending;
    expect(response.request().postDataJSON()).toEqual({
      creditCards: [{ encryptedCardNumber: expect.stringMatching(jwe), lastFour: '1111', cardType: 'Visa' }],
      directFileFeedOptIn: true,
      termsVersion: '1',
    });
    expect(await response.json()).toEqual({
      cardRegistration: [
        {
          memberCard: {
            id: expect.stringMatching(/\S/),
            cardType: 'Visa',
            lastFour: '1111',
            description: 'Visa',
            partnerCardId: null,
          },
        },
      ],
    });
    await expect(page).toHaveURL(/\/card_added$/);
    const main = page.getByRole('main');
    await expect(main.getByText('Visa ending in 1111')).toHaveCount(1);
    await expect(page.locator('[aria-current="step"]')).toContainText('Start earning');
    expect(await stored(page)).toContain('1111');
    await expectHealthyPage(page);
    await page.reload();
    await expect(main.getByText('Visa ending in 1111')).toHaveCount(1);
    await main.getByRole('link', { name: 'Go to your account' }).click();
    await expect(page).toHaveURL(/\/account\/overview$/);
    await expect(main.getByText('Member since')).toBeVisible();

    expect(calls).toBe(1);
  },
);

test(
  'CRD-18.b CRD-18.c CRD-20.b CRD-21.a CRD-21.b CRD-23.a CRD-23.b CRD-30 CRD-32.a CRD-32.b ERR-13 ERR-14.a ERR-14.b ERR-14.c API-15.a of several cards none, some or all are linked, and only failed ones are retried',
  { tag: '@phone' },
  async ({ page, baseURL, watch }) => {
    watch.allow(/status of 400/);
    let requestCount = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/Cards/AllPartnerCards') requestCount += 1;
    });
    await startSession(page, baseURL, await createPerson(page, baseURL, 'nocard'));
    await page.goto('/add_card');
    const cards = cardsPage(page);
    await expectReady(page);
    const names = await cards.partnerCards.evaluateAll((boxes) =>
      boxes.map((box) => (box instanceof HTMLInputElement ? (box.labels?.[0]?.textContent ?? '') : '')),
    );
    expect(names.length).toBeGreaterThan(1);
    const [first = '', second = ''] = names.map((name) => /\d{4}/.exec(name)?.[0]);

    await cards.type(numbers.declined);
    await cards.agree();
    const none = await sendCards(page);
    expect(none.status).toBe(400);
    await expect(page.getByText('We couldn’t link your card.')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Visa ending in 0002 - E1: Declined');
    await expect(page).toHaveURL(/\/add_card$/);
    await expectHealthyAtBothSizes(page);

    await expect(page.getByText(/^A card earns in one dining program at a time/)).toBeVisible();
    await cards.number.fill('');
    await cards.type(numbers.linkedElsewhere);
    expect((await sendCards(page)).status).toBe(400);
    await expect(page.getByRole('main')).toContainText('E9: This card is linked to another dining program');
    await expect(page.getByText(/remove it there, then link it here/)).toBeVisible();
    await cards.number.fill('');
    await cards.type(numbers.declined);

    await setTicked(cards.partnerCard(first));
    const some = await sendCards(page);
    expect(some.status).toBe(200);
    expect(some.sent).toEqual({
      creditCards: [
        {
          partnerCardId: expect.stringMatching(/\S/),
          lastFour: first,
          cardType: expect.stringMatching(/\S/),
        },
        { encryptedCardNumber: expect.stringMatching(jwe), lastFour: '0002', cardType: 'Visa' },
      ],
      directFileFeedOptIn: true,
      termsVersion: '1',
    });
    await expect(page.getByText('We couldn’t link some of your cards.')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Visa ending in 0002 - E1: Declined');
    await expect(page.getByText(`Your card ending in ${first} is linked.`).first()).toBeVisible();
    await expect(page).toHaveURL(/\/add_card$/);
    await expect(cards.partnerCard(first)).toHaveCount(0);
    expect((await listCards(page)).map(({ lastFour }) => lastFour)).toEqual([first]);

    await expect(cards.partnerCard(second)).not.toBeChecked();
    await cards.number.fill('');
    await cards.type(numbers.mastercard);
    const all = await sendCards(page);
    expect(all).toMatchObject({ status: 200, sent: { creditCards: [{ lastFour: '4444' }] } });
    expect((all.sent as { creditCards: unknown[] }).creditCards).toHaveLength(1);
    await expect(page).toHaveURL(/\/card_added$/);
    const main = page.getByRole('main');
    await expect(main.getByText('Mastercard ending in 4444')).toHaveCount(1);
    expect((await listCards(page)).map(({ lastFour }) => lastFour).toSorted()).toEqual(
      [first, '4444'].toSorted(),
    );
    expect(requestCount).toBe(1);
  },
);
