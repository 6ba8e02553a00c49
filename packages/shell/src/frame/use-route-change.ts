import type { FeatureRoute } from '@tableside/kits/feature';
import { usePartner } from '@tableside/kits/partner';
import type { PartnerSettings } from '@tableside/partner-config';
import { use, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

import { findRoute, RoutesContext } from './routes.ts';
import { createScrollPositions } from './scroll-positions.ts';

const SETTLE_MS = 5_000;

/**
 * Scrolls now and after each change of the page, because lists and other parts render later. Stops when the
 * visitor scrolls or types, or after five seconds.
 *
 * @returns a function that stops it.
 */
function settleScroll(page: Element, scroll: () => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const stop = () => stopping.abort();
  const observer = new MutationObserver(scroll);
  const timer = setTimeout(stop, SETTLE_MS);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    window.addEventListener(type, stop, { signal });
  observer.observe(page, { childList: true, subtree: true });
  scroll();
  return stop;
}

const pageAt = (pathname: string, routes: readonly FeatureRoute[], partner: PartnerSettings): string =>
  findRoute(routes, pathname, partner)?.isDialog ? pathname.slice(0, pathname.lastIndexOf('/')) : pathname;

function findTarget(fragment: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(fragment));
  } catch {
    // A fragment that cannot be decoded names no element.
    return null;
  }
}

function goToAnchor(fragment: string, page: Element): () => void {
  let isFocused = false;
  return settleScroll(page, () => {
    const target = findTarget(fragment);
    if (!target) return;
    target.scrollIntoView();
    if (isFocused) return;
    isFocused = true;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  });
}

/**
 * Scrolls a new page to the top and focuses its main element (ROU-27). Links with `#id` scroll to that
 * element, and going back restores the position.
 *
 * @returns the path of the page.
 */
export function useRouteChange(main: RefObject<HTMLElement | null>): string {
  const { pathname, hash, key } = useLocation();
  const [first] = useState(key);
  const isHistory = useNavigationType() === NavigationType.Pop;
  const [positions] = useState(createScrollPositions);
  const page = pageAt(pathname, use(RoutesContext), usePartner());
  const shown = useRef<string>(undefined);
  const leftAt = useRef<number>(undefined);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return positions.start();
  }, [positions]);

  // A layout effect, because the browser may scroll by itself when the new page is shorter. That position is
  // not the old page's, and would briefly show the end of the new page.
  useLayoutEffect(() => {
    leftAt.current = positions.show(key);
    // The JSON-LD in the HTML describes only the page that it was rendered with.
    if (key !== first) document.querySelector('[type="application/ld+json"]')?.remove();
    if (shown.current === undefined || shown.current === page) return;
    window.scrollTo(0, (isHistory && leftAt.current) || 0);
  }, [key, first, page, isHistory, positions]);

  useEffect(() => {
    const before = shown.current;
    shown.current = page;
    if (before !== undefined && before !== page) main.current?.focus({ preventScroll: true });
    const position = isHistory ? leftAt.current : undefined;
    if (!main.current) return undefined;
    if (position !== undefined) {
      return settleScroll(main.current, () => window.scrollTo(0, position));
    }
    return hash === '' ? undefined : goToAnchor(hash.slice(1), main.current);
  }, [page, hash, key, isHistory, main]);

  return page;
}
