// Takes the README's screenshots of the running product: `pnpm screenshots` after `npm start`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { chromiumLaunch } from './chromium-launch.ts';
import { closeOffers } from './seen-offers.ts';
import { watchRequests } from './settled-page.ts';

const port = process.env.PORT ?? '4000';
const partners = ['american', 'hilton', 't-mobile', 'caesars'];
const pages = { home: '/', search: '/search?location=New+York%2C+NY' };
const folder = join(import.meta.dirname, '../../../docs/screenshots');

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(chromiumLaunch);
for (const partner of partners) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript(closeOffers);
  const page = await context.newPage();
  const settled = watchRequests(page);
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(`http://${partner}.localhost:${port}${path}`);
    await page.locator('#root[data-live]').waitFor({ state: 'attached' });
    await settled();
    const popover = page.getByRole('button', { name: 'Got it' });
    if (await popover.isVisible()) await popover.click();
    await page.getByText('Loading the map').waitFor({ state: 'detached' });
    await settled();
    await page.screenshot({ path: join(folder, `${partner}-${name}.png`) });
    console.log(`${partner} ${name}`);
  }
  await context.close();
}
await browser.close();
