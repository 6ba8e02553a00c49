import { pageHtml, type PageFrame, type RenderedPage } from './page-html.ts';

interface FoundPage<Fetch> {
  readonly address: string;
  readonly render: (fetch: Fetch) => Promise<Omit<RenderedPage, 'path' | 'isComplete'>>;
}

/**
 * Creates the renderer next to a build, which finds the page for a URL and renders its whole document. The
 * gateway declares types of its own for it.
 */
export const createRenderer =
  <Fetch>(findPage: (address: string) => Promise<FoundPage<Fetch> | undefined>, frame: PageFrame) =>
  async (requested: string) => {
    const found = await findPage(requested);
    if (!found) return undefined;
    const { address, render } = found;
    return {
      address,
      render: async (fetch: Fetch) => {
        const page = await render(fetch);
        const html = pageHtml({ ...page, path: address, isComplete: true }, frame);
        return { html, isMissing: page.isMissing };
      },
    };
  };
