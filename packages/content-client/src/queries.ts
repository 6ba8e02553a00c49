import { queryOptions } from '@tanstack/react-query';

import { fetchContent } from './fetch/fetch-content.ts';
import type { ContentSource } from './fetch/fetch-group.ts';

/** The key under which all content of a site is cached; a server fills it before it renders. */
export const contentKey = ({ cmsRoute, isPreview }: Pick<ContentSource, 'cmsRoute' | 'isPreview'>) =>
  ['content', cmsRoute, isPreview ? 'preview' : 'published'] as const;

/**
 * The query of a site's content: fetched once, kept, and never retried automatically (CON-05). `refetch`
 * retries when the visitor asks for it.
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
    // A device that thinks it is offline still gets a named state instead of waiting in silence.
    networkMode: 'always',
  });

export { ContentError, type ContentSource } from './fetch/fetch-group.ts';
