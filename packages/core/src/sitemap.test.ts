import { expect, test } from 'vitest';

import { sitemapText } from './sitemap.ts';

test('FND-02.a FND-02.b a sitemap has each address, escaped, and when it last changed', () => {
  const changedAt = new Date('2026-06-15T12:00:00Z');
  expect(
    sitemapText('urlset', [
      { address: `https://dining.example/a?b&c<d>"e'`, changedAt },
      { address: 'https://dining.example/' },
    ]),
  ).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<url><loc>https://dining.example/a?b&amp;c&lt;d&gt;&quot;e&apos;</loc><lastmod>2026-06-15T12:00:00.000Z</lastmod></url>\n' +
      '<url><loc>https://dining.example/</loc></url>\n' +
      '</urlset>\n',
  );
  expect(sitemapText('sitemapindex', [{ address: 'https://dining.example/s.xml' }])).toContain(
    '<sitemap><loc>https://dining.example/s.xml</loc></sitemap>\n</sitemapindex>\n',
  );
});
