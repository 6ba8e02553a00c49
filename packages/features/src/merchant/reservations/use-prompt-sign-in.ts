import type { MerchantDetail, Slot } from '@tableside/core';
import {
  readSelectedAction,
  storeChoice,
  storeSelectedAction,
  type TableChoice,
} from '@tableside/kits/reservations';
import { useTracker } from '@tableside/kits/tracking';

interface PromptedSlot {
  readonly merchant: MerchantDetail;
  readonly slot: Slot;
  readonly search: TableChoice;
}

export function usePromptSignIn({ merchant, slot, search }: PromptedSlot): () => void {
  const tracker = useTracker();
  return () => {
    // If the session ends while the dialog is open, this runs twice: when the call is rejected, and when the
    // dialog changes.
    if (readSelectedAction(merchant.id) !== 'reserve')
      tracker.impression({ eventName: 'reservationLoginPrompt', merchantId: merchant.id });
    storeChoice({ ...search, startsAt: slot.startsAt });
    storeSelectedAction({ merchantId: merchant.id, action: 'reserve' });
  };
}
