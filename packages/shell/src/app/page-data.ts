import { ApiError } from '@tableside/api-client';
import type { QueryClient } from '@tanstack/react-query';

import { jsonForHtml } from './json-for-html.ts';

const ELEMENT_ID = 'page-data';

interface PageQuery {
  readonly queryKey: readonly unknown[];
  /** Undefined if the API returned 404. */
  readonly data?: unknown;
  /** In milliseconds since 1970. */
  readonly updatedAt: number;
}

export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Returns HTML with the data of a page rendered on request. It omits content, which the site already has. */
export function pageDataHtml(queryClient: QueryClient): string {
  const queries = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => state.status !== 'pending' && queryKey[0] !== 'content')
    .map(({ queryKey, state }): PageQuery => ({
      queryKey,
      data: state.data,
      updatedAt: state.dataUpdatedAt,
    }));
  return `<script type="application/json" id="${ELEMENT_ID}">${jsonForHtml(queries)}</script>`;
}

/**
 * Restores the page's data into the query cache. The data counts as fresh during hydration, because a refetch
 * in progress would render differently.
 *
 * @returns a function that restores the data's real age and refetches what is stale.
 */
export function restorePageData(queryClient: QueryClient): () => void {
  const json = document.getElementById(ELEMENT_ID)?.textContent;
  const queries = json ? (JSON.parse(json) as PageQuery[]) : [];
  for (const { queryKey, data } of queries) {
    const query = queryClient.getQueryCache().build(queryClient, { queryKey });
    if (data === undefined) query.setState({ status: 'error', error: new ApiError({ status: 404 }) });
    else query.setData(data);
  }
  return () => {
    // Data that was fetched meanwhile has its own age.
    const restored = queries.filter(
      ({ queryKey, data }) => data !== undefined && queryClient.getQueryData(queryKey) === data,
    );
    for (const { queryKey, data, updatedAt } of restored) {
      queryClient.setQueryData(queryKey, data, { updatedAt });
      void queryClient.refetchQueries({ queryKey, exact: true, stale: true });
    }
  };
}
