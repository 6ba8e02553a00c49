import type { FrameWords } from '@tableside/core';
import { useCopy } from '@tableside/kit-content';
import { errorsCopy } from '@tableside/kit-forms';
import { usePartner } from '@tableside/kit-partner';

import { cardsCopy } from '../cards.copy.ts';
import { acceptedTypes } from './accepted-types.ts';

/** The most letters of a text that crosses over. */
const LONGEST = 300;

/** What the frame says, in the partner's words. */
export function useFrameWords(isRequired: boolean): FrameWords {
  const copy = useCopy(cardsCopy);
  const errors = useCopy(errorsCopy);
  const { cardTypesAccepted } = usePartner();
  const cut = (text: string) => text.slice(0, LONGEST);
  const word = (...args: Parameters<typeof copy>) => cut(copy(...args));
  return {
    label: word('label'),
    required: isRequired ? ' *' : '',
    hint: word('hint'),
    empty: cut(errors('labelRequired', { label: copy('label') })),
    notACardNumber: word('notACardNumber'),
    notAccepted: word('notAccepted', { types: acceptedTypes(cardTypesAccepted) }),
  };
}
