import { isJoinCall, joinPage, rightAnswers } from './join-page.ts';
import { loginPage } from './login-page.ts';
import { ownPlatform } from './own-platform.ts';
import { makePerson } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site.ts';

test('ERR-01 API-02 SES-14 without an anti-forgery token nothing is sent and nothing lost, and the page mends itself', async ({
  page,
  partner,
  size,
  watch,
}, { workerIndex }) => {
  test.skip(
    partner !== 'hilton' || size !== 'phone',
    'passwords are hilton’s, and what is broken is broken for everybody',
  );
  test.slow();
  watch.allow(/status of 500/);
  const port = 4405 + 10 * workerIndex;
  const platform = ownPlatform(port);
  await platform.start();
  try {
    const faults = (method: 'POST' | 'DELETE', data?: unknown) =>
      page.request.fetch(`http://127.0.0.1:${port}/dev/faults`, {
        method,
        headers: { Host: new URL(platform.urlOf(partner)).host },
        ...(data !== undefined && { data }),
      });
    await faults('POST', { path: '/api/CSRF', status: 500 });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (isJoinCall(request)) sent.push(request.url());
    });
    await page.goto(`${platform.urlOf(partner)}/join`);
    const join = joinPage(page);
    const answers = rightAnswers();
    await join.fill(answers);
    await join.terms.check();
    await join.submit.click();
    const toast = page.getByText(
      'Something went wrong. Please refresh the page and try again. Error Code: CSRF-1',
      { exact: true },
    );
    await expect(toast).toBeVisible({ timeout: 40_000 });
    expect(sent).toEqual([]);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    for (const [name, text] of Object.entries(answers)) {
      await expect(join.field(name as keyof typeof answers)).toHaveValue(text);
    }
    await expect(join.terms).toBeChecked();

    await faults('DELETE');
    const loadedAt = await page.evaluate(() => performance.timeOrigin);
    await join.submit.click();
    await expect(page).toHaveURL(/\/add_card$/, { timeout: 40_000 });
    await expect(toast).toHaveCount(0);
    expect(sent).toHaveLength(1);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
    expect(await page.evaluate(() => sessionStorage.getItem('dr.antiForgeryToken'))).toMatch(/\S{16,}/);
  } finally {
    await platform.stop();
    platform.remove();
  }
});

test('VAL-24 a call that takes its time is announced, and however often the button is pressed it is made once', async ({
  page,
  baseURL,
  partner,
}) => {
  test.skip(partner !== 'hilton', 'passwords are hilton’s');
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
