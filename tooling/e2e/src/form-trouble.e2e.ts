import { loginPage } from './login-page.ts';
import { makePerson } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site.ts';

test.skip(({ partner, size }) => partner !== 'hilton' || size !== 'phone', 'one site at one size shows it');

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
