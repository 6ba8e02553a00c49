import { useCopy } from '@tableside/kit-content';
import { PageMeta } from '@tableside/kit-partner';
import { ButtonLink } from '@tableside/ui/button-link';
import { EmptyState } from '@tableside/ui/empty-state';

import { notice } from '../frame/page-frame.styles.ts';
import { EmptyTable } from '../illustrations/empty-table.tsx';
import { pagesCopy } from '../pages.copy.ts';

/** Nothing stands at this path (ROU-21). */
export function NotFoundScreen() {
  const copy = useCopy(pagesCopy);
  return (
    <>
      <PageMeta path="/not_found" />
      <EmptyState
        css={notice}
        illustration={<EmptyTable />}
        title={copy('notFoundTitle')}
        titleLevel={1}
        action={
          <ButtonLink variant="primary" href="/">
            {copy('notFoundHome')}
          </ButtonLink>
        }
      >
        <p>{copy('notFoundTagline')}</p>
      </EmptyState>
    </>
  );
}
