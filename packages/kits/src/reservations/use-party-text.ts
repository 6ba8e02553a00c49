import { useCopy } from '@tableside/kits/content';

import { tableFieldsCopy } from './table-fields.copy.ts';

export function usePartyText(): (partySize: number) => string {
  const copy = useCopy(tableFieldsCopy);
  return (count) => (count === 1 ? copy.text('person') : copy.text('people', { count }));
}
