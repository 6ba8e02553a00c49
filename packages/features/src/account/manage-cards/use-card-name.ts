import type { LinkedCard } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';

import { accountCopy } from '../copy.ts';

/** Formats a card as "Visa ending in 1111". */
export function useCardName() {
  const copy = useCopy(accountCopy);
  return ({ description, cardType, lastFour }: Pick<LinkedCard, 'cardType' | 'description' | 'lastFour'>) =>
    copy.text('cardName', { description: description || cardType, lastFour });
}
