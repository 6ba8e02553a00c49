import { useCopy } from '@tableside/kits/content';
import { merchantCopy } from '@tableside/kits/merchants';
import type { ReactNode } from 'react';

import { searchCopy } from '../copy.ts';
import type { FilterLabel } from './filter-choices.ts';

const isOfMerchants = (key: FilterLabel): key is FilterLabel & keyof typeof merchantCopy.texts =>
  key in merchantCopy.texts;

export function useFilterLabel(): (key: FilterLabel) => ReactNode {
  const ofSearch = useCopy(searchCopy);
  const ofMerchants = useCopy(merchantCopy);
  return (key) => (isOfMerchants(key) ? ofMerchants(key) : ofSearch(key));
}
