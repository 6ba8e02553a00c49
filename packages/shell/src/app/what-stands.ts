import type { FeatureRoute } from '@tableside/kit-feature';
import type { GuardSwitches, Place, SessionState } from '@tableside/kit-session';

import { SIGN_OUT_PATH } from './shell-routes.ts';

/** What is shown at a place: its screen, what stands instead of it, or the path to go to first. */
export type Standing = 'screen' | 'waiting' | 'closedAccount' | 'outage' | `/${string}`;

/**
 * Decides what is shown at a place (ROU-24, ROU-25, ROU-32, ROU-34). Signing out is always possible.
 *
 * @param route - the route of this partner at the place; undefined where there is none, which nobody is sent away from.
 * @param today - the partner's switches with today's overrides.
 */
export function whatStands(
  route: FeatureRoute | undefined,
  place: Place,
  { status, visitor, guard }: SessionState,
  isOutage = false,
  today?: GuardSwitches,
): Standing {
  if (route?.path === SIGN_OUT_PATH) return 'screen';
  if (isOutage) return 'outage';
  if (visitor.kind === 'member' && visitor.memberType === 'ClosedAccountMember') return 'closedAccount';
  if (!route) return 'screen';
  if (status === 'resolving' || !guard) return route.isGuarded ? 'waiting' : 'screen';
  return (guard(place, today) as `/${string}` | undefined) ?? 'screen';
}
