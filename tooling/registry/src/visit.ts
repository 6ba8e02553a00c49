import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { allHandlers, memberHandlers, problem } from '@tableside/api-client/testing';
import { contentHandlers, type ContentEntries } from '@tableside/content-client/testing';
import { chromiumLaunch } from '@tableside/e2e/chromium-launch';
import { searchPage } from '@tableside/e2e/search-page';
import { chromium, expect, type Page } from '@playwright/test';
import { getResponse } from 'msw';
import { preview } from 'vite';

export interface Expected {
  readonly heading: string;
  readonly text: string;
  readonly action: string;
}

async function fakeApi(page: Page, content: ContentEntries): Promise<void> {
  // Nobody is signed in, so the content is that for visitors.
  const handlers = [memberHandlers.member(problem(401)), ...contentHandlers(content), ...allHandlers()];
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const body = request.postDataBuffer();
    const call = new Request(request.url(), {
      method: request.method(),
      headers: request.headers(),
      ...(body && { body: new Uint8Array(body) }),
    });
    const response = await getResponse(handlers, call);
    if (!response) return route.fulfill({ status: 404 });
    return route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
  await page.route('**/images/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
}

export async function visitSite(folder: string, { heading, text, action }: Expected): Promise<void> {
  const server = await preview({
    root: folder,
    configFile: false,
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: join(folder, 'dist') },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const [url = ''] = server.resolvedUrls?.local ?? [];
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const prerendered = await (await fetch(url)).text();
    for (const expected of [heading, text]) expect(prerendered).toContain(expected);

    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
    });
    const home = readFileSync(join(folder, 'partners/content/harbor/home.json'), 'utf8');
    await fakeApi(page, { home: JSON.parse(home) as readonly unknown[] });
    await page.goto(url);
    await expect(page.locator('#root[data-live]')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(page.getByText(text)).toBeVisible();
    const color = await page
      .locator(':root')
      .evaluate((root) => root.computedStyleMap().get('--ts-color-action')?.toString().trim());
    expect(color).toBe(action);
    const place = page.getByRole('main').getByRole('search').first().locator('input[name="location"]');
    await place.fill('New York, NY');
    await place.press('Enter');
    await expect(page).toHaveURL(/\/search\?/);
    await searchPage(page).expectResults();
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
}
