import { signIn } from './login-page.ts';
import { expectHealthyAtBothSizes } from './page-health.ts';
import { createPerson } from './people.ts';
import { expect, test } from './site.ts';

test.skip(({ partner, size }) => partner !== 'hilton' || size !== 'phone', 'one site at one size shows it');

test('CFG-10 MER-28 MER-29 a member sees merchants’ personal offers, with their limits, and nothing if there is none', async ({
  page,
  baseURL,
}) => {
  await signIn(page, await createPerson(page, baseURL, 'member'), baseURL);
  const benefits = page.getByRole('region', { name: 'Benefits' });
  const offer = benefits.getByText(/^Your offer/);
  const limits = benefits.getByRole('list', { name: 'Limits' });

  await page.goto('/merchants/100020');
  await expect(offer).toHaveText('Your offer: 500 points');
  await expect(limits).toBeHidden();

  await page.goto('/merchants/100040');
  await expect(offer).toHaveText('Your offer: 750 points, with limits');
  await expect(limits.getByRole('listitem')).toHaveText([
    'On up to $500 a month',
    'On up to 2 visits a month',
  ]);
  await expectHealthyAtBothSizes(page);

  const answer = page.waitForResponse(/\/flex-offers\//);
  await page.goto('/merchants/100021');
  expect(await (await answer).json()).toBeNull();
  await expect(benefits).toBeVisible();
  await expect(offer).toBeHidden();
});
