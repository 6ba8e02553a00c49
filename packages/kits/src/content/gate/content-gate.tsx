import { contentQuery } from '@tableside/content-client/queries';
import { usePartner } from '@tableside/kits/partner';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { ContentProvider } from '../content-context.tsx';
import { contentCopy } from '../copy.ts';
import { useCopy } from '../copy/use-copy.ts';
import { PageSkeleton } from '../page/page-skeleton.tsx';

export interface ContentProblem {
  readonly error: Error;
  readonly retry: () => void;
}

export interface ContentGateProps {
  readonly children: ReactNode;
  /**
   * Shown until all eleven groups have settled. The default is a skeleton with the standard message for
   * screen readers (CON2-02).
   */
  readonly fallback?: ReactNode;
  readonly renderError: (problem: ContentProblem) => ReactNode;
  /** Returns the API's scheme, host and base path. The default is the site's own origin (API-01). */
  readonly baseUrl?: (() => string) | undefined;
}

function ContentLoading() {
  return <PageSkeleton message={useCopy(contentCopy)('loading')} />;
}

/**
 * Renders nothing of the site until all eleven content groups have settled (CON-02), then provides them to
 * `useContent`. Renders the children immediately if the query cache already has the groups, as on a server or
 * on a page that it rendered.
 */
export function ContentGate({ children, fallback, renderError, baseUrl }: ContentGateProps) {
  const { cmsRoute, cmsPreview } = usePartner();
  const { data, error, isFetching, refetch } = useQuery(
    contentQuery({ baseUrl, cmsRoute, isPreview: cmsPreview }),
  );
  if (data) return <ContentProvider content={data}>{children}</ContentProvider>;
  if (error && !isFetching) return renderError({ error, retry: () => void refetch() });
  return fallback ?? <ContentLoading />;
}
