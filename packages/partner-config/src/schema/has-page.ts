import { hasRouteAt } from '@tableside/core';

import type { PartnerSettings } from './partner.schema.ts';

/** Whether a partner's site shows a page at a path (its query and hash aside). */
export function hasPage(partner: Omit<PartnerSettings, 'brand'>, target: string): boolean {
  const path = target.replace(/[?#].*$/, '');
  return hasRouteAt(partner, path) || partner.extraRoutes.some((route) => route.path === path);
}
