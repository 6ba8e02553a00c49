import type { AfterEach } from 'storybook/internal/csf';
import { expect } from 'storybook/test';

/** A window of 1280 × 1024 px has this viewport at 400 % zoom. */
export const lowWindow = { name: '400 %, 320 × 256', styles: { width: '320px', height: '256px' } } as const;

const LEAST_SHARE = 0.6;

/** In pixels. Chromium scrolls a row sideways only for an element of which it shows less than this. */
const ENOUGH_BESIDE = 32;

const MOST_WAITS = 30;

const focusable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]';

const map = '[role="region"][tabindex="0"]:has(> svg)';

const nameOf = (element: Element) =>
  `${element.localName} “${(element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? '').trim().slice(0, 60)}”`;

const scopeOf = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

const isUsable = (element: HTMLElement) =>
  element.tabIndex >= 0 &&
  // Visitors can move a map and its pins out from under floating elements.
  !element.matches(`${map}, ${map} *`) &&
  !element.matches(':disabled') &&
  element.closest('[inert]') === null &&
  element.checkVisibility({ visibilityProperty: true });

const labelOf = (element: HTMLElement) =>
  'labels' in element ? (element as HTMLInputElement).labels?.[0] : undefined;

/**
 * Waits until nothing moves, because focus scrolls the page, and scrolling shows, hides and moves elements.
 */
async function rest() {
  for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}

function faultOf(control: HTMLElement): string | undefined {
  // Some inputs are hidden, and their label shows the control instead.
  const shown = control.offsetWidth > 1 ? control : (labelOf(control) ?? control);
  const [box] = shown.getClientRects();
  if (!box) return 'is not drawn';
  const top = Math.max(box.top, 0);
  const bottom = Math.min(box.bottom, window.innerHeight);
  const left = Math.max(box.left, 0);
  const right = Math.min(box.right, window.innerWidth);
  if (right - left < Math.min(box.width, ENOUGH_BESIDE) - 1)
    return `is beside the window: ${box.left} to ${box.right}`;
  if (bottom - top < Math.min(box.height, window.innerHeight * LEAST_SHARE) - 1)
    return `is outside of the window: ${box.top} to ${box.bottom}`;
  for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
    const hit = document.elementFromPoint((left + right) / 2, y);
    const isItself =
      hit !== null &&
      (shown.contains(hit) || hit.contains(control) || labelOf(control)?.contains(hit) === true);
    if (!isItself) return `is under ${hit ? nameOf(hit) : 'nothing'}`;
  }
  return undefined;
}

const isPinned = (hit: Element | null, scope: Element): boolean => {
  for (let element = hit; element !== null && element !== scope; element = element.parentElement) {
    const { position } = getComputedStyle(element);
    if (position !== 'fixed' && position !== 'sticky') continue;
    // A fixed element as high as the window is itself what visitors read.
    return element.getBoundingClientRect().height < window.innerHeight * LEAST_SHARE;
  }
  return false;
};

function openShare(scope: Element): number {
  const rows = Array.from({ length: 64 }, (_, row) => ((row + 0.5) / 64) * window.innerHeight);
  const columns = Array.from({ length: 10 }, (_, column) => ((column + 0.5) / 10) * window.innerWidth);
  const isCovered = (y: number) =>
    columns.filter((x) => isPinned(document.elementFromPoint(x, y), scope)).length > columns.length / 2;
  return rows.filter((y) => !isCovered(y)).length / rows.length;
}

const narrowParts = (scope: Element) =>
  [scope, ...scope.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const { clientHeight, scrollHeight } = element;
    if (scrollHeight <= clientHeight + 1 || element.matches('body, textarea, select')) return [];
    const { overflowY } = getComputedStyle(element);
    // A dialog that cannot scroll is cut off, whatever its height.
    const isNarrow = ['auto', 'scroll'].includes(overflowY)
      ? clientHeight < window.innerHeight * LEAST_SHARE
      : element === scope && overflowY !== 'visible';
    return isNarrow ? [`${nameOf(element)} shows ${clientHeight} of ${scrollHeight} px`] : [];
  });

/**
 * Checks at 320 × 256 px and on a phone that everything can be read and used, and that nothing covers the
 * focus (UIX-16, UIX-17).
 */
export const checkSmallWindow: AfterEach = async ({ globals, parameters }) => {
  const viewport: unknown = globals['viewport']?.value;
  // Runs only in tests, because it moves the focus, and designers want to see the state that the story
  // leaves.
  if (import.meta.env.MODE !== 'test' || (viewport !== 'low' && viewport !== 'phone')) return;
  await expect(`${window.innerWidth}px`).toBe(parameters['viewport'].options[viewport].styles.width);
  await rest();
  const scope = scopeOf();
  for (const element of [document.documentElement, scope])
    await expect(element.scrollWidth, 'scrolls horizontally').toBeLessThanOrEqual(element.clientWidth);
  const narrow = narrowParts(scope);
  await expect(narrow, narrow.join('; ')).toEqual([]);

  const controls = [...scope.querySelectorAll<HTMLElement>(focusable)].filter(isUsable);
  await expect(controls).not.toEqual([]);
  // Starts where the story left the focus, because an open menu closes when it loses the focus.
  const first = Math.max(0, controls.indexOf(document.activeElement as HTMLElement));
  const faults: string[] = [];
  for (const control of [...controls.slice(first), ...controls.slice(0, first)]) {
    if (!control.isConnected || !isUsable(control)) continue;
    control.blur();
    // Places the control at the lower edge, where bars are, so that the focus must scroll it up.
    window.scrollBy({
      top: control.getBoundingClientRect().bottom - window.innerHeight,
      behavior: 'instant',
    });
    control.focus();
    let fault: string | undefined;
    for (let wait = 0; wait < MOST_WAITS && (wait === 0 || fault !== undefined); wait += 1) {
      await rest();
      fault = faultOf(control);
    }
    if (fault !== undefined) faults.push(`${nameOf(control)} ${fault}`);
  }
  await expect(faults, faults.join('; ')).toEqual([]);

  (document.activeElement as HTMLElement | null)?.blur();
  window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
  await rest();
  await expect(openShare(scope)).toBeGreaterThanOrEqual(LEAST_SHARE);
};
