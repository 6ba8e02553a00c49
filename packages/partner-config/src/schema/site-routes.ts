import type { PartnerSettings } from './load-partner.ts';

/** A page of the site, and whether a partner has it. */
export interface SiteRoute {
  readonly path: string;
  /** Whether paths below it are pages too: /merchants/{merchantId}. */
  readonly hasChildren: boolean;
  readonly isOpen: (partner: PartnerSettings) => boolean;
}

const always = () => true;
const whereJoined = (partner: PartnerSettings) => partner.enrollmentType !== 'none';
const whereDirect = (partner: PartnerSettings) => partner.enrollmentType === 'direct';

const page = (path: string, isOpen: SiteRoute['isOpen'] = always): SiteRoute => ({
  path,
  hasChildren: false,
  isOpen,
});
const section = (path: string, isOpen: SiteRoute['isOpen'] = always): SiteRoute => ({
  path,
  hasChildren: true,
  isOpen,
});

/** Every route of the product. Further ones come from `extraRoutes`. */
export const siteRoutes: readonly SiteRoute[] = [
  page('/'),
  section('/discover', (partner) => partner.hasDiscoverPage),
  page('/search'),
  section('/merchants'),
  section('/activate', whereJoined),
  page('/join', whereJoined),
  page('/add_card', whereJoined),
  page('/card_added', whereJoined),
  page('/login', whereJoined),
  page('/fix_credentials', whereDirect),
  section('/recover', whereDirect),
  section('/account', whereJoined),
  section('/earn'),
  page('/how-it-works'),
  section('/surveys'),
  page('/error'),
  page('/not_found'),
  page('/SignOut'),
];

const matches = ({ path, hasChildren }: SiteRoute, target: string) =>
  target === path || (hasChildren && target.startsWith(`${path}/`));

/** Whether the product itself, not `extraRoutes`, answers at a path. */
export const isProductPath = (path: string): boolean => siteRoutes.some((route) => matches(route, path));

/** Whether a partner's site shows a page at a path (its query and hash aside). */
export function hasPage(partner: PartnerSettings, target: string): boolean {
  const path = target.replace(/[?#].*$/, '');
  return (
    siteRoutes.some((route) => route.isOpen(partner) && matches(route, path)) ||
    partner.extraRoutes.some((route) => route.path === path)
  );
}
