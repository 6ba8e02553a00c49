import { signInHref, usePartner } from '@tableside/kits/partner';
import { useApi } from '@tableside/kits/session';
import type { AnchorProps } from '@tableside/ui/link';
import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { Link, useLocation } from 'react-router';

import { findRoute, findScreenData, RoutesContext } from './routes.ts';

/** Addresses that the server answers although they look like the site's own. */
const isServerAddress = (href: string, ssoLoginUrl: string) =>
  href === ssoLoginUrl || /^\/(api|images)\//.test(href);

/** Whether the visitor asked the browser to fetch as little as it can. */
const savesData = () =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Prefetches a screen's code and first data. */
function usePrefetch(href: string): () => void {
  const partner = usePartner();
  const routes = use(RoutesContext);
  const client = useApi();
  const queryClient = useQueryClient();
  return () => {
    if (savesData()) return;
    void findRoute(routes, href.split(/[?#]/, 1)[0] ?? '', partner)?.screen.preload();
    findScreenData(href, routes, partner)
      .then((data) => data?.load(client, queryClient))
      // The screen asks again and says what is wrong.
      .catch(() => undefined);
  };
}

/**
 * The anchor of links within the site: moves without a reload, and prefetches the screen when a pointer comes, which a
 * finger does when it touches, or the focus.
 */
export function RouterAnchor({ href, onClick, ...rest }: AnchorProps) {
  const partner = usePartner();
  const prefetch = usePrefetch(href);
  const { search } = useLocation();
  // Who signs in comes back to this page, which the site has to keep first: the press waits for its code.
  const waits = href === signInHref(partner) ? '' : undefined;
  if (isServerAddress(href, partner.ssoLoginUrl))
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is in the props
    return <a href={href} data-waits={waits} onClick={onClick} {...rest} />;
  // A place on this page: the address keeps its parameters.
  const to = href.startsWith('#') ? { search, hash: href } : href;
  return (
    <Link
      to={to}
      data-waits={waits}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        // The second press of a double click, while the screen is on its way: one entry of the history is enough.
        if (event.detail > 1 && event.currentTarget.href === window.location.href) event.preventDefault();
      }}
    />
  );
}
