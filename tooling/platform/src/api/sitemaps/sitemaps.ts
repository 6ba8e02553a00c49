import {
  menuHref,
  merchantHref,
  placeHref,
  routes,
  SITEMAP_LIMIT,
  sitemapParts,
  sitemapText,
} from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import { Hono } from 'hono';
import { compress } from 'hono/compress';

import { partnerOf } from '../../accounts/partner-of.ts';
import type { Database } from '../../database/database.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { notFound } from '../../web/problem.ts';
import type { ReadRestaurantPlaces } from '../merchants/restaurant-places.ts';
import { createProxy, type ProxyOptions } from '../../web/proxy.ts';

/** Comes from the build, which knows all pages except those of restaurants and places. */
const PAGES_SITEMAP = 'sitemap-pages.xml';

const sitemapPaths = {
  list: '/sitemap.xml',
  places: '/sitemap-places.xml',
  restaurants: '/:file{sitemap-restaurants-[1-9][0-9]{0,3}\\.xml}',
} as const;

const headers = {
  'Content-Type': 'application/xml',
  'Cache-Control': 'public, max-age=3600',
  Vary: 'Accept-Encoding',
};

/** A restaurant's own page, and its menu as text. */
const PAGES_OF_RESTAURANT = 2;

interface SitemapOptions {
  readonly partners: readonly PartnerSettings[];
  readonly reads: Pick<Database, 'run'>;
  readonly readPlaces: ReadRestaurantPlaces;
  readonly limit?: number;
  readonly batch?: number;
}

type Partner = Pick<PartnerSettings, 'id' | 'campaignCode'>;

const ofPartner = `from merchant_benefits b left join merchant_changes c on c.merchant_id = b.merchant_id
  where b.partner_id = $1 and ($2::text is null or $2 = any(b.campaign_codes))`;

const readParts = ({ run }: Pick<Database, 'run'>, { id, campaignCode }: Partner, limit: number) =>
  run<{ changed_ms: number | null }>({
    name: 'sitemap: parts',
    text: `select extract(epoch from max(changed_at))::float8 * 1000 as changed_ms from (
        select c.changed_at, (row_number() over (order by b.merchant_id) - 1) / $3::int as part ${ofPartner}
      ) listed group by part order by part`,
    values: [id, campaignCode, limit],
  });

interface Row {
  readonly id: number;
  readonly changed_ms: number | null;
  readonly has_menu: boolean;
}

const readRows = (
  { run }: Pick<Database, 'run'>,
  { id, campaignCode }: Partner,
  from: { readonly after: number; readonly skipped: number; readonly most: number },
) =>
  run<Row>({
    name: 'sitemap: merchants',
    text: `select b.merchant_id as id, extract(epoch from c.changed_at)::float8 * 1000 as changed_ms,
        exists (select from merchants m where m.id = b.merchant_id and m.menu is not null) as has_menu ${ofPartner}
        and b.merchant_id > $3 order by b.merchant_id offset $4 limit $5`,
    values: [id, campaignCode, from.after, from.skipped, from.most],
  });

const encoder = new TextEncoder();

const streamOf = (texts: AsyncGenerator<string, void>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await texts.return()),
  });

const timeOf = (ms: number | null) => (ms === null ? undefined : new Date(ms));

export function createSitemaps({
  partners,
  reads,
  readPlaces,
  limit = SITEMAP_LIMIT / PAGES_OF_RESTAURANT,
  batch = 1000,
}: SitemapOptions): Hono<PlatformEnv> {
  const { start, entry, end } = sitemapParts('urlset');

  return new Hono<PlatformEnv>()
    .get(sitemapPaths.list, compress(), async (context) => {
      const partner = partnerOf(context, { partners });
      const addressOf = (file: string) => new URL(file, partner.siteUrl).href;
      const restaurants = await readParts(reads, partner, limit);
      const places = await readPlaces(partner);
      const entries = [
        { address: addressOf(PAGES_SITEMAP) },
        ...(places.size > 0 ? [{ address: addressOf(sitemapPaths.places) }] : []),
        ...restaurants.map(({ changed_ms }, index) => ({
          address: addressOf(`sitemap-restaurants-${index + 1}.xml`),
          changedAt: timeOf(changed_ms),
        })),
      ];
      return context.body(sitemapText('sitemapindex', entries), 200, headers);
    })
    .get(sitemapPaths.places, compress(), async (context) => {
      const partner = partnerOf(context, { partners });
      const paths = [...(await readPlaces(partner)).keys()].slice(0, SITEMAP_LIMIT - 1);
      if (paths.length === 0) throw notFound('This program has no such sitemap.');
      const entries = [routes.restaurants.path, ...paths.map(placeHref)].map((path) => ({
        address: new URL(path, partner.siteUrl).href,
      }));
      return context.body(sitemapText('urlset', entries), 200, headers);
    })
    .get(sitemapPaths.restaurants, compress(), async (context) => {
      const partner = partnerOf(context, { partners });
      const part = Number(/\d+/.exec(context.req.param('file'))?.[0]);
      const write = ({ id, changed_ms, has_menu }: Row) =>
        [merchantHref, ...(has_menu ? [menuHref] : [])]
          .map((hrefOf) =>
            entry({
              address: new URL(hrefOf(String(id)), partner.siteUrl).href,
              changedAt: timeOf(changed_ms),
            }),
          )
          .join('');

      const read = (after: number, skipped: number, most: number) =>
        readRows(reads, partner, { after, skipped, most: Math.min(batch, most) });
      // The first batch is read before the response starts: after that, its status can no longer report a
      // failure.
      const first = await read(0, (part - 1) * limit, limit);
      if (first.length === 0) throw notFound('This program has no such sitemap.');
      async function* lines() {
        yield start;
        let left = limit;
        for (let rows = first; rows.length > 0;) {
          yield rows.map(write).join('');
          left -= rows.length;
          rows = left > 0 ? await read(rows.at(-1)?.id ?? 0, 0, left) : [];
        }
        yield end;
      }
      return context.body(streamOf(lines()), 200, headers);
    });
}

export function proxySitemaps(apiUrl: string, { trustsProxy }: Required<Pick<ProxyOptions, 'trustsProxy'>>) {
  const app = new Hono<PlatformEnv>();
  const service = createProxy(apiUrl, { trustsProxy, isOptional: true });
  for (const path of Object.values(sitemapPaths)) app.route(path, service);
  return app;
}
