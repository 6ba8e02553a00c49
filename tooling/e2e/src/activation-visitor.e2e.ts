import { storedPublicId } from './activate-page.ts';
import { makePerson } from './people.ts';
import { expect, test } from './site.ts';

test.skip(({ partner, size }) => partner !== 'hilton' || size !== 'phone', 'one site at one size shows it');

test('TRK-01 SES-19 all eight values of the address are kept, and who they name is looked up at the next load', async ({
  page,
  baseURL,
}) => {
  const { publicId } = await makePerson(page, baseURL, 'activate');
  const query = new URLSearchParams({
    public_id: publicId,
    utm_term: 'term1',
    utm_medium: 'medium1',
    utm_campaign: 'campaign1',
    utm_source: 'source1',
    utm_content: 'content1',
    referrer: 'referrer1',
    source: 'card1',
  });
  await page.goto(`/?${query}`);
  await expect(page).not.toHaveURL(/public_id/);
  expect(await storedPublicId(page)).toBe(publicId);
  const cookies = await page.context().cookies(page.url());
  expect(Object.fromEntries(cookies.map(({ name, value }) => [name, value]))).toMatchObject({
    utmTerm: 'term1',
    utmMedium: 'medium1',
    utmCampaign: 'campaign1',
    utmSource: 'source1',
    utmContent: 'content1',
    referrer: 'referrer1',
    source: 'card1',
  });
  const lookUp = page.waitForResponse((answer) => answer.url().endsWith(`/api/Member/${publicId}`));
  await page.goto('/how-it-works');
  expect((await lookUp).status()).toBe(200);
  expect(await storedPublicId(page)).toBe(publicId);
});
