import type { CardRegistration } from '@tableside/core';

import type { CardsCopyKey } from '../cards.copy.ts';

/** Advice for each of the platform's own codes. Card networks have other codes. */
const stepAfter: Readonly<Record<string, CardsCopyKey | undefined>> = {
  E2: 'nextExpired',
  E4: 'nextLinked',
  E5: 'nextFull',
  E6: 'nextUnread',
  E7: 'nextOther',
  E8: 'nextOther',
  E9: 'nextElsewhere',
};

export const nextSteps = (cards: readonly CardRegistration[]): readonly CardsCopyKey[] => [
  ...new Set(cards.flatMap(({ error }) => (error ? [stepAfter[error.code] ?? 'failedNext'] : []))),
];
