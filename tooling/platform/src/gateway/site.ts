import { join } from 'node:path';

import { withoutTrailingSlash } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import { Hono, type Context } from 'hono';

import type { PlatformEnv } from '../web/platform-context.ts';
import { sendCached } from '../web/cached-response.ts';
import { hasSessionHint } from '../web/session.ts';
import { addressBeside } from '../web/site-origin.ts';
import { createRenderedPages } from './rendered-pages.ts';
import { openRenderer } from './renderer.ts';
import { openSite } from './site-files.ts';
import { fileHeaders, isPart, MISSING, pageHeaders } from './site-rules.ts';

export interface SiteOptions {
  readonly partners: readonly PartnerSettings[];
  /** Contains `<partner>/dist`, and also `<partner>/renderer` if pages are rendered on request. */
  readonly appsDir: string;
  readonly isProduction: boolean;
  readonly secureFrameUrl: string;
  readonly surveyHostUrl: string;
  readonly fetchApi: (context: Context<PlatformEnv>, path: string) => Response | Promise<Response>;
}

const decode = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

const openPartner = (partner: PartnerSettings, folder: string) => ({
  partner,
  files: openSite(join(folder, 'dist')),
  openRenderer: openRenderer(join(folder, 'renderer')),
});

export function createSite({
  partners,
  appsDir,
  isProduction,
  secureFrameUrl,
  surveyHostUrl,
  fetchApi,
}: SiteOptions): Hono<PlatformEnv> {
  const sites = new Map(
    partners.map((partner) => [partner.id, openPartner(partner, join(appsDir, partner.id))]),
  );
  const renderedPageAt = createRenderedPages();

  async function render(context: Context<PlatformEnv>, site: ReturnType<typeof openPartner>) {
    if (hasSessionHint(context)) return undefined;
    const { pathname, search } = new URL(context.req.url);
    const onFailure = (cause: unknown) => context.get('log').warn({ err: cause }, 'page rendering failed');
    const renderer = await site.openRenderer().catch(onFailure);
    return (
      renderer &&
      renderedPageAt({
        site: site.partner.id,
        address: pathname + search,
        renderer,
        fetchApi: (path) => fetchApi(context, path),
        onFailure,
      })
    );
  }

  const app = new Hono<PlatformEnv>();
  app.on(['GET', 'HEAD'], '*', async (context) => {
    const site = sites.get(context.get('partnerId'));
    const path = decode(context.req.path);
    if (!site || path === undefined) return context.text('There is nothing at this address.', 404);

    const exact = path.endsWith('/') ? undefined : await site.files.read(path);
    if (!exact && isPart(path, context.req.header('Sec-Fetch-Dest'))) {
      return context.text(MISSING, 404, { 'Cache-Control': 'no-store' });
    }
    const { pathname, search } = new URL(context.req.url);
    const canonical = withoutTrailingSlash(pathname);
    // A location that begins with two slashes would lead to another site.
    if (canonical !== pathname && !canonical.startsWith('//')) {
      return context.body(null, 301, { Location: canonical + search, 'Cache-Control': 'no-store' });
    }
    const page = exact ? undefined : await site.files.pageAt(path);
    const inItsCase = page?.status === 404 ? await site.files.pathInItsCase(pathname) : undefined;
    if (inItsCase !== undefined) {
      return context.body(null, 301, { Location: inItsCase + search, 'Cache-Control': 'no-store' });
    }
    const rendered = page?.status === 200 ? await render(context, site) : undefined;
    const file = exact ?? rendered?.file ?? (page && (await site.files.read(page.file)));
    if (!file) {
      const sentence = `The site of ${site.partner.name} is not built yet: build apps/${site.partner.id} first.`;
      return context.text(sentence, 404, { 'Cache-Control': 'no-store' });
    }
    const { partner } = site;
    const pages = {
      partner,
      isProduction,
      secureFrameUrl: addressBeside(context, secureFrameUrl),
      surveyHostUrl: addressBeside(context, surveyHostUrl),
    };
    return sendCached(context, file, rendered?.status ?? page?.status ?? 200, {
      ...(file.sources ? pageHeaders(pages, file.sources) : fileHeaders(path)),
      'Content-Type': file.contentType,
    });
  });
  return app;
}
