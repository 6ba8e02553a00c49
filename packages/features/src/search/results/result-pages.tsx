import { LAST_PAGE } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { Pagination } from '@tableside/ui/pagination';

import { searchCopy } from '../copy.ts';
import * as styles from './results.styles.ts';

export interface ResultPagesProps {
  readonly page: number;
  readonly pageCount: number;
  readonly hrefFor: (page: number) => string;
  readonly onChange: (page: number) => void;
}

export function ResultPages({ page, pageCount, hrefFor, onChange }: ResultPagesProps) {
  const copy = useCopy(searchCopy);
  return (
    <Pagination
      page={page}
      pageCount={Math.min(pageCount, LAST_PAGE)}
      hrefFor={hrefFor}
      onPageChange={onChange}
      labels={{
        navigation: copy.text('pages'),
        first: copy.text('toFirstPage'),
        previous: copy.text('previousPage'),
        next: copy.text('nextPage'),
        last: copy.text('toLastPage'),
        page: (number) => copy.text('page', { page: number }),
      }}
      css={styles.pages}
    />
  );
}
