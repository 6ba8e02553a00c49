import { ApiError } from '@tableside/api-client';
import type { QueryClient } from '@tanstack/react-query';

/** The id of the element that holds the data of a page as JSON. */
const ELEMENT_ID = 'page-data';

interface PageQuery {
  readonly queryKey: readonly unknown[];
  /** Absent where the API knows of nothing. */
  readonly data?: unknown;
  /** In milliseconds since 1970. */
  readonly updatedAt: number;
}

/** Whether the API says that there is no such thing. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** The HTML of a page rendered on request. It contains no content: the site has its own. */
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
  const json = JSON.stringify(queries).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`;
}

/**
 * Gives the queries what came with the page. They count as new while React takes the page over, because a call under way
 * would look otherwise than the page does.
 *
 * @returns what lets them be as old as they are, and asks again for those that are too old.
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
    for (const { queryKey, data, updatedAt } of queries.filter((query) => query.data !== undefined)) {
      queryClient.setQueryData(queryKey, data, { updatedAt });
      void queryClient.refetchQueries({ queryKey, exact: true, stale: true });
    }
  };
}
