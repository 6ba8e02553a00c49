import type { CardRegistration } from '@tableside/core';

/** Lists the last four digits of cards: "1111 and 2222". */
export const lastFoursOf = (linked: readonly CardRegistration[]): string =>
  new Intl.ListFormat('en-US').format(linked.map(({ card }) => card.lastFour));
