import { chromiumLaunch } from './chromium-launch.ts';
import { emulationTicket } from './emulation-ticket.ts';
import { createPerson } from './people.ts';
import { expect, test } from './site.ts';

const ADMIN = 'https://care.american.example';

// Chromium sees the admin's page as public and this site as local.
test.use({
  launchOptions: {
    ...chromiumLaunch,
    args: [...(chromiumLaunch.args ?? []), '--disable-features=LocalNetworkAccessChecks'],
  },
});

const storedId = () => localStorage.getItem('dr.emulationId');

test(
  'SES-20 SES-24.a a signed link shows a member’s pages in the admin’s frame, and only the admin’s message ends it',
  { tag: '@sso' },
  async ({ page, baseURL, watch }) => {
    // The server rejects the events of an emulation, as it does every write, and nobody is signed in before
    // and after it.
    watch.allow(/40[13]/);
    const person = await createPerson(page, baseURL, 'member');
    const ticket = emulationTicket('american', person.publicId);
    const admin = `<!doctype html><title>Care</title><iframe src="${baseURL}/?emulation_id=${ticket}" width="900" height="600"></iframe>`;
    await page.route(`${ADMIN}/**`, (route) => route.fulfill({ contentType: 'text/html', body: admin }));
    await page.goto(`${ADMIN}/console`);
    const site = page.mainFrame().childFrames()[0] ?? page.mainFrame();
    const bar = site.getByRole('region', { name: 'Support view' });
    await expect(bar).toContainText(person.email);
    expect(new URL(site.url()).pathname + new URL(site.url()).search).toBe('/account/overview');
    const emulationId = await site.evaluate(storedId);
    expect(emulationId).toMatch(/^[\w-]{36}$/);
    const own = await page.context().newPage();
    await own.goto(`${baseURL}/api/Member`);
    await expect(own.locator('body')).toContainText('unauthorised');
    await own.close();

    // Messages arrive in order, so the page has received every earlier one by now.
    await site.evaluate(() =>
      addEventListener('message', ({ data }) => {
        if (data === 'last') document.documentElement.dataset['heard'] = '';
      }),
    );
    const exit = { source: 'radmin-emulation', action: 'exit' };
    await site.evaluate((message) => window.postMessage(message, '*'), exit);
    await page.evaluate(() => frames[0]?.postMessage({ source: 'radmin-emulation', action: 'hello' }, '*'));
    await page.evaluate(() => frames[0]?.postMessage('exit', '*'));
    await page.evaluate(() => frames[0]?.postMessage('last', '*'));
    await expect(site.locator('html[data-heard]')).toBeAttached();
    expect(new URL(site.url()).pathname).toBe('/account/overview');
    expect(await site.evaluate(storedId)).toBe(emulationId);

    await page.evaluate((message) => frames[0]?.postMessage(message, '*'), exit);
    await expect.poll(() => new URL(site.url()).pathname).toBe('/SignOut');
    expect(await site.evaluate(storedId)).toBeNull();
    await expect.poll(() => site.evaluate(() => fetch('/api/Member').then(({ status }) => status))).toBe(401);
  },
);
