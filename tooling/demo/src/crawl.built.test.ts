import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { menuHref, merchantHref, placeHref, routes } from '@tableside/core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startDemo, type DemoPlatform } from './start-demo.ts';

const appsDir = process.env['APPS_DIR'] ?? join(import.meta.dirname, '../../../apps');
const MERCHANTS = 10_000;
/**
 * Rendering a page takes some 40 ms, so only one in this many restaurants of a sitemap is visited. For the
 * partner that CRAWL_WHOLE names, all are.
 */
const EVERY = 200;
const WHOLE = process.env['CRAWL_WHOLE'];

const folder = mkdtempSync(join(tmpdir(), 'tableside-crawl-'));
let platform: DemoPlatform;
beforeAll(async () => {
  platform = await startDemo({
    port: 0,
    appsDir,
    dataDir: join(folder, 'database'),
    imageCacheDir: join(folder, 'images'),
    merchants: MERCHANTS,
    logLevel: 'error',
  });
});
afterAll(async () => {
  await platform?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found.replaceAll('&amp;', '&'));

const isOfData = (path: string) =>
  path.startsWith(merchantHref('')) || path.startsWith(routes.restaurants.path);

function crawlerOf(partnerId: string) {
  const { siteUrl } = platform.partners.find(({ id }) => id === partnerId)!;
  const { origin } = new URL(siteUrl);
  const local = platform.localUrlOf(partnerId)!;
  const pathOf = (address: string) => {
    const url = new URL(address, origin);
    return url.origin === origin ? url.pathname : undefined;
  };
  const read = async (path: string) => {
    const response = await fetch(local + path, { redirect: 'manual' });
    return { status: response.status, text: await response.text() };
  };

  async function listedIn(address: string): Promise<string[]> {
    const path = pathOf(address) ?? expect.fail(`${address} is elsewhere`);
    const { status, text } = await read(path);
    expect([path, status]).toEqual([path, 200]);
    const addresses = matches(text, /<loc>([^<]*)<\/loc>/g);
    if (!text.includes('<sitemapindex')) return addresses;
    return (await Promise.all(addresses.map(listedIn))).flat();
  }

  async function start() {
    const { text } = await read('/robots.txt');
    const excluded = matches(text, /^Disallow: (.+)$/gm);
    const listed = (await Promise.all(matches(text, /^Sitemap: (.+)$/gm).map(listedIn))).flat();
    return { excluded, listed };
  }

  async function visit(path: string) {
    for (let tries = 1; ; tries += 1) {
      const { status, text } = await read(path);
      const canonical = matches(text, /<link [^>]*rel="canonical" href="([^"]*)"/g);
      // While a page with its data is being rendered, the page from the build is served instead.
      if (status === 200 && canonical.length === 0 && isOfData(path) && tries < 100) continue;
      const isListed = !/<meta [^>]*name="robots" content="noindex"/.test(text);
      const links = matches(text, /<a [^>]*href="([^"#]+)[^"]*"/g).flatMap((link) => pathOf(link) ?? []);
      return { path, status, canonical: canonical.map((address) => new URL(address).href), isListed, links };
    }
  }
  return { origin, pathOf, start, visit };
}

async function crawl(partnerId: string) {
  const every = partnerId === WHOLE ? 1 : EVERY;
  const { origin, pathOf, start, visit } = crawlerOf(partnerId);
  const { excluded, listed } = await start();
  const isRestaurant = (address: string) =>
    address.startsWith(origin + merchantHref('')) &&
    !address.endsWith(menuHref('').slice(merchantHref('').length));
  const restaurants = listed.filter(isRestaurant);
  const isExcluded = (path: string) => excluded.some((beginning) => path.startsWith(beginning));
  const ofData = listed.filter((address) => isOfData(new URL(address).pathname));
  const left = new Set(ofData.filter((_, index) => index % every !== 0));
  const addresses = listed.filter((address) => !left.has(address));
  const found = new Set(['/', ...addresses.flatMap((address) => pathOf(address) ?? [])]);
  const visits: Omit<Awaited<ReturnType<typeof visit>>, 'links'>[] = [];
  // The loop also visits the links that are added to the set below.
  for (const path of found) {
    if (isExcluded(path)) continue;
    const { links, ...visited } = await visit(path);
    visits.push(visited);
    for (const link of links) if (every === 1 || !isOfData(link)) found.add(link);
  }
  return { origin, listed, restaurants, visits, isExcluded };
}

async function restaurantsOfApi(partnerId: string): Promise<number> {
  const { campaignCode } = platform.partners.find(({ id }) => id === partnerId)!;
  const query = new URLSearchParams({ bounds: '-90,-180,90,180', ...(campaignCode && { campaignCode }) });
  const response = await fetch(`${platform.localUrlOf(partnerId)}/api/v2/Merchants/Search?${query}`);
  return ((await response.json()) as { totalResultSize: number }).totalResultSize;
}

test('FND-01.a FND-02.d FND-04.a links and sitemaps lead to every page of each partner, to none twice, missing or excluded', async () => {
  for (const { id } of platform.partners) {
    const { origin, listed, restaurants, visits, isExcluded } = await crawl(id);
    expect([id, restaurants.length]).toEqual([id, await restaurantsOfApi(id)]);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((address) => isExcluded(new URL(address).pathname))).toEqual([]);
    expect(
      visits.filter(({ status }) => status !== 200).map(({ path, status }) => [id, path, status]),
    ).toEqual([]);
    const addresses = new Set(listed);
    for (const { path, canonical, isListed } of visits) {
      // A page is in the sitemaps, has a canonical page that is, or asks not to be indexed.
      const [address = ''] = canonical;
      expect([id, path, canonical.length]).toEqual([id, path, 1]);
      expect([id, path, isListed]).toEqual([id, path, addresses.has(address)]);
      if (addresses.has(origin + path)) expect([id, address]).toEqual([id, origin + path]);
    }
    const canonicals = visits
      .filter(({ path }) => addresses.has(origin + path))
      .map(({ canonical }) => canonical[0]);
    expect(new Set(canonicals).size).toBe(canonicals.length);
  }
}, 1_200_000);

test('FND-06.a each partner’s site has /favicon.ico', async () => {
  for (const { id } of platform.partners) {
    const { status, headers } = await fetch(`${platform.localUrlOf(id)}/favicon.ico`);
    expect([id, status, headers.get('Content-Type')]).toEqual([id, 200, 'image/x-icon']);
  }
});

test('FND-04.c each page of each partner in another letter case is redirected, with its query', async () => {
  for (const { id } of platform.partners) {
    const { pathOf, start } = crawlerOf(id);
    const { listed } = await start();
    const pages = listed.flatMap((address) => pathOf(address) ?? []).filter((path) => path !== '/');
    // Paths that contain the name of a restaurant or place are case-sensitive in that part. One page of each
    // section is enough.
    const sections = [merchantHref(''), placeHref('')];
    const ofData = sections.flatMap((section) => pages.find((path) => path.startsWith(section)) ?? []);
    expect(ofData).toHaveLength(sections.length);
    const others = pages.filter((path) => !sections.some((section) => path.startsWith(section)));
    for (const path of [...ofData, ...others]) {
      const section = sections.find((one) => path.startsWith(one)) ?? path;
      const inCapitals = section.toUpperCase() + path.slice(section.length);
      const requestedUrl = `${platform.localUrlOf(id)}${inCapitals}?A=b`;
      const { status, headers } = await fetch(requestedUrl, { redirect: 'manual' });
      expect([id, path, status, headers.get('Location')]).toEqual([id, path, 301, `${path}?A=b`]);
    }
  }
});
