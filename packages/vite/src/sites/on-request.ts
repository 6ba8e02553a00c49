import { pageHtml, styleBlock, type PageFrame, type RenderedPage } from './page-html.ts';

/**
 * The parts that all of a site's on-request pages share. Each page has its own CSS rules in addition to the
 * brand's.
 */
export interface RequestFrame extends Omit<PageFrame, 'style'> {
  readonly css: string;
}

interface FoundPage<Fetch> {
  readonly address: string;
  readonly render: (fetch: Fetch) => Promise<
    Omit<RenderedPage, 'path' | 'isComplete'> & {
      readonly styles: { readonly css: string; readonly ids: string };
    }
  >;
}

/**
 * Creates the renderer next to a build, which matches the page of a URL and renders its whole document. The
 * gateway declares its own types for it.
 */
export const createRenderer =
  <Fetch>(
    findPage: (address: string) => Promise<FoundPage<Fetch> | undefined>,
    { css, ...frame }: RequestFrame,
  ) =>
  async (asked: string) => {
    const found = await findPage(asked);
    if (!found) return undefined;
    const { address, render } = found;
    return {
      address,
      render: async (fetch: Fetch) => {
        const { styles, ...page } = await render(fetch);
        const html = pageHtml(
          { ...page, path: address, isComplete: true },
          { ...frame, style: styleBlock(css + styles.css, styles.ids) },
        );
        return { html: html.toString('utf8'), isMissing: page.isMissing };
      },
    };
  };
