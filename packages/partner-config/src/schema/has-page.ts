import { hasRouteAt } from '@tableside/core';

import type { PartnerSettings } from './partner.schema.ts';

/** Whether a partner's site has a page at a path. Ignores query and hash. */
export function hasPage(partner: Omit<PartnerSettings, 'brand'>, target: string): boolean {
  const path = target.replace(/[?#].*$/, '');
  return hasRouteAt(partner, path) || partner.extraRoutes.some((route) => route.path === path);
}
