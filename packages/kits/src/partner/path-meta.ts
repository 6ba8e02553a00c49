import { fillText } from '@tableside/content-client';
import { copyValues } from '@tableside/partner-config';
import { matchPath } from 'react-router';

import { usePartner } from './partner-context.tsx';

/**
 * Returns a partner's entry for a path: an exact match, or else the longest prefix ("/merchants" applies to
 * "/merchants/12"), or else "*".
 */
export function pathMeta<T>(routeMeta: Readonly<Record<string, T>>, pathname: string): T | undefined {
  const paths = Object.keys(routeMeta).filter((path) => path !== '*');
  const above = paths.filter((path) => path !== '/' && matchPath({ path, end: false }, pathname));
  const best =
    paths.find((path) => matchPath(path, pathname)) ?? above.sort((a, b) => b.length - a.length)[0] ?? '*';
  return routeMeta[best];
}

export function usePathMeta(pathname: string) {
  const partner = usePartner();
  const meta = pathMeta(partner.routeMeta, pathname);
  if (!meta) return undefined;
  const values = { partner: copyValues(partner, undefined), linkLabel: () => '' };
  return {
    title: fillText(meta.title, values),
    description: fillText(meta.description, values),
    keywords: fillText(meta.keywords, values),
  };
}
