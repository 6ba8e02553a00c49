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

/** Stores a slot for after sign-in, which returns to it, and reports the prompt (RES-07, RES-20, MER-30). */
export function usePromptSignIn({ merchant, slot, search }: PromptedSlot): () => void {
  const tracker = useTracker();
  return () => {
    // A session that ends in the dialog prompts twice: when its call is rejected, and
    // when the dialog changes.
    if (readSelectedAction(merchant.id) !== 'reserve')
      tracker.impression({ eventName: 'reservationLoginPrompt', merchantId: merchant.id });
    storeChoice({ ...search, startsAt: slot.startsAt });
    storeSelectedAction({ merchantId: merchant.id, action: 'reserve' });
  };
}
