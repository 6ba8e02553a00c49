import { expect, test } from 'vitest';

import { parseHtmlCopy, readContent } from './reader.ts';
import { withoutLinksTo } from './without-links.ts';

const entry = (slug: string, fields: object) => ({ slug, fields: { ...fields } });
const discover = { text: 'Discover', url: '/discover/weekend?from=footer' };
const search = { text: 'Search', url: '/search' };
const content = readContent(
  {
    '*': [
      entry('footer', { primary_links: [discover, search], secondary_links: [discover] }),
      entry('navbar', { links: [{ ...discover, text_mobile: 'Discover' }, search] }),
    ],
    announcement_banner: [
      entry('new', { banner_copy: [{ type: 'link', copy: 'Discover it', url: '/discover' }] }),
    ],
    earn_banner: [entry('weekend', { order: 1, text: ['Weekends'], url: '/discover/weekend' })],
    earn_details: [
      entry('page', {
        url: 'page',
        main_column: [
          { type: 'button', fields: { text_mobile: 'Join', url: '/join' } },
          { type: 'merchant_carousel', fields: { headline: 'New', link: discover } },
        ],
        disclaimer: 'See <a href="/discover">what is new</a>.',
      }),
    ],
  },
  { parseHtml: parseHtmlCopy, log: () => undefined },
);

test('CFG-39 a page that is switched off takes its links in content with it', () => {
  expect(
    withoutLinksTo(content, {
      enrollmentType: 'direct',
      hasDiscoverPage: true,
      hasVisitClaims: true,
    }),
  ).toBe(content);
  const { global, announcement, earnBanners, earnDetails } = withoutLinksTo(content, {
    enrollmentType: 'none',
    hasDiscoverPage: false,
    hasVisitClaims: false,
  });
  expect(global.footer.primaryLinks.map(({ url }) => url)).toEqual(['/search']);
  expect(global.footer.secondaryLinks).toEqual([]);
  expect(global.navbar.links.map(({ url }) => url)).toEqual(['/search']);
  expect(announcement?.segments).toEqual([{ type: 'text', copy: 'Discover it' }]);
  expect(earnBanners[0]).toMatchObject({ slug: 'weekend', text: [[{ text: 'Weekends' }]] });
  expect(earnBanners[0]?.url).toBeUndefined();
  expect(earnDetails[0]?.url).toBe('page');
  expect(earnDetails[0]?.mainColumn).toEqual([
    { type: 'merchant_carousel', headline: 'New', body: '', query: '' },
  ]);
  expect(JSON.stringify(earnDetails[0]?.disclaimer)).toContain('what is new');
  expect(JSON.stringify(earnDetails[0]?.disclaimer)).not.toContain('/discover');
});

test.each([
  ['direct', false, '/discover', '/join'],
  ['none', true, '/join', '/discover'],
] as const)(
  'CFG-39 with enrollment type %s and a discover page: %s, only links to %s go',
  (enrollmentType, hasDiscoverPage, gone, retained) => {
    const left = JSON.stringify(
      withoutLinksTo(content, { enrollmentType, hasDiscoverPage, hasVisitClaims: false }),
    );
    expect(left).not.toContain(`"${gone}`);
    expect(left).toContain(`"${retained}`);
    expect(left).toContain('"/search"');
  },
);
