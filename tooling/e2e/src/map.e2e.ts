import type { CDPSession, Page } from '@playwright/test';

import { searchPage } from './search-page.ts';
import { expect, test } from './site.ts';

test.use({ hasTouch: true });

interface Spot {
  readonly x: number;
  readonly y: number;
}

async function pinch(
  browser: CDPSession,
  fingers: readonly (readonly [from: Spot, to: Spot])[],
): Promise<void> {
  const steps = 8;
  const at = (step: number) =>
    fingers.map(([from, to], id) => ({
      id,
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }));
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= steps; step += 1)
    await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) });
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const zoomOf = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('dr.mapView') ?? 'null') as { zoom: number } | null)?.zoom ?? 0,
  );
const pageScale = (page: Page) => page.evaluate(() => window.visualViewport?.scale);

test('SEA-06.a pinching zooms the map', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/search?location=New+York%2C+NY');
  await searchPage(page).expectResults();
  await page.getByRole('button', { name: 'Show map' }).click();
  const map = page.getByRole('region', { name: 'Map of the restaurants found' });
  await expect(map).toBeVisible();
  const pins = page.getByRole('list', { name: 'Map of the restaurants found' }).getByRole('button');
  await expect(pins.first()).toBeVisible();
  const browser = await page.context().newCDPSession(page);

  const [left, right] = [
    { x: 120, y: 300 },
    { x: 270, y: 300 },
  ];
  await pinch(browser, [
    [{ x: 170, y: 300 }, left],
    [{ x: 220, y: 300 }, right],
  ]);
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(0);
  const near = await zoomOf(page);
  await pinch(browser, [
    [left, { x: 180, y: 300 }],
    [right, { x: 210, y: 300 }],
  ]);
  await expect.poll(() => zoomOf(page)).toBeLessThan(near - 1);

  // A touch that starts on a pin must count as part of the pinch.
  const far = await zoomOf(page);
  const pin = await pins.first().boundingBox();
  if (!pin) throw new Error('The pin is out of sight.');
  const onPin = { x: pin.x + pin.width / 2, y: pin.y + pin.height / 2 };
  const beside = { x: onPin.x + (onPin.x < 195 ? 60 : -60), y: onPin.y };
  await pinch(browser, [
    [onPin, onPin],
    [beside, { x: beside.x + (beside.x - onPin.x), y: beside.y }],
  ]);
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(far + 0.5);
  expect(await pageScale(page)).toBe(1);
});
