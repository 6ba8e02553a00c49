import { usePartner } from '@tableside/kits/partner';
import { readStored, useSessionState } from '@tableside/kits/session';
import { useLocation } from 'react-router';

import { useIsQuietPage } from '../overlay/quiet-pages.ts';

const isTime = (value: unknown): value is number => typeof value === 'number';

/**
 * Whether to recommend the partner's own login to a visitor who has not dismissed the recommendation before
 * (CHR-35, CHR-36).
 */
export function useIsInvitationDue(): boolean {
  const { ssoModal } = usePartner();
  const { status, visitor } = useSessionState();
  const isQuiet = useIsQuietPage();
  const { key, pathname } = useLocation();
  // Visitors of a deep link see their page first.
  const isDeepLink = key === 'default' && pathname !== '/';
  if (ssoModal === null || isQuiet || isDeepLink || status === 'resolving' || visitor.kind === 'member')
    return false;
  return readStored('local', 'dr.ssoModal', isTime) === undefined;
}
