import type { PageContent } from '@tableside/content-client';

/** The entry of /discover itself: the one called so, else the first. */
export const indexPage = (pages: readonly PageContent[]): PageContent | undefined =>
  pages.find(({ slug }) => slug === 'discover') ?? pages[0];
