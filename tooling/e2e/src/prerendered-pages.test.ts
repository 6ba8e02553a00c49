import { readFileSync } from 'node:fs';

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
import { loadPartner } from '@tableside/partner-config/schema';
import { renderPages, type BuiltPage } from '@tableside/shell/server';
import { beforeAll, describe, expect, test } from 'vitest';

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../../partners/${path}`, import.meta.url), 'utf8')) as unknown;
const { partner } = loadPartner(read('hilton.json'));
if (!partner) throw new Error('The partner of this test does not load.');

const content = readContent(
  Object.fromEntries(
    contentGroups.map((group) => [
      group,
      read(`content/hilton/${group === '*' ? 'global' : group}.json`) as ContentEntry[],
    ]),
  ),
  { parseHtml: parseHtmlCopy, log: () => undefined },
);
const options = {
  partner: {
    settings: partner,
    assets: { logo: '/logo.svg', logoOnBrand: '/logo.svg', mark: '/mark.svg', footerLogos: {} },
  },
  features: [chrome, home, search, merchant, earn, signIn, enrollment, activation, account, surveys],
  content: {
    content: {
      ...content,
      earnDetails: [
        ...content.earnDetails,
        {
          slug: 'garden',
          url: 'garden-season',
          browserTitle: 'Garden season',
          mainColumn: [],
          sideColumn: [],
        },
      ],
    },
    digest: '',
  },
};

let built: readonly BuiltPage[];
const page = (path: string) => {
  const found = built.find((one) => one.path === path);
  if (!found) throw new Error(`${path} was not built: ${built.map((one) => one.path).join(' ')}`);
  return found;
};

beforeAll(async () => {
  built = await renderPages(options);
}, 60_000);

describe('prerendered pages', () => {
  test('are rendered without a window', () => expect(typeof globalThis.window).toBe('undefined'));

  test('CON-02 ROU-02.a ROU-03 pages that are the same for everyone are complete, with their copy', () => {
    const whole = built.filter(({ isComplete }) => isComplete).map(({ path }) => path);
    expect(whole).toEqual(
      expect.arrayContaining([
        '/',
        '/how-it-works',
        '/discover',
        '/search',
        '/earn',
        '/join',
        '/login',
        '/error',
      ]),
    );
    expect(page('/').body).toContain('Eat out now');
    expect(page('/how-it-works').body).toMatch(/<h1[\s>]/);
    expect(page('/join').body).toMatch(/<form[\s>]/);
  });

  test('ROU-16.a ROU-16.b the five pages and those that only content defines are built, each with its own title, description and URL', () => {
    expect(page('/earn/vip-upgrade')).toMatchObject({
      title: 'VIP guests | Hilton Tables',
      isComplete: true,
    });
    expect(page('/earn/garden-season')).toMatchObject({ title: 'Garden season', isComplete: true });
    const detailPages = built.filter(({ path }) => path.startsWith('/earn/'));
    expect(detailPages.map(({ path }) => path)).toEqual([
      '/earn/topgolf-bonus',
      '/earn/new-member-bonus',
      '/earn/how-it-works',
      '/earn/reservations',
      '/earn/vip-upgrade',
      '/earn/garden-season',
    ]);
    expect(page('/earn').description).not.toBe(page('/').description);
    expect(page('/earn').head).toContain('<link rel="canonical" href="https://dining.hilton.example/earn"/>');
  });

  test('ROU-28 ROU-29 every page has a title and a description', () => {
    const isNamed = ({ title, description }: BuiltPage) => title !== '' && description !== '';
    expect(built.filter((one) => !isNamed(one)).map(({ path }) => path)).toEqual([]);
  });

  test('pages that depend on the visitor or on data are placeholders without a canonical URL', () => {
    for (const path of ['/account/*', '/merchants/:merchantId', '/activate', '/add_card']) {
      const { isComplete, body } = page(path);
      expect([path, isComplete]).toEqual([path, false]);
      expect(body).toContain('<header');
    }
    expect(page('/merchants/:merchantId').head).not.toContain('canonical');
    expect(page('/account/*').body).toContain('href="/account/recent_activity"');
  });

  test('ROU-21.a one page serves all unknown paths', () => {
    expect(built.filter(({ isMissing }) => isMissing).map(({ title }) => title)).toEqual([
      'Page not found | Hilton Tables',
    ]);
  });

  test('no page has an inline style or script, which the CSP would block', () => {
    for (const { path, body } of built) expect([path, / style=|<script/.test(body)]).toEqual([path, false]);
    expect(page('/').styles.css).toContain('[data-style="');
  });

  test('a path from content never leaves the build folder', async () => {
    const [first, ...rest] = content.earnDetails;
    const hostile = { ...content, earnDetails: [{ ...first!, url: '../../../etc/x' }, ...rest] };
    const pages = await renderPages({
      ...options,
      content: { content: hostile, digest: '' },
    });
    expect(pages.filter(({ path }) => path.includes('..'))).toEqual([]);
  }, 60_000);

  test('there are none with live content', async () => {
    expect(await renderPages({ ...options, content: undefined })).toEqual([]);
  });
});
