import { isAccountClosed, isMember } from '@tableside/core';
import type { FeatureRoute } from '@tableside/kits/feature';
import type { GuardSwitches, PageLocation, SessionState } from '@tableside/kits/session';

/**
 * What a location shows: its screen, a replacement, or a redirect. `redirecting` is a redirect that has to
 * wait. Until then, nothing of the page is shown or fetched, because the visitor may not be allowed to see
 * it.
 */
export type RouteDecision = 'screen' | 'waiting' | 'redirecting' | 'closedAccount' | 'outage' | `/${string}`;

/**
 * Decides what a location shows (ROU-24, ROU-25, ROU-32, ROU-34). Signing out is always possible. See
 * docs/decisions/0006-route-and-access-tables.md.
 *
 * @param route - the partner's route at the location; without one, there is no redirect.
 * @param isOutage - undefined until it is known. Redirects wait for it, because there are none during an
 * outage.
 * @param today - the partner's switches with the server's overrides.
 */
export function resolveRoute(
  route: FeatureRoute | undefined,
  place: PageLocation,
  { status, visitor, guard }: SessionState,
  isOutage: boolean | undefined,
  today?: GuardSwitches,
): RouteDecision {
  if (route?.isAlwaysOpen) return 'screen';
  if (isOutage) return 'outage';
  if (isMember(visitor) && isAccountClosed(visitor)) return 'closedAccount';
  if (!route) return 'screen';
  if (status === 'resolving' || !guard) return route.isGuarded ? 'waiting' : 'screen';
  const target = guard(place, today) as `/${string}` | undefined;
  if (target === undefined) return 'screen';
  return isOutage === undefined ? 'redirecting' : target;
}
