import type { FeatureRoute } from '@tableside/kit-feature';
import { usePartner } from '@tableside/kit-partner';
import type { AnchorProps } from '@tableside/ui/link';
import { createContext, use } from 'react';
import { Link, matchPath } from 'react-router';

/** The routes of this build, for those who want to fetch a screen ahead. */
export const RoutesContext = createContext<readonly FeatureRoute[]>([]);

export const findRoute = (routes: readonly FeatureRoute[], pathname: string): FeatureRoute | undefined =>
  routes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname));

/** Addresses that the server answers although they look like the site's own. */
const isServerAddress = (href: string, ssoLoginUrl: string) =>
  href === ssoLoginUrl || /^\/(api|images)\//.test(href);

/** The anchor of links within the site: moves without a reload and fetches the screen's code on intent. */
export function RouterAnchor({ href, ...rest }: AnchorProps) {
  const { ssoLoginUrl } = usePartner();
  const routes = use(RoutesContext);
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is in the props
  if (isServerAddress(href, ssoLoginUrl)) return <a href={href} {...rest} />;
  const preload = () => findRoute(routes, href.split(/[?#]/, 1)[0] ?? '')?.screen.preload();
  return <Link to={href} onPointerEnter={preload} onFocus={preload} {...rest} />;
}
