import type { Page } from '@playwright/test';

import { openAccount } from './account-page.ts';
import { expect, test } from './site.ts';
import { expectHealthyAtBothSizes } from './page-health.ts';

const pathOf = (url: string) => new URL(url).pathname;

function callsOf(page: Page): URL[] {
  const calls: URL[] = [];
  page.on('request', (request) => calls.push(new URL(request.url())));
  return calls;
}

function activityPage(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    rows: main.locator('li:has(time)'),
    pages: main.getByRole('navigation', { name: 'Pages of your visits' }),
  };
}

async function readAll(page: Page, pageCount: number): Promise<string[]> {
  const { main, rows, pages } = activityPage(page);
  const texts: string[] = [];
  for (let number = 1; number <= pageCount; number += 1) {
    if (number > 1) {
      await pages.getByRole('link', { name: `Page ${number}`, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`page=${number}$`));
    }
    const first = (number - 1) * 10 + 1;
    await expect(main.getByText(new RegExp(`^${first}–\\d+ of \\d+$`))).toBeVisible();
    await expect(main.locator('div[aria-busy="false"]')).toBeVisible();
    texts.push(...(await rows.allInnerTexts()));
  }
  return texts;
}

function expectRecords(texts: readonly string[], wanted: readonly RegExp[]) {
  const missing = wanted.filter((words) => !texts.some((text) => words.test(text.replaceAll('\n', ' '))));
  expect(missing).toEqual([]);
}

test(
  'HIS-01.a HIS-02.b HIS-04.a HIS-04.b HIS-05 HIS-09.a HIS-09.b HIS-11 HIS-12.a HIS-12.b HIS-13.a HIS-13.b HIS-14.a HIS-14.b HIS-15 HIS-16.a HIS-17 HIS-18 HIS-20 HIS-22 API-22.a API-23 every record of a long history explains its status',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    test.slow();
    const calls = callsOf(page);
    await openAccount(page, baseURL, { profile: 'history', tab: 'recent_activity' });
    const { main, rows, pages } = activityPage(page);
    await expect(rows).toHaveCount(10);
    const requested = calls.filter(({ pathname }) => pathname === '/api/Member/Transactions');
    expect(requested.map(({ search }) => search)).toEqual(['?pageNo=1&resultsPerPage=10']);
    await expect
      .poll(() => calls.filter(({ pathname }) => pathname === '/api/reviews/status').length)
      .toBe(1);
    const status = calls.find(({ pathname }) => pathname === '/api/reviews/status');
    expect(status?.searchParams.getAll('txnId').length).toBeGreaterThan(1);
    expect(calls.map(({ pathname }) => pathname)).not.toContain('/api/Member/StatementCreditBalance');
    await expect(main.getByRole('complementary', { name: 'Missing rewards' })).toContainText('10 days');
    await expect(main.locator('#disclaimer')).toContainText('Bonus and reservation points');
    await expect(pages.getByText(/^\d+$/)).toHaveText(['1', '2', '3', '4', '5']);
    await expectHealthyAtBothSizes(page);

    const texts = await readAll(page, 5);
    expectRecords(texts, [
      /Processing.*Bill \$64\.20.*still processing/,
      /Processing.*Leave a review by/,
      /Not earned.*Please allow up to two weeks/,
      /Expired.*Not earned.*did not qualify/,
      /Review expired.*wasn’t reviewed by/,
      /Earned.*earned you .* points/,
      /Paid [A-Z].*paid to your .* account on/,
      /Taken back.*took back/,
      /Entered manually/,
      /Bonus adjustment/,
      /Corporate reward/,
      /Adjustment/,
      /Settled by card/,
      /Card ending in \d{4}/,
    ]);
    const words =
      'Earned|Taken back|Processing|Review expired|Not earned|Paid( [A-Z][a-z]+\\.? \\d+(, \\d{4})?)?';
    const alone = new RegExp(`^(${words})$`);
    for (const text of texts) {
      const lines = text.split('\n').map((line) => line.trim());
      expect(
        lines.filter((line) => alone.test(line)),
        text,
      ).toHaveLength(1);
    }

    await page.goto('/account/recent_activity');
    await expect(rows).toHaveCount(10);
    const faded = rows.filter({ hasText: /Processing|Not earned/ });
    for (const row of await faded.all()) await expect(row).toHaveAttribute('data-faded', 'true');
    const earned = rows.filter({ hasText: 'earned you' });
    await expect(earned.first()).not.toHaveAttribute('data-faded');
    await pages.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/recent_activity$/);
    await rows.locator('a[href^="/merchants/"]').first().click();
    await expect(page).toHaveURL(/\/merchants\/\d+$/);
  },
);

test(
  'HIS-30.a HIS-30.b HIS-31 CHR-51 on a phone four records of two lines stand below what is pending and how to narrow the list, and one opens; larger text is whole',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    const { main, rows } = activityPage(page);
    for (const profile of ['member', 'vip', 'complete', 'history'] as const) {
      await openAccount(page, baseURL, { profile, tab: 'recent_activity' });
      await expect(rows).toHaveCount(10);
      await expect(main.getByText(/still processing$/)).toBeVisible();
      await expect(main.locator('div[aria-busy="false"]')).toBeVisible();
      const boxes = await Promise.all((await rows.all()).map((record) => record.boundingBox()));
      const whole = boxes.filter((box) => box && box.y + box.height <= 844);
      expect([profile, whole.length >= 4]).toEqual([profile, true]);
    }

    const setTextSize = (size: string) =>
      page.evaluate((text) => document.documentElement.style.setProperty('font-size', text), size);
    await setTextSize('200%');
    const month = await main.getByRole('heading', { level: 3 }).first().boundingBox();
    const range = await main.getByText(/^1–10 of \d+$/).boundingBox();
    const isBeside = (month?.x ?? 0) + (month?.width ?? 0) <= (range?.x ?? 0);
    expect(isBeside || (month?.y ?? 0) + (month?.height ?? 0) <= (range?.y ?? 0)).toBe(true);
    const tabs = page.getByRole('navigation', { name: 'Your account' }).getByRole('link');
    const ends = await tabs.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right));
    expect(ends).toHaveLength(4);
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect(ends.filter((end) => end > width)).toEqual([]);
    await setTextSize('');

    const first = rows.first();
    const details = first.getByRole('button', { name: /^Details / });
    await expect(first.getByText(/^Bill /)).toBeHidden();
    await details.press('Enter');
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    await expect(first.getByText(/^Bill /)).toBeVisible();
    const facts = await first.getByRole('list').boundingBox();
    const why = await first.getByRole('paragraph').first().boundingBox();
    expect(why?.y).toBeGreaterThanOrEqual((facts?.y ?? 0) + (facts?.height ?? 0));
    await expectHealthyAtBothSizes(page);
    await first.click({ position: { x: 8, y: 8 } });
    await expect(first.getByText(/^Bill /)).toBeHidden();
    await page.setViewportSize({ width: 661, height: 844 });
    await expect(first.getByText(/^Bill /)).toBeVisible();
    await expect(details).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });

    await main.getByRole('combobox', { name: 'Status' }).selectOption('Paid');
    await expect(page).toHaveURL(/recent_activity\?state=paid$/);
    await expect(main.locator('[data-mark]').filter({ hasNotText: /^Paid/ })).toHaveCount(0);
    await page.reload();
    await expect(main.getByRole('combobox', { name: 'Status' })).toHaveValue('paid');
    await expect(main.locator('[data-mark]').filter({ hasNotText: /^Paid/ })).toHaveCount(0);
    await expect(rows).toHaveCount(10);
  },
);

test(
  'HIS-19.d HIS-20 HIS-21 SUR-11.a SUR-12.b SUR-12.c a visit is reviewed once, in the third party’s form',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    const { publicId } = await openAccount(page, baseURL, { profile: 'history', tab: 'recent_activity' });
    const { rows } = activityPage(page);
    const prompts = rows.getByRole('button', { name: /^Review this visit/ });
    await expect(prompts.first()).toBeVisible();
    const name = await prompts.first().innerText();
    const row = rows.filter({ has: page.getByRole('button', { name }) }).first();
    const words = await row.getByRole('heading').innerText();
    const count = await prompts.count();
    const day = await row.locator('time').getAttribute('datetime');
    await prompts.first().click();

    const dialog = page.getByRole('dialog', { name: `Your visit to ${words}` });
    await expect(dialog).toBeVisible();
    const src = new URL((await dialog.locator('iframe').getAttribute('src')) ?? '');
    const { hostname, port } = new URL(baseURL ?? '');
    expect(src.hostname).not.toBe(hostname);
    expect(src.host).toBe(`forms.localhost:${Number(port) + 3}`);
    expect(src.pathname).toBe('/to/HTsurvey1');
    const hidden = new URLSearchParams(src.hash.slice(1));
    expect(Object.fromEntries(hidden)).toMatchObject({
      utm_medium: 'web',
      utm_source: '/account/recent_activity',
      public_id: publicId,
      partner_code: expect.stringMatching(/\S/),
      transaction_id: expect.stringMatching(/\S/),
      merchant_id: expect.stringMatching(/^\d+$/),
    });
    const form = dialog.frameLocator('iframe');
    await expect(form.getByRole('heading', { name: 'How was your visit?' })).toBeVisible();
    // The third party's popup fills the screen except for the width of the page's scroll bar.
    const width = await dialog.evaluate((element) => element.getBoundingClientRect().width);
    expect(width).toBeGreaterThanOrEqual(375);
    await expectHealthyAtBothSizes(page);
    await form.getByRole('button', { name: 'Send' }).press('Enter');
    await expect(form.getByText('Please choose one.')).toBeVisible();
    await form.getByRole('radio', { name: /^4/ }).press('Space');
    await form.getByRole('button', { name: 'Send' }).press('Enter');
    await expect(dialog).toBeHidden();
    const reviewed = rows.filter({ has: page.locator(`time[datetime="${day}"]`) });
    await expect(reviewed.getByText('Thanks for your review.').first()).toBeVisible();
    await expect(prompts).toHaveCount(count - 1);
    await page.reload();
    await expect(reviewed.getByText('You reviewed this visit').first()).toBeVisible();
    await expect(prompts).toHaveCount(count - 1);
  },
);

test(
  'HIS-02.a HIS-03.a HIS-03.c HIS-08 HIS-10 HIS-23.a HIS-23.b HIS-23.c API-20 API-21.b API-21.c a program with credits shows a balance and one line per credit',
  { tag: '@credits' },
  async ({ page, baseURL }) => {
    test.slow();
    const calls = callsOf(page);
    await openAccount(page, baseURL, { profile: 'history', tab: 'recent_activity' });
    const { main, rows } = activityPage(page);
    await expect(rows).toHaveCount(10);
    const paths = calls.map(({ href }) => pathOf(href));
    expect(paths).toContain('/api/Member/TransactionsStatementCredits');
    expect(paths).toContain('/api/Member/StatementCreditBalance');
    expect(paths).not.toContain('/api/Member/Transactions');
    const panel = main.getByRole('region', { name: 'Your next payout' });
    const meter = panel.getByRole('progressbar');
    await expect(meter).toHaveAttribute('aria-valuetext', /^\$\d+\.\d\d of \$20$/);
    await expect(panel).toContainText(/\$\d+(\.\d\d)? to go/);
    await expectHealthyAtBothSizes(page);

    const texts = await readAll(page, 10);
    expectRecords(texts, [
      /Statement credit.*\$20\.00.*To /,
      /Gift card.*By email to .*@example\.com/,
      /Paid by Tremendous/,
      /Paid by (Visa|Mastercard)/,
      /Rejected/,
      /Being paid out/,
      /Paid.*was paid to/,
      /counted toward your next statement credit/,
    ]);
  },
);
