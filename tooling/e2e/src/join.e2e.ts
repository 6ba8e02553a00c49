import { isJoinCall, joinPage, rightAnswers } from './join-page.ts';
import { sessionCookies } from './login-page.ts';
import { codeFor, makePerson } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site.ts';
import { expectSoundEverywhere } from './sound.ts';

test.skip(({ partner }) => partner !== 'hilton', 'passwords are hilton’s');

test('ENR-01 ENR-02 ENR-03 ENR-04 ENR-05 TRK-05 ROU-07 from the e-mail form on the home page to the next step', async ({
  page,
  size,
}) => {
  test.skip(size !== 'desktop', 'one size shows it');
  const answers = rightAnswers();
  await page.goto('/?utm_source=x&referrer=P1');
  // The form comes when somebody comes near it.
  await expect(page.locator('#root[data-live]')).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('textbox', { name: /^Email address/ }).fill(answers.email);
  await page.getByRole('button', { name: 'Join for free' }).click();
  await expect(page).toHaveURL(/\/join$/);

  const join = joinPage(page);
  await expect(join.field('email')).toHaveValue(answers.email);
  await expect(page.getByRole('banner').getByText('Already a member?')).toBeVisible();
  await expect(page.locator('[aria-current="step"]')).toContainText('Join');
  await expectSoundEverywhere(page);

  const { email: _prefilled, ...others } = answers;
  await join.fillIn(others);
  await join.mails.check();
  await join.terms.check();
  const whoIsIt = page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/api/Member' && response.status() === 200,
  );
  const [sent] = await Promise.all([page.waitForRequest(isJoinCall), join.submit.click()]);
  expect(sent.postDataJSON()).toEqual({
    ...answers,
    phoneNumber: '3125550147',
    smsOptIn: false,
    emailOptIn: true,
    terms: true,
    utmSource: 'x',
    referrer: 'P1',
  });
  expect(await (await whoIsIt).json()).toMatchObject({ memberType: 'NonCardMember', email: answers.email });

  await expect(page).toHaveURL(/\/add_card$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign out' })).toBeVisible();
  await expect(page.locator('[aria-current="step"]')).toContainText('Link a card');
  await expectSoundEverywhere(page);
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/utmSource|referrer/);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin');
  expect((await sessionCookies(page)).session).toMatchObject({ httpOnly: true });
  // Back leads to where the visitor came from, not into a form that is done.
  await page.goBack();
  await expect(page).toHaveURL(/\/\?utm_source=x&referrer=P1$/);
});

test('ENR-02 VAL-11 VAL-12 VAL-14 what is wrong is said at its field, the first of them has the focus', async ({
  page,
  size,
}) => {
  test.skip(size !== 'phone', 'one size shows it');
  const join = joinPage(page);
  await page.goto('/join');
  await join.submit.click();
  await expect(join.field('firstName')).toBeFocused();
  await expect(join.field('firstName')).toHaveAccessibleDescription(/This field is required\./);
  await expect(join.form.getByRole('alert')).toContainText('fields need another look');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const answers = rightAnswers();
  await join.fillIn({
    ...answers,
    email: 'a..b@c.co',
    memberNumber: 'AB1',
    password: 'xAB1y',
    passwordConfirm: 'other',
    zipCode: '6060',
    phoneNumber: '12345',
  });
  await join.terms.check();
  await join.submit.click();
  await expect(join.field('email')).toBeFocused();
  const says = (name: Parameters<typeof join.field>[0], words: RegExp) =>
    expect(join.field(name)).toHaveAccessibleDescription(words);
  await says('email', /Enter an email address such as/);
  await says('memberNumber', /Invalid member number/);
  await says('password', /Password must have at least 8 characters/);
  await says('passwordConfirm', /does not match/);
  await says('zipCode', /must have 5 characters exactly/);
  await says('phoneNumber', /Invalid phone number, please check the number and try again/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await join.fillIn({
    phoneNumber: '+44 20 7946 0018',
    zipCode: '00000',
    memberNumber: answers.memberNumber,
  });
  await join.fillIn({ email: answers.email, password: `x${answers.memberNumber}y` });
  await says('phoneNumber', /Invalid US based phone number/);
  await says('zipCode', /this ZIP is not located in the U\.S\./);
  await says('password', /Leave your member number out of your password/);
  await expect(join.field('memberNumber')).not.toHaveAttribute('aria-invalid', 'true');
});

test('VAL-13 an address or a number that is taken is said at its field, an account with both leads to sign-in', async ({
  page,
  baseURL,
  size,
  watch,
}) => {
  test.skip(size !== 'desktop', 'one size shows it');
  watch.allow(/status of 400/);
  const [taken, other] = [
    await makePerson(page, baseURL, 'member'),
    await makePerson(page, baseURL, 'nocard'),
  ];
  const join = joinPage(page);
  await page.goto('/join');
  await join.fillIn({ ...rightAnswers(), email: taken.email, memberNumber: other.memberNumber });
  await join.terms.check();
  await join.submit.click();
  await expect(join.field('email')).toHaveAccessibleDescription(/This email address is already in use/);
  await expect(join.field('email')).toBeFocused();
  await expect(join.field('memberNumber')).toHaveAccessibleDescription(
    /This member number is already in use/,
  );
  await expect(join.field('password')).toHaveValue('table4robin');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await join.fillIn({ memberNumber: taken.memberNumber });
  await join.submit.click();
  const notice = page.getByRole('main').getByText('You already have an account.', { exact: true });
  await expect(notice.first()).toBeVisible();
  // Where the bar at the top covers half of a checkbox, that half is no target; at the top it covers nothing.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Recover your account' }).first()).toBeVisible();
  await main.getByRole('link', { name: 'Sign in' }).first().click();
  await expect(page).toHaveURL(/\/login$/);
});

test('API-03 ACT-05 a membership without a profile is completed with a mailed code, and what was typed is kept', async ({
  page,
  baseURL,
  size,
  watch,
}) => {
  test.skip(size !== 'phone', 'one size shows it');
  watch.allow(/status of 400/);
  const known = await makePerson(page, baseURL, 'unprofiled');
  await page.goto(`/activate?public_id=${known.publicId}`);
  await expect(page).toHaveURL(/\/join\?rfr=2$/);
  const join = joinPage(page);
  await join.fillIn({ ...rightAnswers(), email: known.email, memberNumber: known.memberNumber });
  await join.terms.check();
  await join.submit.click();
  const main = page.getByRole('main');
  const notice = main.getByRole('alert').filter({ hasText: 'You already have an account.' });
  await notice.getByRole('button', { name: 'Email me a code' }).press('Enter');
  await expect(main.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  // At the top the bar covers half of no link.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Tab');
  await page.keyboard.type(await codeFor(page, baseURL, known.email));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/add_card$/);
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Robin');
});

test('ENR-02 ENR-04 UIX-02 joining by keyboard alone, on the narrowest screen', async ({ page, size }) => {
  test.skip(size !== 'phone', 'one size shows it');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/join');
  const join = joinPage(page);
  await expect(join.field('firstName')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await join.submit.focus();
  await page.keyboard.press('Enter');
  await expect(join.field('firstName')).toBeFocused();
  await expectNoSidewaysScroll(page);
  const { state, ...typed } = rightAnswers();
  for (const [name, text] of Object.entries(typed)) {
    await tabInto(name);
    await page.keyboard.type(text);
    if (name !== 'city') continue;
    await tabInto('state');
    await page.keyboard.type(state === 'IL' ? 'Illinois' : state);
  }
  await tabInto('terms');
  await page.keyboard.press('Space');
  await tabInto('button');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/add_card$/);
  await expectNoSidewaysScroll(page);

  /** Goes on to a field of the form by the Tab key; stays when the focus is there already. */
  async function tabInto(name: string) {
    const selector = name === 'button' ? 'form[aria-label] button[type="submit"]' : `[name="${name}"]`;
    for (let step = 0; step < 12; step += 1) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The Tab key does not reach ${name}.`);
  }
});
