import type { FeatureRoute } from '@tableside/kit-feature';
import { usePartner } from '@tableside/kit-partner';
import { use, useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

import { findRoute, RoutesContext } from './router-anchor.tsx';

interface Shown {
  readonly pathname: string;
  readonly screen: FeatureRoute['screen'] | undefined;
}

/** A child route that shows something over the same screen is no new page: /merchants/7 and /merchants/7/Order. */
const isSamePage = (before: Shown, after: Shown): boolean =>
  before.pathname === after.pathname ||
  (before.screen !== undefined &&
    before.screen === after.screen &&
    (before.pathname.startsWith(`${after.pathname}/`) || after.pathname.startsWith(`${before.pathname}/`)));

/** On every change of route: up to the top, and the focus to the page's main part (ROU-27). */
export function useRouteChange(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const routes = use(RoutesContext);
  const partner = usePartner();
  const shown = useRef<Shown>(undefined);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const before = shown.current;
    const after = { pathname, screen: findRoute(routes, pathname, partner)?.screen };
    shown.current = after;
    if (!before || isSamePage(before, after)) return;
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
  }, [pathname, main, routes, partner]);
}
