import type { AfterEach } from 'storybook/internal/csf';
import { expect } from 'storybook/test';

/** The viewport of a page at 400 %. */
export const lowWindow = { name: '400 %, 320 × 256', styles: { width: '320px', height: '256px' } } as const;

/** How much of the window's height must be left to what is read. */
const LEAST_SHARE = 0.6;

/** Chromium scrolls a row sideways only for what shows less than this of itself, in pixels. */
const ENOUGH_BESIDE = 32;

/** A part may scroll on for a while to where it rests. */
const MOST_WAITS = 30;

const focusable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]';

/** What the keyboard moves as a whole. */
const map = '[role="region"][tabindex="0"]:has(> svg)';

const nameOf = (element: Element) =>
  `${element.localName} “${(element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? '').trim().slice(0, 60)}”`;

/** What can be used now: the dialog that is open, or the page. */
const scopeOf = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

const isUsable = (element: HTMLElement) =>
  element.tabIndex >= 0 &&
  // A map and what lies on it can be moved under what floats over it.
  !element.matches(`${map}, ${map} *`) &&
  !element.matches(':disabled') &&
  element.closest('[inert]') === null &&
  element.checkVisibility({ visibilityProperty: true });

const labelOf = (element: HTMLElement) =>
  'labels' in element ? (element as HTMLInputElement).labels?.[0] : undefined;

/** Focus scrolls; what scrolling shows and hides moves. */
async function rest() {
  for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}

/** What is wrong with a control that has the focus. */
function faultOf(control: HTMLElement): string | undefined {
  // Some inputs are hidden under what their label draws.
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
    // One that is as high as the window is itself what is read.
    return element.getBoundingClientRect().height < window.innerHeight * LEAST_SHARE;
  }
  return false;
};

/** The share of the window's height that nothing fixed covers over most of its width. */
function openShare(scope: Element): number {
  const rows = Array.from({ length: 64 }, (_, row) => ((row + 0.5) / 64) * window.innerHeight);
  const columns = Array.from({ length: 10 }, (_, column) => ((column + 0.5) / 10) * window.innerWidth);
  const isCovered = (y: number) =>
    columns.filter((x) => isPinned(document.elementFromPoint(x, y), scope)).length > columns.length / 2;
  return rows.filter((y) => !isCovered(y)).length / rows.length;
}

/** What scrolls in a part of the window that is too low to read in, and what is cut. */
const narrowParts = (scope: Element) =>
  [scope, ...scope.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const { clientHeight, scrollHeight } = element;
    if (scrollHeight <= clientHeight + 1 || element.matches('body, textarea, select')) return [];
    const { overflowY } = getComputedStyle(element);
    // A dialog that cannot be scrolled is cut however high it is.
    const isNarrow = ['auto', 'scroll'].includes(overflowY)
      ? clientHeight < window.innerHeight * LEAST_SHARE
      : element === scope && overflowY !== 'visible';
    return isNarrow ? [`${nameOf(element)} shows ${clientHeight} of ${scrollHeight} px`] : [];
  });

/**
 * UIX-16 UIX-17: everything can be read and used in a window of 320 × 256 px and on a phone, and nothing covers
 * what has the focus.
 */
export const checkSmallWindow: AfterEach = async ({ globals, parameters }) => {
  const viewport: unknown = globals['viewport']?.value;
  // Only in tests: it moves the focus, and designers look at what the story has left open.
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
  // From where the story left the focus: an open menu closes when the focus leaves it.
  const first = Math.max(0, controls.indexOf(document.activeElement as HTMLElement));
  const faults: string[] = [];
  for (const control of [...controls.slice(first), ...controls.slice(0, first)]) {
    if (!control.isConnected || !isUsable(control)) continue;
    control.blur();
    // At the lower edge, where bars are, the focus must scroll it on.
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
