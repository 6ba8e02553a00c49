import { usePartner } from '@tableside/kits/partner';
import { readStored, useSessionState } from '@tableside/kits/session';
import { useLocation } from 'react-router';

import { useIsQuietPage } from '../overlay/quiet-pages.ts';

const isTime = (value: unknown): value is number => typeof value === 'number';

/** Whether a visitor may be told of the partner's own log-in, which they were not told of before (CHR-35, CHR-36). */
export function useIsInvitationDue(): boolean {
  const { ssoModal } = usePartner();
  const { status, visitor } = useSessionState();
  const isQuiet = useIsQuietPage();
  const { key, pathname } = useLocation();
  // Whoever came for this very page looks at it first.
  const isDeepLink = key === 'default' && pathname !== '/';
  if (ssoModal === null || isQuiet || isDeepLink || status === 'resolving' || visitor.kind === 'member')
    return false;
  return readStored('local', 'dr.ssoModal', isTime) === undefined;
}
