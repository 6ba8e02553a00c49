import type { Page } from '@playwright/test';

export interface PageTimes {
  readonly largestPaintMs: number;
  /** The time in ms at which the first heading with text appeared, or Infinity if none did. */
  readonly headingMs: number;
  /**
   * The time in ms at which the menu was open after a press on its button, or Infinity if it never opened.
   */
  readonly respondedMs: number;
  readonly layoutShift: number;
  /** The time in ms by which tasks exceed 50 ms. Rendering counts as part of the longest task of its frame. */
  readonly blockingMs: number;
  /**
   * The duration in ms of the longest task with the rendering after it. At least 50, because browsers do not
   * report shorter ones. If a frame has several such tasks, only their sum is known.
   */
  readonly longestTaskMs: number;
}

declare global {
  interface Window {
    benchTimes: { -readonly [Key in keyof PageTimes]: PageTimes[Key] };
  }
}

export const MENU_BUTTON =
  'header button[aria-expanded], header button[popovertarget], header button[aria-haspopup], header summary';
const MOST_TRIES = 300;

const LONG_TASK_MS = 50;

function watch([menuButton, longTaskMs]: readonly [string, number]) {
  const times = {
    largestPaintMs: 0,
    headingMs: Infinity,
    respondedMs: Infinity,
    layoutShift: 0,
    blockingMs: 0,
    longestTaskMs: longTaskMs,
  };
  window.benchTimes = times;
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (times.largestPaintMs = startTime));
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as unknown as { hadRecentInput: boolean; value: number };
    if (!hadRecentInput) times.layoutShift += value;
  });
  // `longtask` lacks some tasks that only compute styles and layout.
  observe('long-animation-frame', (entry) => {
    const { blockingDuration } = entry as unknown as { blockingDuration: number };
    times.blockingMs += blockingDuration;
    times.longestTaskMs = Math.max(blockingDuration + longTaskMs, times.longestTaskMs);
  });

  const isMenuOpen = () => {
    for (const button of document.querySelectorAll(menuButton)) {
      const id = button.getAttribute('aria-controls') ?? button.getAttribute('popovertarget');
      const panel = id === null ? button.closest('details') : document.getElementById(id);
      const links = [...(panel ?? button).querySelectorAll('a[href]')];
      if (links.some((link) => link.checkVisibility({ visibilityProperty: true }))) return true;
    }
    return false;
  };
  const look = () => {
    if (times.headingMs === Infinity && document.querySelector('h1')?.textContent.trim())
      times.headingMs = performance.now();
    if (times.respondedMs === Infinity && isMenuOpen()) times.respondedMs = performance.now();
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-expanded', 'hidden', 'open', 'class'],
  });
  // A popover opens without any change to the DOM.
  document.addEventListener('toggle', look, true);
}

export async function watchPage(page: Page): Promise<() => Promise<PageTimes>> {
  await page.addInitScript(watch, [MENU_BUTTON, LONG_TASK_MS] as const);
  // Serialization as JSON would lose Infinity, but the browser's protocol preserves it.
  return () => page.evaluate(() => window.benchTimes);
}

export async function pressMenu(page: Page): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { isOpen, spot } = await page.evaluate((menuButton) => {
      const button = document.querySelector(menuButton);
      const box = button?.getBoundingClientRect();
      // Another press would close the menu once the button has reacted.
      const isWaiting = button?.getAttribute('aria-expanded') === 'true';
      return {
        isOpen: window.benchTimes.respondedMs !== Infinity,
        spot: box?.width && !isWaiting ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : undefined,
      };
    }, MENU_BUTTON);
    if (isOpen) return;
    if (spot) await page.touchscreen.tap(spot.x, spot.y);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The menu of ${page.url()} does not open, even after repeated clicks.`);
}
