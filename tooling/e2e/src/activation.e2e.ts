import {
  activatePage,
  comeToActivate,
  expectFineScreen,
  isActivation,
  storedPublicId,
} from './activate-page.ts';
import { makePerson } from './people.ts';
import { searchPage } from './search-page.ts';
import { expect, isOneOfTwo, test } from './site.ts';

test.skip(({ partner }) => partner === 'caesars', 'nobody is enrolled at caesars’ site');

const SEARCH = '/search?location=Chicago%2C+IL';
const HILTON_PHONE = '1 (800) 555-0163';

const atOneSize = ({ partner, size }: { readonly partner: string; readonly size: string }) =>
  test.skip(partner !== 'hilton' || size !== 'phone', 'one site at one size shows it');

test('ACT-06 ACT-07 ACT-08 ACT-11 SES-02 SES-19 from the mailed link to rates on every restaurant', async ({
  page,
  partner,
  size,
  baseURL,
}) => {
  test.skip(!isOneOfTwo({ partner, size }), 'each partner is walked at one size');
  test.slow();
  const activate = activatePage(page, partner);
  const search = searchPage(page);
  const cards = page.getByRole('main').locator('article');
  const prompts = cards.getByRole('link', { name: 'Activate to see offers' });
  const rates = cards.getByText(/\d (points?|miles?)\/\$1/);

  const { publicId } = await comeToActivate(page, partner, baseURL);
  await expect(activate.heading).toBeVisible();
  await expect(page).toHaveURL(/\/activate$/);
  expect(await storedPublicId(page)).toBe(publicId);
  await expectFineScreen(page);

  // Who looks round first is asked to activate, not to sign in.
  const lookUp = page.waitForRequest((request) => request.url().endsWith(`/api/Member/${publicId}`));
  await page.goto(SEARCH);
  await lookUp;
  await search.expectResults();
  await expect(prompts.first()).toHaveAttribute('href', `/activate?public_id=${publicId}`);
  await expect(rates).toHaveCount(0);
  await expect(cards.getByRole('link', { name: 'Sign in to see offers' })).toHaveCount(0);
  await expectFineScreen(page);
  await prompts.first().click();
  await expect(activate.button).toBeEnabled();
  await expect(page).toHaveURL(/\/activate$/);

  let calls = 0;
  let letThrough = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/api/Member/Activate', async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  const sent = page.waitForRequest(isActivation);
  await activate.button.dblclick();
  expect((await sent).postDataJSON()).toEqual({ publicId });
  await expect(page.getByRole('main').locator('button[aria-busy="true"]')).toBeDisabled();
  letThrough();
  await expect(page).toHaveURL(/\/activate\/activated$/);
  await expect(activate.activatedHeading).toBeVisible();
  expect(calls).toBe(1);
  await expectFineScreen(page);
  await page.reload();
  await expect(activate.activatedHeading).toBeVisible();

  await activate.searchLink.click();
  await expect(page).toHaveURL(/\/search/);
  await search.expectResults();
  await search.searchFor('Chicago, IL');
  await expect(rates.first()).toBeVisible();
  await expect(prompts).toHaveCount(0);
  await page.reload();
  await expect(rates.first()).toBeVisible();
  await expect(prompts).toHaveCount(0);
  await expectFineScreen(page);
});

test('ACT-09 /activate/activated without having activated is the page that activates', async ({
  page,
  partner,
  size,
  baseURL,
}) => {
  atOneSize({ partner, size });
  const { publicId } = await makePerson(page, baseURL, 'activate');
  await page.goto(`/activate/activated?public_id=${publicId}`);
  const activate = activatePage(page, partner);
  await expect(activate.button).toBeEnabled();
  await expect(page).toHaveURL(/\/activate$/);
  await expect(activate.activatedHeading).toHaveCount(0);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/activate/activated');
  await expect(page).toHaveURL(/\/join\?rfr=0$/);
});

test('ACT-10 a link of the activated stage reports the view of its target once', async ({
  page,
  partner,
  size,
  baseURL,
}) => {
  atOneSize({ partner, size });
  interface Impression {
    readonly eventName: string;
    readonly url: string;
  }
  const views: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/Impressions')) return;
    const events = request.postDataJSON() as Impression[];
    for (const { eventName, url } of events) if (eventName === 'pageView') views.push(new URL(url).pathname);
  });
  await comeToActivate(page, partner, baseURL);
  const activate = activatePage(page, partner);
  await activate.button.click();
  await expect(activate.activatedHeading).toBeVisible();
  await activate.searchLink.click();
  await expect(page).toHaveURL(/\/search/);
  await expect.poll(() => views).toContain('/search');
  // What waits is delivered when the page is left; nothing of it is a second view.
  await page.goto('/how-it-works');
  await expect.poll(() => views).toContain('/how-it-works');
  expect(views.filter((path) => path === '/search')).toHaveLength(1);
});

test('ERR-12 a failure says whom to call, and the button can be pressed again', async ({
  page,
  partner,
  size,
  baseURL,
  watch,
}) => {
  atOneSize({ partner, size });
  watch.allow(/status of 500/);
  await comeToActivate(page, partner, baseURL);
  const activate = activatePage(page, partner);
  const answer = { status: 500, json: { code: 'serverError', message: '' } };
  await page.route('**/api/Member/Activate', (route) => route.fulfill(answer));
  await activate.button.click();
  const messages = page.getByRole('region', { name: 'Notifications' });
  // The first word is for those who do not see the color.
  await expect(messages.getByRole('alert')).toHaveText(
    `ERROR: There was an error activating your account. Please contact customer support. ${HILTON_PHONE}`,
  );
  await expect(messages.getByRole('link', { name: HILTON_PHONE })).toHaveAttribute(
    'href',
    'tel:+18005550163',
  );
  await expect(page).toHaveURL(/\/activate$/);
  await expect(activate.button).toBeEnabled();
  await expectFineScreen(page);

  await page.unroute('**/api/Member/Activate');
  await activate.button.click();
  await expect(activate.activatedHeading).toBeVisible();
  await expect(messages.getByText('There was an error activating your account.')).toHaveCount(0);
});
