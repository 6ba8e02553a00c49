import { loginPage } from './login-page.ts';
import { test } from './isolated-platform.ts';
import { createPerson } from './people.ts';
import { expect, expectAccessible, expectNoHorizontalScroll } from './site.ts';

const MINUTE_MS = 60_000;

test.skip(
  ({ partner, size }) => partner !== 'hilton' || size !== 'phone',
  'passwords are hilton’s, and the clock needs a platform of its own',
);

test('AUT-05 AUT-06 five wrong passwords lock the account for thirty minutes, even for the correct password', async ({
  page,
  partner,
  watch,
  isolatedPlatform,
}) => {
  watch.allow(/status of 40[13]/);
  const site = isolatedPlatform.urlOf(partner);
  const person = await createPerson(page, site, 'member');
  const moveClock = (offsetMs: number) =>
    page.request.put(`${isolatedPlatform.url}/dev/clock`, { data: { offsetMs } });
  const login = loginPage(page);
  const alert = login.form.getByRole('alert');
  await page.goto(`${site}/login`);
  const tryPassword = async (password: string) => {
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/SignIn'));
    await login.signIn({ ...person, password });
    return (await answer).status();
  };

  for (const password of ['wrong1word', 'wrong2word', 'wrong3word', 'wrong4word']) {
    expect(await tryPassword(password)).toBe(401);
    await expect(alert).toHaveText('Invalid user name or password');
  }
  expect(await tryPassword('wrong5word')).toBe(403);
  await expect(alert).toContainText('Your account has been locked for 30 minutes');
  await expect(alert.getByRole('link')).toHaveAttribute('href', '/recover');
  await expect(login.userName).toHaveValue(person.email);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  expect(await tryPassword(person.password)).toBe(403);
  await expect(alert).toContainText('Your account has been locked for 30 minutes');

  await moveClock(29 * MINUTE_MS);
  expect(await tryPassword(person.password)).toBe(403);
  await moveClock(31 * MINUTE_MS);
  expect(await tryPassword(person.password)).toBe(200);
  await expect(page).toHaveURL(/\/account\/overview$/);
});
