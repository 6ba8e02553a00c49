import {
  canonicalPath,
  hasRouteAt,
  isListedAt,
  joinsBySso,
  privatePaths,
  routes,
  siteRoutes,
  sitemapText,
  type SitemapEntry,
} from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

import type { RenderedPage } from './page-html.ts';

/**
 * The build's SITEMAP names only PAGES_SITEMAP. The platform serves an index in its place that also covers
 * restaurants.
 */
const SITEMAP = 'sitemap.xml';
const PAGES_SITEMAP = 'sitemap-pages.xml';

type Partner = Pick<
  PartnerSettings,
  | 'siteUrl'
  | 'homePage'
  | 'enrollmentType'
  | 'ssoLoginUrl'
  | 'hasDiscoverPage'
  | 'hasVisitClaims'
  | 'extraRoutes'
>;
type Page = Pick<RenderedPage, 'path' | 'isComplete' | 'isMissing' | 'isAlone'>;

const isPlain = ({ isComplete, isMissing, isAlone = false }: Page) => isComplete && !isMissing && !isAlone;

const ofData: ReadonlySet<string> = new Set([routes.merchants.path, routes.restaurants.path]);

/** For a site whose content is unknown at build time. Pages that only content names are therefore missing. */
const pathsWithoutContent = (partner: Partner): string[] => [
  ...siteRoutes
    .filter(({ path, isGuarded }) => !isGuarded && hasRouteAt(partner, path))
    .map(({ path }) => path),
  ...partner.extraRoutes.map(({ path }) => path),
];

/**
 * Returns the paths of a build that search engines may list, each in its canonical form.
 * @param pages the rendered pages. Undefined for a site with live content.
 */
export function listedPaths(partner: Partner, pages: readonly Page[] | undefined): string[] {
  const paths = pages?.filter(isPlain).map(({ path }) => path) ?? pathsWithoutContent(partner);
  return [...new Set(paths)].filter(
    (path) => !ofData.has(path) && isListedAt(path) && canonicalPath(path, partner.homePage) === path,
  );
}

function robots(partner: Partner, mode: string): string {
  if (mode !== 'production') return 'User-agent: *\nDisallow: /\n';
  const isSignIn = joinsBySso(partner) && partner.ssoLoginUrl.startsWith('/');
  const paths = [...privatePaths(partner), ...(isSignIn ? [partner.ssoLoginUrl] : [])];
  const excluded = paths.map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\n${excluded.join('')}Allow: /\n\nSitemap: ${new URL(SITEMAP, partner.siteUrl).href}\n`;
}

/**
 * Returns the files of a build for search engines, by file name. In a production build they list its pages.
 * In any other build they ask search engines to list none.
 * @param builtAt the time that counts as that of the pages' last change.
 */
export function searchEngineFiles(
  partner: Partner,
  pages: readonly Page[] | undefined,
  { mode, builtAt }: { readonly mode: string; readonly builtAt: Date },
): ReadonlyMap<string, string> {
  const at = (path: string): SitemapEntry => ({
    address: new URL(path, partner.siteUrl).href,
    changedAt: builtAt,
  });
  return new Map([
    ['robots.txt', robots(partner, mode)],
    [SITEMAP, sitemapText('sitemapindex', [at(PAGES_SITEMAP)])],
    [PAGES_SITEMAP, sitemapText('urlset', listedPaths(partner, pages).map(at))],
  ]);
}
