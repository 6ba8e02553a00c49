import type { CardRegistration } from '@tableside/core';

import type { CardsCopyKey } from '../cards.copy.ts';

/** What helps after each of the platform's own codes; a card's network has others. */
const stepAfter: Readonly<Record<string, CardsCopyKey | undefined>> = {
  E2: 'nextExpired',
  E4: 'nextLinked',
  E5: 'nextFull',
  E6: 'nextUnread',
  E7: 'nextOther',
  E8: 'nextOther',
};

/** What helps with the refused cards: each piece of advice once, in the cards' order (ERR-26). */
export const nextSteps = (cards: readonly CardRegistration[]): readonly CardsCopyKey[] => [
  ...new Set(cards.flatMap(({ error }) => (error ? [stepAfter[error.code] ?? 'failedNext'] : []))),
];
