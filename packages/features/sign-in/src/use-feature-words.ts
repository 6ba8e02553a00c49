import { useCopy, type CopyValues } from '@tableside/kit-content';
import { useCallback } from 'react';

import { signInCopy } from './copy.ts';

const isKey = (key: string): key is keyof (typeof signInCopy)['texts'] => key in signInCopy.texts;

/** The words for complaints that only forms of this feature have. */
export function useFeatureWords(): (key: string, values: CopyValues) => string {
  const copy = useCopy(signInCopy);
  return useCallback((key, values) => (isKey(key) ? copy(key, values) : key), [copy]);
}
