import { usePartner } from '@tableside/kits/partner';
import { readStored, useSessionState } from '@tableside/kits/session';

const isTime = (value: unknown): value is number => typeof value === 'number';

/**
 * Whether to recommend the partner's own login to a visitor who has not dismissed the recommendation before
 * (CHR-35, CHR-36).
 */
export function useIsInvitationDue(): boolean {
  const { ssoModal } = usePartner();
  const { status, visitor } = useSessionState();
  if (ssoModal === null || status === 'resolving' || visitor.kind === 'member') return false;
  return readStored('local', 'dr.ssoModal', isTime) === undefined;
}
