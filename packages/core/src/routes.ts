import type { PlainDate } from './calendar.ts';
import { hasMembers, joinsDirectly, type EnrollmentType } from './enrollment.ts';
import { omitUndefined } from './omit-undefined.ts';
import type { Reservation } from './reservation.ts';

/** The partner settings that determine which pages a site has. */
export interface RouteSettings {
  readonly enrollmentType: EnrollmentType;
  readonly hasDiscoverPage: boolean;
  readonly hasVisitClaims: boolean;
}

/** A page of the product, or a section of pages. */
export interface SiteRoute {
  readonly path: string;
  /** Whether paths below it are pages too, such as /merchants/{merchantId}. */
  readonly hasChildren?: boolean;
  /** Whether a partner has the page; every partner does by default. */
  readonly isAvailable?: (partner: RouteSettings) => boolean;
  /** Whether the page waits until the session is known, because its guard redirects some visitors. */
  readonly isGuarded?: boolean;
}

const forMembers = { isAvailable: hasMembers };
const guarded = { isAvailable: hasMembers, isGuarded: true };
const withPassword = { isAvailable: joinsDirectly };

/** Every route of the product: its path, which partners have it, and whether it is guarded. */
export const routes = {
  home: { path: '/' },
  howItWorks: { path: '/how-it-works' },
  discover: {
    path: '/discover',
    hasChildren: true,
    isAvailable: ({ hasDiscoverPage }: RouteSettings) => hasDiscoverPage,
  },
  search: { path: '/search' },
  merchants: { path: '/merchants', hasChildren: true },
  earn: { path: '/earn', hasChildren: true },
  join: { path: '/join', ...guarded },
  addCard: { path: '/add_card', ...guarded },
  cardAdded: { path: '/card_added', ...guarded },
  login: { path: '/login', ...guarded },
  fixCredentials: { path: '/fix_credentials', isAvailable: joinsDirectly, isGuarded: true },
  recover: { path: '/recover', ...withPassword },
  recoverConfirm: { path: '/recover/confirm', ...withPassword },
  recoverUpdate: { path: '/recover/update', ...withPassword },
  recoverSuccess: { path: '/recover/success', ...withPassword },
  activate: { path: '/activate', ...forMembers },
  activated: { path: '/activate/activated', ...forMembers },
  profile: { path: '/account/user_profile', ...guarded },
  overview: { path: '/account/overview', ...guarded },
  activity: { path: '/account/recent_activity', ...guarded },
  cards: { path: '/account/manage_cards', ...guarded },
  claim: {
    path: '/account/report_visit',
    isAvailable: (partner: RouteSettings) => hasMembers(partner) && partner.hasVisitClaims,
    isGuarded: true,
  },
  account: { path: '/account', hasChildren: true, ...guarded },
  surveys: { path: '/surveys', hasChildren: true },
  surveySuccess: { path: '/surveys/success' },
  surveyError: { path: '/surveys/error' },
  signOut: { path: '/SignOut' },
  error: { path: '/error' },
  notFound: { path: '/not_found' },
} as const satisfies Readonly<Record<string, SiteRoute>>;

/** Every route, more specific ones first. */
export const siteRoutes: readonly SiteRoute[] = Object.values(routes);

/** The router's pattern for a merchant's page. */
export const merchantPattern = `${routes.merchants.path}/:merchantId`;
/** The router's pattern for a merchant's order dialog. */
export const merchantOrderPattern = `${merchantPattern}/Order`;

/** Returns the URL of a merchant's page. */
export const merchantHref = (merchantId: string): string =>
  `${routes.merchants.path}/${encodeURIComponent(merchantId)}`;

/** The fragment of a merchant's page that leads to its reservations. */
export const RESERVE_FRAGMENT = '#reserve';
export const reserveHref = (merchantId: string): string => `${merchantHref(merchantId)}${RESERVE_FRAGMENT}`;

/** Returns the URL at which a reservation is changed: the reservation section of its restaurant's page. */
export const changeReservationHref = ({ id, merchantId }: Pick<Reservation, 'id' | 'merchantId'>): string =>
  `${merchantHref(merchantId)}?reservation=${encodeURIComponent(id)}${RESERVE_FRAGMENT}`;

/** Returns the URL of the form that reports a visit, filled in with what is known about it (CLM-02). */
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

/** Returns the URL at which a known visitor activates a membership; the id is optional. */
export const activateHref = (publicId?: string): string =>
  publicId ? `${routes.activate.path}?public_id=${encodeURIComponent(publicId)}` : routes.activate.path;

/** Returns the URL of a search, from a query without its question mark. */
export const searchHref = (query = ''): string =>
  query === '' ? routes.search.path : `${routes.search.path}?${query}`;

/** Returns the path of a page without a trailing slash, which makes no other page (ROU-35). */
export function withoutTrailingSlash(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/**
 * Whether a path in a list of pages covers a page: the page itself and all pages below it, with or without a
 * trailing slash. The home page covers only itself.
 */
export function coversPath(listed: string, path: string): boolean {
  const [above, page] = [withoutTrailingSlash(listed), withoutTrailingSlash(path)];
  return page === above || (above !== routes.home.path && page.startsWith(`${above}/`));
}

const matches = ({ path, hasChildren = false }: SiteRoute, target: string): boolean =>
  target === path || (hasChildren && target.startsWith(`${path}/`));

/** Returns the product's page at a path, whether or not a partner has it. */
export const routeAt = (path: string): SiteRoute | undefined =>
  siteRoutes.find((route) => matches(route, path));

/** Whether a URL leads to a page of the product that a partner's site does not have. */
export function isSwitchedOff(partner: RouteSettings, href: string): boolean {
  const route = routeAt(href.replace(/[?#].*/, ''));
  return route?.isAvailable?.(partner) === false;
}

/** Whether a partner's site has a page of the product at a path. */
export function hasRouteAt(partner: RouteSettings, path: string): boolean {
  const route = routeAt(path);
  return route !== undefined && (route.isAvailable?.(partner) ?? true);
}
