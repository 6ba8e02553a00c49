import { joinsBySso } from '@tableside/core';
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

/** What is asked for anew each time: pages, and scripts that run while no page is open. */
const FRESH = 'no-cache';

/**
 * Paths of files, as sources of regular expressions that browsers, nginx and Caddy read alike. The first that fits
 * says how long a file is kept. Where one fits and there is no such file, that is the answer, and never a page.
 */
const filePaths = {
  fresh: '^/(worker|sw|service-worker)\\.js$',
  hashed: '^/assets/.*[-.][A-Za-z0-9_-]{7,}\\.[a-z0-9]+$',
  other: '^/assets/|\\.[A-Za-z0-9]{1,11}$',
} as const;

/**
 * Paths at which there is nothing, whatever a build has: hidden files, and where tools ask how a server is. A page
 * would tell them that all is well.
 */
const nothing = [
  '/\\.',
  '^/(?i:_?(live|ready|health|startup|status)z?|liveness|readiness|health-?check|ping|metrics|varz|server-status|actuator)(/|$)',
] as const;

const caching = {
  fresh: FRESH,
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=3600',
} as const satisfies Record<keyof typeof filePaths, string>;

/** What a browser asks for by a script, a style or a picture: never answered with a page. */
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
const missing = nothing.map((path) => new RegExp(path));
const destinations = new Set<string>(partDestinations);

/** Whether a path is that of a file, or is asked for as one. */
export const isPart = (path: string, destination: string | undefined): boolean =>
  [...missing, ...patterns.map(([, pattern]) => pattern)].some((pattern) => pattern.test(path)) ||
  destinations.has(destination ?? '');

const headersOf = (kind: keyof typeof filePaths): Headers => ({
  ...dataHeaders,
  'Cache-Control': caching[kind],
  ...(kind === 'fresh' && { 'Content-Security-Policy': workerPolicy }),
});

/** What a file that is no page is sent with. */
export const fileHeaders = (path: string): Headers =>
  headersOf(patterns.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other');

/** What the policy of a partner's pages depends on besides the page. */
export type PageSettings = Omit<Parameters<typeof pagePolicy>[0], 'page'>;

/** What a page of a built site is sent with. */
export const pageHeaders = (settings: PageSettings, page: PageSources): Headers => ({
  'Cache-Control': FRESH,
  'Content-Security-Policy': pagePolicy({ ...settings, page }),
  ...(settings.partner.emulation.adminOrigin === null && { 'X-Frame-Options': 'DENY' }),
});

/** What is said where a build has no such file. */
export const MISSING = 'There is no such file in this build.';

/** Everything that a host has to know to serve a partner's built site as the gateway does. */
export interface SiteRules {
  /** Sent with every answer. */
  readonly headers: Headers;
  /** Paths that are the platform's, each with all below it; case matters. */
  readonly proxied: readonly string[];
  /** The first whose paths fit is shown where there is no file; the last one's fit every path. */
  readonly pages: readonly (PagePaths & {
    readonly headers: Headers;
    /** Whether its first paint shows data, which a platform that has the site's renderer puts into the page. */
    readonly hasData: boolean;
  })[];
  /** Files that are no pages: the first whose path fits (a regular expression) says what is sent with them. */
  readonly files: readonly { readonly path: string; readonly headers: Headers }[];
  /** The answer where there is no file at one of those paths, or for a request with one of these Sec-Fetch-Dest. */
  readonly missing: {
    readonly status: 404;
    /** Paths that are missing whatever there is (regular expressions). */
    readonly paths: readonly string[];
    readonly text: string;
    readonly headers: Headers;
    readonly destinations: readonly string[];
  };
  /** By the ending of a file's name. */
  readonly contentTypes: Headers;
  /** The content types worth compressing. */
  readonly compressed: readonly string[];
}

type RulesPartner = PageSettings['partner'] &
  Pick<PartnerSettings, 'cmsRoute' | 'emulation' | 'enrollmentType' | 'ssoLoginUrl'>;

function proxied(partner: RulesPartner): string[] {
  const services = ['/api', '/images'];
  const content = contentRoutes([partner]).filter((route) => !route.startsWith('/api/'));
  const isSignIn = joinsBySso(partner) && partner.ssoLoginUrl.startsWith('/');
  return [...services, ...content, ...(isSignIn ? [partner.ssoLoginUrl] : [])];
}

/** The rules of a partner's site in production. `pages` are those of its build, by their paths in it. */
export function siteRules(
  settings: Omit<PageSettings, 'isProduction' | 'partner'> & { readonly partner: RulesPartner },
  pages: ReadonlyMap<string, string>,
): SiteRules {
  return {
    headers: commonHeaders(true),
    proxied: proxied(settings.partner),
    pages: pagePaths([...pages.keys()]).map((page) => {
      const html = pages.get(page.file) ?? '';
      return {
        ...page,
        headers: pageHeaders({ ...settings, isProduction: true }, pageSources(html)),
        hasData: /<div id="root"[^>]* data-call=/.test(html),
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
    compressed: [...new Set(Object.values(contentTypes))].filter((type) => isCompressible(type, Infinity)),
  };
}
