import { useSyncExternalStore } from 'react';
import { matchPath, useLocation } from 'react-router';

import { usePartner } from './partner-context.tsx';

export interface PageMetaProps {
  /** Overrides of what `routeMeta` says for the path. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly keywords?: string | undefined;
}

const unchanging = () => () => undefined;

function useOrigin(siteUrl: string): string {
  return useSyncExternalStore(
    unchanging,
    () => window.location.origin,
    () => new URL(siteUrl).origin,
  );
}

/** Title, description, keywords and canonical link of the page (ROU-28 to ROU-31). One to a page. */
export function PageMeta({ title, description, keywords }: PageMetaProps) {
  const { routeMeta, siteUrl } = usePartner();
  const { pathname } = useLocation();
  const origin = useOrigin(siteUrl);
  const pattern = Object.keys(routeMeta).find((path) => path !== '*' && matchPath(path, pathname)) ?? '*';
  const meta = routeMeta[pattern];
  return (
    <>
      <title>{title ?? meta?.title ?? ''}</title>
      <meta name="description" content={description ?? meta?.description ?? ''} />
      <meta name="keywords" content={keywords ?? meta?.keywords ?? ''} />
      <link rel="canonical" href={origin + pathname} />
    </>
  );
}
