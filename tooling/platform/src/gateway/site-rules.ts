import { joinsBySso } from '@tableside/core';
import { CALL } from '@tableside/core/page-protocol';
import type { PartnerSettings } from '@tableside/partner-config';

import { contentRoutes } from './content-routes.ts';
import { contentTypes, isCompressible } from './content-types.ts';
import { pagePaths, type PagePaths } from './page-paths.ts';
import {
  commonHeaders,
  dataHeaders,
  pagePolicy,
  pageSources,
  workerPolicy,
  type PageSources,
} from './security-headers.ts';

type Headers = Readonly<Record<string, string>>;

const FRESH = 'no-cache';

/**
 * Regular expressions for the paths of files, limited to the syntax that JavaScript, nginx and Caddy share.
 * The first match determines how long a file is cached. If a matching file does not exist, the response is
 * 404, never a page.
 */
const filePaths = {
  fresh: '^/(worker|sw|service-worker)\\.js$',
  hashed: '^/assets/.*[-.][A-Za-z0-9_-]{7,}\\.[a-z0-9]+$',
  other: '^/assets/|\\.[A-Za-z0-9]{1,11}$',
} as const;

/**
 * The platform adds restaurants and their places to the sitemaps. A host without a platform serves those of
 * the build.
 */
const proxiedFiles = '^/sitemap(-places|-restaurants-[0-9]+)?\\.xml$';

/**
 * Paths that always respond with 404, in any letter case: hidden files, and common paths of health checks,
 * which would mistake a page for a healthy status.
 */
const nothing = [
  '/\\.',
  '^/(_?(live|ready|health|startup|status)z?|liveness|readiness|health-?check|ping|metrics|varz|server-status|actuator)(/|$)',
] as const;

const caching = {
  fresh: FRESH,
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=3600',
} as const satisfies Record<keyof typeof filePaths, string>;

const partDestinations = [
  'script',
  'style',
  'image',
  'font',
  'worker',
  'sharedworker',
  'serviceworker',
  'manifest',
] as const;

const kinds = ['fresh', 'hashed', 'other'] as const;
const patterns = kinds.map((kind) => [kind, new RegExp(filePaths[kind])] as const);
// V8 sometimes compiles the modifier `(?i:…)` as case-sensitive.
const missing = nothing.map((path) => new RegExp(path, 'i'));
const destinations = new Set<string>(partDestinations);

export const isPart = (path: string, destination: string | undefined): boolean =>
  [...missing, ...patterns.map(([, pattern]) => pattern)].some((pattern) => pattern.test(path)) ||
  destinations.has(destination ?? '');

const headersOf = (kind: keyof typeof filePaths): Headers => ({
  ...dataHeaders,
  'Cache-Control': caching[kind],
  ...(kind === 'fresh' && { 'Content-Security-Policy': workerPolicy }),
});

export const fileHeaders = (path: string): Headers =>
  headersOf(patterns.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other');

export type PageSettings = Omit<Parameters<typeof pagePolicy>[0], 'page'>;

export const pageHeaders = (settings: PageSettings, page: PageSources): Headers => ({
  'Cache-Control': FRESH,
  'Content-Security-Policy': pagePolicy({ ...settings, page }),
  ...(settings.partner.emulation.adminOrigin === null && { 'X-Frame-Options': 'DENY' }),
});

export const MISSING = 'This build has no such file.';

export interface SiteRules {
  readonly headers: Headers;
  readonly proxied: readonly string[];
  readonly proxiedFiles: string;
  /** Pages for requests that match no file, in matching order. The last one matches every path. */
  readonly pages: readonly (PagePaths & {
    readonly headers: Headers;
    /**
     * Whether the first paint shows data. A platform that has the site's renderer inserts that data into the
     * page.
     */
    readonly hasData: boolean;
  })[];
  readonly files: readonly { readonly path: string; readonly headers: Headers }[];
  readonly missing: {
    readonly status: 404;
    /** Match in any letter case. */
    readonly paths: readonly string[];
    readonly text: string;
    readonly headers: Headers;
    readonly destinations: readonly string[];
  };
  readonly contentTypes: Headers;
  readonly compressed: readonly string[];
}

type RulesPartner = PageSettings['partner'] &
  Pick<PartnerSettings, 'cmsRoute' | 'emulation' | 'enrollmentType' | 'ssoLoginUrl'>;

function proxied(partner: RulesPartner): string[] {
  const services = ['/api', '/images', '/.well-known'];
  const content = contentRoutes([partner]).filter((route) => !route.startsWith('/api/'));
  const isSignIn = joinsBySso(partner) && partner.ssoLoginUrl.startsWith('/');
  return [...services, ...content, ...(isSignIn ? [partner.ssoLoginUrl] : [])];
}

/**
 * Returns the rules for a partner's site in production. `pages` maps the paths of the build's pages to their
 * HTML. See docs/decisions/0040-generated-server-configuration.md.
 */
export function siteRules(
  settings: Omit<PageSettings, 'isProduction' | 'partner'> & { readonly partner: RulesPartner },
  pages: ReadonlyMap<string, string>,
): SiteRules {
  return {
    headers: commonHeaders(true),
    proxied: proxied(settings.partner),
    proxiedFiles,
    pages: pagePaths([...pages.keys()]).map((page) => {
      const html = pages.get(page.file) ?? '';
      return {
        ...page,
        headers: pageHeaders({ ...settings, isProduction: true }, pageSources(html)),
        hasData: new RegExp(`<div id="root"[^>]* ${CALL}=`).test(html),
      };
    }),
    files: kinds.map((kind) => ({
      path: filePaths[kind],
      headers: headersOf(kind),
    })),
    missing: {
      status: 404,
      paths: nothing,
      text: MISSING,
      headers: dataHeaders,
      destinations: partDestinations,
    },
    contentTypes,
    compressed: [...new Set(Object.values(contentTypes))].filter(isCompressible),
  };
}
