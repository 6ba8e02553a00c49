import type { Content } from '@tableside/content-client';
import { useContent } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { readStoredText } from '@tableside/kits/session';

import { useIsQuietPage } from '../overlay/quiet-pages.ts';

/**
 * Returns the entry for the partner's popup type. Undefined without a type, or without
 * an entry for it (CON-13).
 */
export function usePopup(): Content['popups'][number] | undefined {
  const { generalModalType } = usePartner();
  return useContent().popups.find(({ slug }) => slug === generalModalType);
}

/** Whether there is a popup that was not closed in this browser before (CHR-31). */
export function useIsPopupDue(): boolean {
  const popup = usePopup();
  const isQuiet = useIsQuietPage();
  return popup !== undefined && !isQuiet && readStoredText('local', 'dr.generalPopup') !== popup.slug;
}
