import { canonicalPath, isListedAt, routes } from '@tableside/core';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import { usePartner } from './partner-context.tsx';
import { usePathMeta } from './path-meta.ts';

export interface PageMetaProps {
  /** The path whose `routeMeta` applies. The default is the current path. */
  readonly path?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly keywords?: string | undefined;
  readonly image?: string | undefined;
}

const unchanging = () => () => undefined;

function useOrigin(siteUrl: string): string {
  return useSyncExternalStore(
    unchanging,
    () => window.location.origin,
    () => new URL(siteUrl).origin,
  );
}

/**
 * Title, description, keywords and canonical link of the page (ROU-28 to ROU-31), and what search engines may
 * do with it (FND-04). Render one per page.
 */
export function PageMeta({ path, title, description, keywords, image }: PageMetaProps) {
  const { siteUrl, homePage } = usePartner();
  const { pathname } = useLocation();
  const origin = useOrigin(siteUrl);
  const own = useRef<HTMLMetaElement>(null);
  const meta = usePathMeta(path ?? pathname);
  const described = description ?? meta?.description;
  const isListed = isListedAt(pathname) && path !== routes.notFound.path;

  // The page source has a description for readers without JavaScript. It is removed, so that the page has
  // only one.
  useEffect(() => {
    for (const other of document.head.querySelectorAll('meta[name="description"]')) {
      if (own.current && other !== own.current) other.remove();
    }
  }, [described]);

  return (
    <>
      <title>{title ?? meta?.title ?? ''}</title>
      {described !== undefined && <meta ref={own} name="description" content={described} />}
      <meta name="keywords" content={keywords ?? meta?.keywords ?? ''} />
      {image !== undefined && <meta property="og:image" content={new URL(image, siteUrl).href} />}
      {!isListed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={origin + canonicalPath(pathname, homePage)} />
    </>
  );
}
