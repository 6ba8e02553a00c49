import { chromiumLaunch } from './chromium-launch.ts';
import { expect, test } from './site.ts';

const ADMIN = 'https://care.american.example';

test.skip(
  ({ partner, size }) => partner !== 'american' || size !== 'desktop',
  'american’s admin looks into its site',
);
// To the browser the admin's page is of the internet, and this site of the device that it runs on.
test.use({
  launchOptions: {
    ...chromiumLaunch,
    args: [...(chromiumLaunch.args ?? []), '--disable-features=LocalNetworkAccessChecks'],
  },
});

const storedId = () => localStorage.getItem('dr.emulationId');

test('SES-20 SES-21 in the admin’s frame the id stays, and only the admin’s own message ends it', async ({
  page,
  baseURL,
}) => {
  const admin = `<!doctype html><title>Care</title><iframe src="${baseURL}/how-it-works?emulation_id=E1" width="900" height="600"></iframe>`;
  await page.route(`${ADMIN}/**`, (route) => route.fulfill({ contentType: 'text/html', body: admin }));
  await page.goto(`${ADMIN}/console`);
  const site = page.mainFrame().childFrames()[0] ?? page.mainFrame();
  await expect.poll(() => site.evaluate(storedId)).toBe('E1');
  expect(new URL(site.url()).search).toBe('');

  // By then it has heard all that was said before.
  await site.evaluate(() =>
    addEventListener('message', ({ data }) => {
      if (data === 'last') document.documentElement.dataset['heard'] = '';
    }),
  );
  const exit = { source: 'radmin-emulation', action: 'exit' };
  // The page itself says it, and the admin something else: neither is the admin's signal.
  await site.evaluate((message) => window.postMessage(message, '*'), exit);
  await page.evaluate(() => frames[0]?.postMessage({ source: 'radmin-emulation', action: 'hello' }, '*'));
  await page.evaluate(() => frames[0]?.postMessage('exit', '*'));
  await page.evaluate(() => frames[0]?.postMessage('last', '*'));
  await expect(site.locator('html[data-heard]')).toBeAttached();
  expect(new URL(site.url()).pathname).toBe('/how-it-works');
  expect(await site.evaluate(storedId)).toBe('E1');

  await page.evaluate((message) => frames[0]?.postMessage(message, '*'), exit);
  await expect.poll(() => new URL(site.url()).pathname).toBe('/SignOut');
  expect(await site.evaluate(storedId)).toBeNull();
});

test('SES-20 SES-21 another origin neither frames the site nor ends anything', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.allow(/frame-ancestors|Access is denied|ERR_BLOCKED_BY_RESPONSE|Refused to (frame|display)/);
  const other = 'https://care.american.example.evil.example';
  const body = `<!doctype html><title>Other</title><iframe src="${baseURL}/how-it-works"></iframe>`;
  await page.route(`${other}/**`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${other}/`);
  await expect
    .poll(() => page.frames().filter((frame) => frame.url().startsWith('chrome-error:')).length)
    .toBe(1);

  await page.goto('/how-it-works');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate(() => window.postMessage({ source: 'radmin-emulation', action: 'exit' }, '*'));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page).toHaveURL(/\/how-it-works$/);
});
