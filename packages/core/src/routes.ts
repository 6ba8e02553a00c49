import type { PlainDate } from './calendar.ts';
import { hasMembers, joinsDirectly, type EnrollmentType } from './enrollment.ts';
import { omitUndefined } from './omit-undefined.ts';
import type { Reservation } from './reservation.ts';

export interface RouteSettings {
  readonly enrollmentType: EnrollmentType;
  readonly hasDiscoverPage: boolean;
  readonly hasVisitClaims: boolean;
}

/**
 * What search engines may do with a page. They show `listed` pages in results. They may fetch `unlisted`
 * pages, but not show them. `private` pages are unlisted too, and robots.txt excludes them.
 */
export type Indexing = 'listed' | 'unlisted' | 'private';

export interface SiteRoute {
  readonly path: string;
  readonly indexing: Indexing;
  /** Whether the paths below it are also pages, such as /merchants/{merchantId}. */
  readonly hasChildren?: boolean;
  /** Whether a partner has the page. Every partner does by default. */
  readonly isAvailable?: (partner: RouteSettings) => boolean;
  /** Whether the page waits until the session is known, because its guard redirects some visitors. */
  readonly isGuarded?: boolean;
}

const forMembers = { isAvailable: hasMembers };
const guarded = { isAvailable: hasMembers, isGuarded: true };
const withPassword = { isAvailable: joinsDirectly };

export const routes = {
  home: { path: '/', indexing: 'listed' },
  howItWorks: { path: '/how-it-works', indexing: 'listed' },
  discover: {
    path: '/discover',
    indexing: 'listed',
    hasChildren: true,
    isAvailable: ({ hasDiscoverPage }: RouteSettings) => hasDiscoverPage,
  },
  search: { path: '/search', indexing: 'listed' },
  merchants: { path: '/merchants', indexing: 'listed', hasChildren: true },
  restaurants: { path: '/restaurants', indexing: 'listed', hasChildren: true },
  earn: { path: '/earn', indexing: 'listed', hasChildren: true },
  join: { path: '/join', indexing: 'listed', ...guarded },
  addCard: { path: '/add_card', indexing: 'private', ...guarded },
  cardAdded: { path: '/card_added', indexing: 'private', ...guarded },
  login: { path: '/login', indexing: 'listed', ...guarded },
  fixCredentials: {
    path: '/fix_credentials',
    indexing: 'private',
    isAvailable: joinsDirectly,
    isGuarded: true,
  },
  recover: { path: '/recover', indexing: 'unlisted', ...withPassword },
  recoverConfirm: { path: '/recover/confirm', indexing: 'unlisted', ...withPassword },
  recoverUpdate: { path: '/recover/update', indexing: 'unlisted', ...withPassword },
  recoverSuccess: { path: '/recover/success', indexing: 'unlisted', ...withPassword },
  activate: { path: '/activate', indexing: 'unlisted', ...forMembers },
  activated: { path: '/activate/activated', indexing: 'unlisted', ...forMembers },
  profile: { path: '/account/user_profile', indexing: 'private', ...guarded },
  overview: { path: '/account/overview', indexing: 'private', ...guarded },
  activity: { path: '/account/recent_activity', indexing: 'private', ...guarded },
  cards: { path: '/account/manage_cards', indexing: 'private', ...guarded },
  claim: {
    path: '/account/report_visit',
    indexing: 'private',
    isAvailable: (partner: RouteSettings) => hasMembers(partner) && partner.hasVisitClaims,
    isGuarded: true,
  },
  account: { path: '/account', indexing: 'private', hasChildren: true, ...guarded },
  accessibility: { path: '/accessibility', indexing: 'listed' },
  privacyChoices: { path: '/privacy_choices', indexing: 'listed' },
  surveySuccess: { path: '/surveys/success', indexing: 'unlisted' },
  surveyError: { path: '/surveys/error', indexing: 'unlisted' },
  surveys: { path: '/surveys', indexing: 'unlisted', hasChildren: true },
  signOut: { path: '/SignOut', indexing: 'private' },
  error: { path: '/error', indexing: 'unlisted' },
  notFound: { path: '/not_found', indexing: 'unlisted' },
} as const satisfies Readonly<Record<string, SiteRoute>>;

/** Every route, more specific ones first. */
export const siteRoutes: readonly SiteRoute[] = Object.values(routes);

export const merchantPattern = `${routes.merchants.path}/:merchantId`;
export const merchantOrderPattern = `${merchantPattern}/Order`;
export const merchantMenuPattern = `${merchantPattern}/menu`;

export const merchantHref = (merchantId: string): string =>
  `${routes.merchants.path}/${encodeURIComponent(merchantId)}`;

export const menuHref = (merchantId: string): string => `${merchantHref(merchantId)}/menu`;

/**
 * Returns the URL of the restaurants of a place, or of one cuisine there.
 * @param path - the place and the cuisine as in the page's path, such as `chicago-il/italian`.
 */
export const placeHref = (path: string): string =>
  `${routes.restaurants.path}/${path.split('/').map(encodeURIComponent).join('/')}`;

export const RESERVE_FRAGMENT = '#reserve';
export const reserveHref = (merchantId: string): string => `${merchantHref(merchantId)}${RESERVE_FRAGMENT}`;

export const changeReservationHref = ({ id, merchantId }: Pick<Reservation, 'id' | 'merchantId'>): string =>
  `${merchantHref(merchantId)}?reservation=${encodeURIComponent(id)}${RESERVE_FRAGMENT}`;

export function claimHref({
  merchantId,
  visitDate,
}: {
  readonly merchantId?: string | undefined;
  readonly visitDate?: PlainDate | undefined;
}): string {
  const query = Object.entries(omitUndefined({ merchantId, visitDate }))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return query === '' ? routes.claim.path : `${routes.claim.path}?${query}`;
}

export const activateHref = (publicId?: string): string =>
  publicId ? `${routes.activate.path}?public_id=${encodeURIComponent(publicId)}` : routes.activate.path;

/** Returns the URL of a search. The query has no question mark. */
export const searchHref = (query = ''): string =>
  query === '' ? routes.search.path : `${routes.search.path}?${query}`;

/** Returns a path without a trailing slash, because a page is the same with and without it (ROU-35). */
export function withoutTrailingSlash(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/**
 * Whether a path in a list of pages covers a page. It covers its own page and all pages below it, with or
 * without a trailing slash. The home page covers only itself.
 */
export function coversPath(listed: string, path: string): boolean {
  const [above, page] = [withoutTrailingSlash(listed), withoutTrailingSlash(path)];
  return page === above || (above !== routes.home.path && page.startsWith(`${above}/`));
}

const matches = ({ path, hasChildren = false }: SiteRoute, target: string): boolean =>
  target === path || (hasChildren && target.startsWith(`${path}/`));

/** Returns the product's page at a path, whether or not a partner has it. */
export function routeAt(path: string): SiteRoute | undefined {
  const page = withoutTrailingSlash(path);
  return siteRoutes.find((route) => matches(route, page));
}

export const isListedAt = (path: string): boolean => (routeAt(path)?.indexing ?? 'listed') === 'listed';

/** Returns the paths that robots.txt excludes on a partner's site, each with all paths that start with it. */
export function privatePaths(partner: RouteSettings): string[] {
  const paths = siteRoutes
    .filter(({ indexing, isAvailable }) => indexing === 'private' && (isAvailable?.(partner) ?? true))
    .map(({ path }) => path);
  return paths.filter((path) => !paths.some((other) => other !== path && coversPath(other, path)));
}

const ofOrder = new RegExp(`^(${routes.merchants.path}/[^/]+)/Order$`);
/** The content entry of /discover itself, which is also a page below it. */
const discoverEntry = `${routes.discover.path}/discover`;

/**
 * Returns the path under which search engines know the page at a path. These share one path: the home page
 * and the page that it shows, /discover and the page of its entry, and a merchant's page and its order
 * dialog.
 */
export function canonicalPath(path: string, homePage: 'howItWorks' | 'discover'): string {
  const shown = withoutTrailingSlash(path).replace(ofOrder, '$1');
  const page = shown === discoverEntry ? routes.discover.path : shown;
  return page === routes[homePage].path ? routes.home.path : page;
}

export function isSwitchedOff(partner: RouteSettings, href: string): boolean {
  const route = routeAt(href.replace(/[?#].*/, ''));
  return route?.isAvailable?.(partner) === false;
}

export function hasRouteAt(partner: RouteSettings, path: string): boolean {
  const route = routeAt(path);
  return route !== undefined && (route.isAvailable?.(partner) ?? true);
}
