import { isJoinCall, joinPage, rightAnswers } from './join-page.ts';
import { loginPage } from './login-page.ts';
import { makePerson } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site.ts';

test.skip(({ partner }) => partner !== 'hilton', 'passwords are hilton’s');

test('ERR-01 API-02 SES-15 SES-16 without an anti-forgery token nothing is sent and nothing lost, and the page mends itself', async ({
  page,
  size,
  watch,
}) => {
  test.skip(size !== 'phone', 'one size shows it');
  watch.allow(/status of 500/);
  let asked = 0;
  await page.route('**/api/CSRF', async (route) => {
    asked += 1;
    await route.fulfill({ status: 500, json: { code: 'internal', message: 'Broken on purpose.' } });
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (isJoinCall(request)) sent.push(request.url());
  });
  await page.clock.install();
  await page.goto('/join');
  const join = joinPage(page);
  const answers = rightAnswers();
  await join.fillIn(answers);
  await join.terms.check();
  await join.submit.click();
  const toast = page.getByRole('alertdialog', {
    name: 'Something went wrong. Please refresh the page and try again. Error Code: CSRF-1',
  });
  const token = () => page.evaluate(() => sessionStorage.getItem('dr.antiForgeryToken'));
  await expect(async () => {
    // Its pauses between tries and the wait for the placeholder are the site's own timers.
    await page.clock.fastForward(16_000);
    await expect(toast).toBeVisible({ timeout: 1_000 });
    expect(await token()).toBe('CSRF_UNAVAILABLE');
  }).toPass();
  expect(asked).toBeLessThanOrEqual(6);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const loadedAt = await page.evaluate(() => performance.timeOrigin);
  await page.unroute('**/api/CSRF');
  await join.submit.click();
  await expect.poll(token).toMatch(/\./);
  await expect(toast).toBeVisible();
  expect(sent).toEqual([]);
  for (const [name, text] of Object.entries(answers)) {
    await expect(join.field(name as keyof typeof answers)).toHaveValue(text);
  }
  await expect(join.terms).toBeChecked();
  await join.submit.click();
  await expect(page).toHaveURL(/\/add_card$/);
  await expect(toast).toHaveCount(0);
  expect(sent).toHaveLength(1);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
});

test('VAL-24 a call that takes its time is announced, and however often the button is pressed it is made once', async ({
  page,
  baseURL,
}) => {
  const person = await makePerson(page, baseURL, 'member');
  let calls = 0;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/SignIn', async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  await page.goto('/login');
  const login = loginPage(page);
  await login.userName.fill(person.email);
  await login.password.fill(person.password);
  await login.submit.dblclick();
  await expect(login.submit).toHaveAttribute('aria-busy', 'true');
  await expect(
    login.form.getByRole('status').filter({ hasText: 'Working on your request, please wait.' }),
  ).toHaveText('Working on your request, please wait.');
  await login.submit.press('Enter');
  await login.password.press('Enter');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  letGo();
  await expect(page).toHaveURL(/\/account\/overview$/);
  expect(calls).toBe(1);
});
