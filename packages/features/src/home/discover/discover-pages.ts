import type { PageContent } from '@tableside/content-client';

/** Returns the entry of /discover itself: the one with that slug, or else the first. */
export const indexPage = (pages: readonly PageContent[]): PageContent | undefined =>
  pages.find(({ slug }) => slug === 'discover') ?? pages[0];
