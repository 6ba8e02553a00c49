import type { FeatureRoute } from '@tableside/kit-feature';
import { usePartner } from '@tableside/kit-partner';
import type { PartnerSettings } from '@tableside/partner-config';
import type { AnchorProps } from '@tableside/ui/link';
import { createContext, use } from 'react';
import { Link, matchPath, useLocation } from 'react-router';

/** The routes of this build, for those who want to fetch a screen ahead. */
export const RoutesContext = createContext<readonly FeatureRoute[]>([]);

/** The route that this partner has at a path. */
export const findRoute = (
  routes: readonly FeatureRoute[],
  pathname: string,
  partner: PartnerSettings,
): FeatureRoute | undefined =>
  routes.find(
    ({ path, isAvailable }) =>
      (isAvailable?.(partner) ?? true) && matchPath({ path, caseSensitive: true }, pathname) !== null,
  );

/** Addresses that the server answers although they look like the site's own. */
const isServerAddress = (href: string, ssoLoginUrl: string) =>
  href === ssoLoginUrl || /^\/(api|images)\//.test(href);

/** The anchor of links within the site: moves without a reload and fetches the screen's code on intent. */
export function RouterAnchor({ href, ...rest }: AnchorProps) {
  const partner = usePartner();
  const routes = use(RoutesContext);
  const { search } = useLocation();
  // Who signs in comes back to this page, which the site has to keep first: the press waits for its code.
  const waits = href === partner.ssoLoginUrl ? '' : undefined;
  if (isServerAddress(href, partner.ssoLoginUrl))
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is in the props
    return <a href={href} data-waits={waits} {...rest} />;
  const preload = () => void findRoute(routes, href.split(/[?#]/, 1)[0] ?? '', partner)?.screen.preload();
  // A place on this page: the address keeps its parameters.
  const to = href.startsWith('#') ? { search, hash: href } : href;
  return <Link to={to} onPointerEnter={preload} onFocus={preload} {...rest} />;
}
