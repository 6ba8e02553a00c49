import { useCopy } from '@tableside/kits/content';
import { merchantCopy } from '@tableside/kits/merchants';

import { searchCopy } from '../copy.ts';
import type { FilterLabel } from './filter-choices.ts';

const isOfMerchants = (key: FilterLabel): key is FilterLabel & keyof typeof merchantCopy.texts =>
  key in merchantCopy.texts;

/** The words of a choice: those of meals, ways to dine and days are the ones that a merchant's page has too. */
export function useFilterLabel(): (key: FilterLabel) => string {
  const ofSearch = useCopy(searchCopy);
  const ofMerchants = useCopy(merchantCopy);
  return (key) => (isOfMerchants(key) ? ofMerchants(key) : ofSearch(key));
}
