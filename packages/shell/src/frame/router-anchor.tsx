import { WAITS } from '@tableside/core/page-protocol';
import { signInHref, usePartner } from '@tableside/kits/partner';
import { useApi } from '@tableside/kits/session';
import type { AnchorProps } from '@tableside/ui/link';
import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { Link, useLocation } from 'react-router';

import { findRoute, findScreenData, RoutesContext } from './routes.ts';

const isServerAddress = (href: string, ssoLoginUrl: string) =>
  href === ssoLoginUrl || /^\/(api|images)\//.test(href);

const savesData = () =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

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
      // The screen fetches again and reports the error.
      .catch(() => undefined);
  };
}

export function RouterAnchor({ href, onClick, ...rest }: AnchorProps) {
  const partner = usePartner();
  const prefetch = usePrefetch(href);
  const { search } = useLocation();
  // A click on this link waits for the site's code, because the session must first store the page to return
  // to.
  const mark = href === signInHref(partner) ? { [WAITS]: '' } : undefined;
  if (isServerAddress(href, partner.ssoLoginUrl))
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is in the props
    return <a href={href} {...mark} onClick={onClick} {...rest} />;
  const to = href.startsWith('#') ? { search, hash: href } : href;
  return (
    <Link
      to={to}
      {...mark}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        // Ignores the second click of a double click while the screen is loading, which would add a second
        // history entry.
        if (event.detail > 1 && event.currentTarget.href === window.location.href) event.preventDefault();
      }}
    />
  );
}
