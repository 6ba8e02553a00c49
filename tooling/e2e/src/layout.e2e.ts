import { expect, isOneOfTwo, isPartnersFirst, test } from './site.ts';

const atTwo = (project: Parameters<typeof isOneOfTwo>[0]) =>
  test.skip(!isOneOfTwo(project), 'one phone and one desktop show it');

test('UIX-08 results print in three columns', async ({ page, partner, size }) => {
  test.skip(partner !== 'hilton' || size !== 'phone', 'paper has its own size');
  await page.goto('/search?location=New+York%2C+NY');
  await expect(page.locator('article').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const lefts = await page
    .locator('article:visible')
    .evaluateAll((cards) => new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size);
  expect(lefts).toBe(3);
});

test('UIX-03 only the three weights are used and titles are in the font of the partner', async ({
  page,
  partner,
  size,
}) => {
  test.skip(!isPartnersFirst({ partner, size }), 'each partner shows it at one size');
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
  const weights = await page
    .locator('body *')
    // What has left the page meanwhile has no style.
    .evaluateAll((all) => [
      ...new Set(
        all.filter(({ isConnected }) => isConnected).map((element) => getComputedStyle(element).fontWeight),
      ),
    ]);
  expect(weights.filter((weight) => !['400', '600', '800'].includes(weight))).toEqual([]);
});

test('UIX-02 on a wide screen content is 1050 wide and the frame 1400', async ({ page, partner, size }) => {
  test.skip(partner !== 'american' || size === 'phone', 'the width is set by the test itself');
  await page.setViewportSize({ width: 1800, height: 900 });
  await page.goto('/how-it-works');
  const words = page.getByRole('main').locator('p, h1, h2, h3, ol, form');
  const widest = () =>
    words.evaluateAll((all) => Math.max(...all.map((element) => element.getBoundingClientRect().width)));
  await expect.poll(widest).toBe(1050);
  await page.goto('/search?location=Chicago');
  await expect(page.locator('article').first()).toBeVisible();
  expect((await page.getByRole('navigation', { name: 'Main' }).boundingBox())?.width).toBe(1400);
});

test('UIX-01 the layout of search changes at 861 pixels', async ({ page, partner, size }) => {
  test.skip(partner !== 'american' || size === 'phone', 'the width is set by the test itself');
  const toggle = page.getByRole('button', { name: 'Show map' });
  for (const [width, isMobile] of [
    [860, true],
    [861, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/search?location=Chicago');
    await expect(page.locator('article').first()).toBeVisible();
    await expect(toggle).toBeVisible({ visible: isMobile });
  }
});

test('CHR-05 the header hides on the way down and returns on the way up, on small screens only', async ({
  page,
  partner,
  size,
}) => {
  atTwo({ partner, size });
  await page.goto('/search?location=New+York%2C+NY');
  await expect(page.locator('article').nth(4)).toBeAttached();
  const header = page.locator('header').first();
  if (size === 'phone') {
    // What hides it comes when the page is idle: somebody who scrolls before scrolls on.
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      await expect(header).not.toBeInViewport({ timeout: 1_000 });
    }).toPass();
    await page.mouse.wheel(0, -120);
  } else await page.mouse.wheel(0, 900);
  await expect(header).toBeInViewport();
});

test('MER-26 pictures come in the sizes that their addresses ask for', async ({ page, partner, size }) => {
  atTwo({ partner, size });
  await page.goto('/search?location=New+York%2C+NY');
  const picture = page.locator('article img').first();
  await expect(picture).toHaveAttribute('src', /\?w=(200|500|600)&ar=1\.[46]$/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const { source, width, height } = await picture.evaluate((image: HTMLImageElement) => ({
    source: image.currentSrc,
    width: image.naturalWidth,
    height: image.naturalHeight,
  }));
  const ratio = Number(new URL(source).searchParams.get('ar'));
  expect(width / height).toBeCloseTo(ratio, 1);
});
