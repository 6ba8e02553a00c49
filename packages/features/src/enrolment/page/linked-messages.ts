import type { CardRegistration } from '@tableside/core';

/** The last four digits of cards as a list in words: "1111 and 2222". */
export const lastFoursOf = (linked: readonly CardRegistration[]): string =>
  new Intl.ListFormat('en-US').format(linked.map(({ card }) => card.lastFour));
