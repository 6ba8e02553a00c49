import type { Page } from '@playwright/test';

/** Runs in a page before its code: what waits for ten seconds since the page loaded need not wait. */
export function beThereForLong(): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() + 10_000;
}

/** The visitor presses a key that does nothing: what is due opens (CHR-44), and what is not has had its time. */
export async function act(page: Page): Promise<void> {
  // What asks for attention comes with the code that records the display mode, and listens by then.
  await page.waitForFunction(() =>
    (window as { dataLayer?: { event?: string }[] }).dataLayer?.some(({ event }) => event === 'pwa session'),
  );
  await page.keyboard.press('Shift');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // After the page's own timer, and after its callback for an idle browser and what that renders.
        setTimeout(() => requestIdleCallback(() => requestIdleCallback(() => resolve())));
      }),
  );
}
