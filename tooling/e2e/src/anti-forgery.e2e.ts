import { isJoinCall, joinPage, rightAnswers } from './join-page.ts';
import { expect, test } from './site.ts';
import { expectSoundEverywhere } from './sound.ts';

test.skip(({ partner, size }) => partner !== 'hilton' || size !== 'desktop', 'one site at one size shows it');

const SECOND_MS = 1_000;

test('SES-14 SES-15 SES-16 ERR-01 API-02 without a token nothing is sent; once there is one again, all is well', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 500/);
  const askedAt: number[] = [];
  const now = () => page.evaluate(() => Date.now());
  const stored = () => page.evaluate(() => sessionStorage.getItem('dr.antiForgeryToken'));
  await page.clock.install();
  await page.route('**/api/CSRF', async (route) => {
    askedAt.push(await now());
    await route.fulfill({ status: 500, json: {} });
  });
  await page.goto('/join');
  const join = joinPage(page);
  const answers = rightAnswers();
  await join.fillIn(answers);
  await join.terms.check();
  await expect.poll(() => askedAt.length).toBeGreaterThan(0);
  await expect
    .poll(
      async () => {
        await page.clock.runFor(SECOND_MS);
        return stored();
      },
      { intervals: [50], timeout: 30_000 },
    )
    .not.toBeNull();
  const waited = (await now()) - (askedAt[0] ?? 0);
  expect(await stored()).toContain('CSRF_UNAVAILABLE');
  expect(waited).toBeGreaterThanOrEqual(35 * SECOND_MS);
  expect(waited).toBeLessThan(40 * SECOND_MS);
  expect(askedAt.length).toBeGreaterThan(1);
  expect(askedAt.length).toBeLessThanOrEqual(6);

  let sent = 0;
  page.on('request', (request) => {
    if (isJoinCall(request)) sent += 1;
  });
  await join.submit.click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Something went wrong. Please refresh the page and try again. Error Code: CSRF-1',
  );
  expect(sent).toBe(0);
  await expectSoundEverywhere(page);

  // Nobody needs to refresh: the page asked again meanwhile, and what was typed is still there.
  const loadedAt = await page.evaluate(() => performance.timeOrigin);
  await page.unroute('**/api/CSRF');
  // A phone number is written as the program writes it once its field was left.
  for (const [name, text] of Object.entries({ ...answers, phoneNumber: '312-555-0147' })) {
    await expect(join.field(name as keyof typeof answers)).toHaveValue(text);
  }
  await expect(join.terms).toBeChecked();
  const answered = page.waitForResponse('**/api/CSRF');
  await join.submit.click();
  expect((await answered).status()).toBe(200);
  await expect.poll(stored).not.toContain('CSRF_UNAVAILABLE');
  await join.submit.click();
  await expect(page).toHaveURL(/\/add_card$/);
  expect(sent).toBe(1);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
});
