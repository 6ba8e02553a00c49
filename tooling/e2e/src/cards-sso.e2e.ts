import { listCards } from './account-cards-page.ts';
import { numbers } from './card-numbers.ts';
import { cardsPage, expectReady, linkCard } from './cards-page.ts';
import { identityPage } from './identity-page.ts';
import { expect, test } from './site.ts';
import { expectHealthyPage } from './page-health.ts';

test.skip(
  ({ partner, size }) => partner !== 'american' || size !== 'desktop',
  'a partner that hands over no cards, takes all four networks and asks for no opt-in',
);

test('ENR-07 ENR-08 CRD-08 CRD-09 CRD-24 API-15 without partner-loaded cards the form requires only a number', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/join');
  await page.getByRole('main').getByRole('link', { name: 'Continue to American' }).click();
  await identityPage(page).signUp('Wren', 'Halloran');
  await expect(page).toHaveURL(/\/add_card$/);
  await expectReady(page);
  const cards = cardsPage(page);
  await expect(cards.partnerCards).toHaveCount(0);
  await expect(cards.optIn).toHaveCount(0);
  const src = new URL((await page.locator('[data-secure-frame]').getAttribute('src')) ?? '');
  expect(src.search).toBe('?amex=1&disc=1&mast=1&visa=1');
  await expectHealthyPage(page);

  const { sent, status } = await linkCard(page, numbers.discover);
  expect(status).toBe(200);
  expect(sent).toMatchObject({
    creditCards: [{ lastFour: '1117', cardType: 'Discover' }],
    directFileFeedOptIn: false,
  });
  await expect(page).toHaveURL(/\/card_added$/);
  await expect(page.getByRole('main').getByText('Discover ending in 1117')).toHaveCount(1);
  await expectHealthyPage(page);
  await page.goto('/account/manage_cards');
  await expectReady(page);
  await expect(cards.partnerCards).toHaveCount(0);
  await expectHealthyPage(page);
  expect(await listCards(page)).toMatchObject([
    { cardType: 'Discover', lastFour: '1117', partnerCardId: null },
  ]);
  expect(asked).not.toContain('/api/Cards/AllPartnerCards');
});
