import { useCopyParts } from '@tableside/kits/content';

import { merchantCopy } from './copy.ts';

/** Says that a restaurant is no longer saved, with its name as it is (UIX-15). */
export function SavedRemoved({ name }: { readonly name: string }) {
  return useCopyParts(merchantCopy)('savedRemoved', { name });
}
