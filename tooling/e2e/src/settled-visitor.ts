import type { Page } from '@playwright/test';

/**
 * Makes everything that waits for ten seconds after page load due at once. Runs in a page before its code.
 */
export function beThereForLong(): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() + 10_000;
}

/**
 * Presses a key without any effect of its own, so that dialogs that are due open (CHR-44). Returns when they
 * would be open.
 */
export async function act(page: Page): Promise<void> {
  // The code that records the display mode also listens for the key.
  await page.waitForFunction(() =>
    (window as { dataLayer?: { event?: string }[] }).dataLayer?.some(({ event }) => event === 'pwa session'),
  );
  await page.keyboard.press('Shift');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // The first idle callback comes after the page's own timer, the second after what its callback
        // renders.
        setTimeout(() => requestIdleCallback(() => requestIdleCallback(() => resolve())));
      }),
  );
}
