import { useCopy } from '@tableside/kit-content';
import { Button } from '@tableside/ui/button';
import { lazy } from 'react';

import { searchCopy } from '../copy.ts';
import * as styles from './results.styles.ts';

// What is seen seldom, or only after scrolling, is no part of the first paint.
export const ResultPages = lazy(async () => ({ default: (await import('./result-pages.tsx')).ResultPages }));
const states = () => import('./result-states.tsx');
export const NoPlace = lazy(async () => ({ default: (await states()).NoPlace }));
export const NoSuchPage = lazy(async () => ({ default: (await states()).NoSuchPage }));
export const NothingFound = lazy(async () => ({ default: (await states()).NothingFound }));
/** A search that fails because the network does must still be able to say so. */
export const SearchFailed = lazy(async () => ({
  default: await states().then(
    (m) => m.SearchFailed,
    () => PlainFailure,
  ),
}));

function PlainFailure({ onRetry }: { readonly onRetry: () => void }) {
  const copy = useCopy(searchCopy);
  return (
    <div role="alert" css={styles.waysOut}>
      <p css={styles.words}>{copy('errorTitle')}</p>
      <Button variant="primary" onClick={onRetry}>
        {copy('retry')}
      </Button>
    </div>
  );
}
