import type { Popup } from '@tableside/content-client';
import { useContent } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { readStoredText } from '@tableside/kits/session';

import { useMembershipStatus } from '../links/use-membership-status.ts';

export function usePopup(): Popup | undefined {
  const { generalModalType } = usePartner();
  return useContent().popups.find(({ slug }) => slug === generalModalType);
}

export function useIsPopupDue(): boolean {
  const popup = usePopup();
  const status = useMembershipStatus();
  if (popup === undefined || readStoredText('local', 'dr.generalPopup') === popup.slug) return false;
  return popup.audience?.some((audience) => audience === status) ?? true;
}
