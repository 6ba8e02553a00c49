import type { FrameWords } from '@tableside/core';
import { useCopy } from '@tableside/kit-content';
import { usePartner } from '@tableside/kit-partner';

import { cardsCopy } from '../cards.copy.ts';
import { acceptedTypes } from './accepted-types.ts';

/** The most letters of a text that crosses over. */
const LONGEST = 300;

/** What the frame says, in the partner's words. */
export function useFrameWords(isRequired: boolean): FrameWords {
  const copy = useCopy(cardsCopy);
  const { cardTypesAccepted } = usePartner();
  const word = (...args: Parameters<typeof copy>) => copy(...args).slice(0, LONGEST);
  return {
    label: word('label'),
    required: isRequired ? ' *' : '',
    hint: word('hint'),
    empty: word('empty'),
    notACardNumber: word('notACardNumber'),
    notAccepted: word('notAccepted', { types: acceptedTypes(cardTypesAccepted) }),
  };
}
