import { queryOptions } from '@tanstack/react-query';

import { fetchContent } from './fetch/fetch-content.ts';
import type { ContentSource } from './fetch/fetch-group.ts';

/** The query key of all content of a site, under which a server fills the cache before rendering. */
export const contentKey = ({ cmsRoute, isPreview }: Pick<ContentSource, 'cmsRoute' | 'isPreview'>) =>
  ['content', cmsRoute, isPreview ? 'preview' : 'published'] as const;

/**
 * The query of a site's content: fetched once, cached, and never retried automatically (CON-05). `refetch`
 * retries when the visitor requests it.
 */
export const contentQuery = (source: ContentSource) =>
  queryOptions({
    queryKey: contentKey(source),
    queryFn: ({ signal }) => fetchContent(source, signal),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    retryOnMount: false,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // A device that believes it is offline gets an error instead of waiting silently.
    networkMode: 'always',
  });

export { ContentError, type ContentSource } from './fetch/fetch-group.ts';
