import { useCopy } from '@tableside/kits/content';

import { tableFieldsCopy } from './table-fields.copy.ts';

/** Returns a function that formats a party size, such as "2 people". */
export function usePartyText(): (partySize: number) => string {
  const copy = useCopy(tableFieldsCopy);
  return (count) => (count === 1 ? copy.text('person') : copy.text('people', { count }));
}
