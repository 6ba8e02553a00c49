import type { Content, PageContent } from '@tableside/content-client';

/** The page with a slug: among the discover pages, then among those of earn. Extra routes name their page so. */
export const findPage = (content: Content, slug: string): PageContent | undefined =>
  [...content.discover, ...content.earnDetails].find((page) => page.slug === slug);
