import { routes } from '@tableside/core';
import { useIsNativeApp, usePartner } from '@tableside/kits/partner';
import { readStored, useServerTime } from '@tableside/kits/session';
import { useLocation } from 'react-router';

import { useMembershipStatus } from '../links/use-membership-status.ts';

const DISMISSAL_MS = 86_400_000;
const quietParts = [routes.discover.path, routes.login.path, routes.join.path];

const isTime = (value: unknown): value is number => typeof value === 'number';

/**
 * Whether the announcement was closed recently. Times far in the future do not count, because they come from
 * a wrong clock.
 */
function wasDismissed(now: number): boolean {
  const closedAt = readStored('local', 'dr.appAnnouncement', isTime);
  return closedAt !== undefined && Math.abs(now - closedAt) < DISMISSAL_MS;
}

export function useIsAnnouncementDue(): boolean {
  const { appAnnouncementModal } = usePartner();
  const isNativeApp = useIsNativeApp();
  const { pathname } = useLocation();
  const status = useMembershipStatus();
  const isPossible =
    appAnnouncementModal !== null &&
    isNativeApp &&
    status !== 'unknown' &&
    status !== 'closed' &&
    !quietParts.some((part) => pathname.includes(part));
  return useServerTime((now) => (isPossible && !wasDismissed(now) ? 'due' : undefined)) !== undefined;
}
