import type { CardRegistration } from '@tableside/core';

export const lastFoursOf = (linked: readonly CardRegistration[]): string =>
  new Intl.ListFormat('en-US').format(linked.map(({ card }) => card.lastFour));
