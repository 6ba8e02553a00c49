import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import {
  buildMerchantBodies,
  buildMerchantDetailBody,
  buildSearchResponse,
} from '@tableside/api-client/testing';
import { contentGroups, type ContentEntry } from '@tableside/content-client';
import { parseHtmlCopy, readContent } from '@tableside/content-client/reader';
import { account } from '@tableside/features/account';
import { activation } from '@tableside/features/activation';
import { chrome } from '@tableside/features/chrome';
import { earn } from '@tableside/features/earn';
import { enrollment } from '@tableside/features/enrollment';
import { home } from '@tableside/features/home';
import { merchant } from '@tableside/features/merchant';
import { search } from '@tableside/features/search';
import { signIn } from '@tableside/features/sign-in';
import { surveys } from '@tableside/features/surveys';
import { findPage, renderPages, type PageStyles } from '@tableside/shell/server';
import { beforeAll, describe, expect, test } from 'vitest';

import { partnerStyleSheet } from '../../../packages/vite/src/partner/partner-module.ts';
import { readPartner } from '../../../packages/vite/src/partner/read-partner.ts';
import { styleBlock } from '../../../packages/vite/src/sites/page-html.ts';
import { shortenCss } from '../../../packages/vite/src/sites/shorten-css.ts';

const MOST_BYTES = 46_000;

const partners = resolve(import.meta.dirname, '../../../partners');

function readOptions(id: string) {
  const onDisk = readPartner(resolve(partners, `${id}.json`));
  const entriesOf = (group: string) => {
    const file = resolve(partners, 'content', id, `${group === '*' ? 'global' : group}.json`);
    return JSON.parse(readFileSync(file, 'utf8')) as ContentEntry[];
  };
  const content = readContent(Object.fromEntries(contentGroups.map((group) => [group, entriesOf(group)])), {
    parseHtml: parseHtmlCopy,
    log: () => undefined,
  });
  const assets = { logo: '/logo.svg', logoOnBrand: '/logo.svg', mark: '/mark.svg', footerLogos: {} };
  const options = {
    partner: { settings: onDisk.settings, assets },
    features: [chrome, home, search, merchant, earn, signIn, enrollment, activation, account, surveys],
    content: { content, digest: '' },
  };
  return { onDisk, options };
}

/** Between them, these restaurants have every tag of a card. */
const merchants = buildMerchantBodies(10).map((body, index) => ({
  ...body,
  acclaimedLevel: (index % 3) as 0 | 1 | 2,
  isNew: index % 4 === 3,
  reservationProviders: index % 2 === 0 ? ['OpenTable' as const] : [],
  benefitAvailability: {
    ...body.benefitAvailability,
    requiredTier: index === 9 ? (3 as const) : (0 as const),
  },
}));
const respond = (address: string) =>
  Promise.resolve(
    Response.json(
      address.includes('/Search')
        ? buildSearchResponse(merchants)
        : buildMerchantDetailBody({ acclaimedLevel: 2, reservationProviders: ['OpenTable'] }),
    ),
  );

interface Page {
  readonly path: string;
  readonly body: string;
  readonly styles: PageStyles;
}

async function pagesOf(id: string) {
  const { onDisk, options } = readOptions(id);
  const brand = shortenCss(await partnerStyleSheet(onDisk));
  const pages: Page[] = [...(await renderPages(options))];
  for (const path of ['/search?location=Chicago%2C+IL', '/merchants/1', '/merchants/1/Order']) {
    const found = await findPage(options, path);
    if (found) pages.push({ path, ...(await found.render(respond)) });
  }
  return pages.map(({ path, body, styles }) => ({ path, body, styles, block: styleBlock(brand, styles) }));
}

const animation = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;

function inspect({ body, block }: { readonly body: string; readonly block: string }) {
  const css = block.replace(/^<style[^>]*>|<\/style>$/g, '');
  const rules = css.replaceAll(animation, '');
  const unused = [...css.matchAll(animation)]
    .map(([, name = '']) => name)
    .filter((name) => !rules.includes(name));
  const classes = new Set(
    [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const general: string[] = [];
  for (const [rule, selectors = ''] of rules.matchAll(/([^{}]+)\{[^{}]*\}/g)) {
    const named = [...selectors.matchAll(/\.(css-[\w-]+)/g)].map(([, name = '']) => name);
    const attributes = selectors.match(/\[data-style="\w+"\]/g) ?? [];
    unused.push(...named.filter((name) => !classes.has(name)));
    unused.push(...attributes.filter((attribute) => !body.includes(attribute.slice(1, -1))));
    if (named.length + attributes.length === 0) general.push(rule);
  }
  return { unused: [...new Set(unused)], general: general.join('') };
}

// The first two partners share a font. The third has two, whose faces are in every page.
describe.each(['hilton', 'american', 'united'])('the pages of %s', (id) => {
  let pages: Awaited<ReturnType<typeof pagesOf>>;
  beforeAll(async () => {
    pages = await pagesOf(id);
  }, 240_000);

  test('include those with data', () => {
    expect(pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/', '/search', '/search?location=Chicago%2C+IL', '/merchants/1', '/join']),
    );
  });

  test('UIX-24.a have no style rule that they do not use', () => {
    for (const page of pages) expect([page.path, inspect(page).unused]).toEqual([page.path, []]);
    expect(new Set(pages.map((page) => inspect(page).general)).size).toBe(1);
  });

  test('UIX-24.b have at most 46 kB of styles', () => {
    const sizes = pages.map(({ path, block }) => [path, Buffer.byteLength(block)] as const);
    expect(sizes.filter(([, bytes]) => bytes > MOST_BYTES)).toEqual([]);
  });

  test('UIX-24.c have the rule of every class, which Emotion does not insert again', () => {
    for (const { path, body, block, styles } of pages) {
      const ids = new Set(styles.ids.split(' '));
      const used = new Set(body.match(/(?<=\bcss-)[a-z0-9]+/g));
      // Empty styles have the class `0`.
      used.delete('0');
      const missing = [...used].filter((name) => !ids.has(name) || !block.includes(`.css-${name}`));
      expect([path, missing]).toEqual([path, []]);
    }
  });
});
