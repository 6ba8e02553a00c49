import type { PageContent } from '@tableside/content-client';

export const indexPage = (pages: readonly PageContent[]): PageContent | undefined =>
  pages.find(({ slug }) => slug === 'discover') ?? pages[0];
