import type { LinkedCard } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';

import { accountCopy } from '../copy.ts';

export function useCardName() {
  const copy = useCopy(accountCopy);
  return ({ description, cardType, lastFour }: Pick<LinkedCard, 'cardType' | 'description' | 'lastFour'>) =>
    copy.text('cardName', { description: description || cardType, lastFour });
}
