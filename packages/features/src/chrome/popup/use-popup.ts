import type { Popup } from '@tableside/content-client';
import { useContent } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { readStoredText } from '@tableside/kits/session';

import { useMembershipStatus } from '../links/use-membership-status.ts';

/**
 * Returns the entry for the partner's popup type. Undefined without a type, or without
 * an entry for it (CON-13).
 */
export function usePopup(): Popup | undefined {
  const { generalModalType } = usePartner();
  return useContent().popups.find(({ slug }) => slug === generalModalType);
}

/** Whether there is a popup for this person that was not closed in this browser before (CHR-31, CHR-45). */
export function useIsPopupDue(): boolean {
  const popup = usePopup();
  const status = useMembershipStatus();
  if (popup === undefined || readStoredText('local', 'dr.generalPopup') === popup.slug) return false;
  return popup.audience?.some((audience) => audience === status) ?? true;
}
