import { emptyContent, type Content, type ContentEntry, type PageContent } from '../content.ts';

type Global = Content['global'];

export interface ContentOverrides extends Partial<Omit<Content, 'global'>> {
  readonly global?: Partial<Omit<Global, 'footer' | 'navbar'>> & {
    readonly footer?: Partial<Global['footer']>;
    readonly navbar?: Partial<Global['navbar']>;
  };
}

export function buildContent({ global = {}, ...overrides }: ContentOverrides = {}): Content {
  const { footer, navbar } = emptyContent.global;
  return {
    ...emptyContent,
    ...overrides,
    global: {
      ...emptyContent.global,
      ...global,
      footer: { ...footer, ...global.footer },
      navbar: { ...navbar, ...global.navbar },
    },
  };
}

export const buildPage = (overrides: Partial<PageContent> = {}): PageContent => ({
  slug: 'page',
  mainColumn: [],
  sideColumn: [],
  ...overrides,
});

export const buildEntry = (slug: string, fields: ContentEntry['fields']): ContentEntry => ({ slug, fields });
