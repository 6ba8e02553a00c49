import { activatePage, openActivationLink, isActivation, storedPublicId } from './activate-page.ts';
import { searchPage } from './search-page.ts';
import { expectHealthyPage } from './page-health.ts';
import { expect, test } from './site.ts';

const SEARCH = '/search?location=Chicago%2C+IL';
test(
  'ACT-06.a ACT-06.b ACT-07.a ACT-07.b ACT-08.a ACT-08.b ACT-11.a ACT-11.b SES-02 SES-19.a SES-19.b activates from the emailed link and then shows rates on every restaurant',
  { tag: '@phone' },
  async ({ page, partner, baseURL }) => {
    test.slow();
    const activate = activatePage(page, partner);
    const search = searchPage(page);
    const cards = page.getByRole('main').locator('article');
    const prompts = cards.getByRole('link', { name: 'Activate to see offers' });
    const rates = cards.getByText(/\d (points?|miles?)\/\$1/);

    const { publicId } = await openActivationLink(page, partner, baseURL);
    await expect(activate.heading).toBeVisible();
    await expect(page).toHaveURL(/\/activate$/);
    expect(await storedPublicId(page)).toBe(publicId);
    await expectHealthyPage(page);

    const lookUp = page.waitForRequest((request) => request.url().endsWith(`/api/Member/${publicId}`));
    await page.goto(SEARCH);
    await lookUp;
    await search.expectResults();
    await expect(prompts.first()).toHaveAttribute('href', `/activate?public_id=${publicId}`);
    await expect(rates).toHaveCount(0);
    await expect(cards.getByRole('link', { name: 'Sign in to see offers' })).toHaveCount(0);
    await expectHealthyPage(page);
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
    await expectHealthyPage(page);
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
    await expectHealthyPage(page);
  },
);
