import { routes } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { PageMeta } from '@tableside/kits/partner';
import { ButtonLink } from '@tableside/ui/button-link';
import { EmptyState } from '@tableside/ui/empty-state';

import { notice } from '../frame/page-frame.styles.ts';
import { EmptyTable } from '../illustrations/empty-table.tsx';
import { pagesCopy } from '../pages.copy.ts';

/** The not-found page (ROU-21). */
export function NotFoundScreen() {
  const copy = useCopy(pagesCopy);
  return (
    <>
      <PageMeta path={routes.notFound.path} />
      <EmptyState
        css={notice}
        illustration={<EmptyTable />}
        title={copy('notFoundTitle')}
        titleLevel={1}
        action={
          <ButtonLink variant="primary" href={routes.home.path}>
            {copy('notFoundHome')}
          </ButtonLink>
        }
      >
        <p>{copy('notFoundTagline')}</p>
      </EmptyState>
    </>
  );
}
