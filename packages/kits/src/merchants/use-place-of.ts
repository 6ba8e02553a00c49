import type { Merchant } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';

import { merchantCopy } from './copy.ts';

export function usePlaceOf() {
  const { text } = useCopy(merchantCopy);
  return ({ city, neighborhood }: Pick<Merchant, 'city' | 'neighborhood'>): string =>
    neighborhood === undefined ? city : text('place', { neighborhood, city });
}
