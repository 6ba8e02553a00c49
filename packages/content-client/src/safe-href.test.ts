import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { safeHref, safeImage } from './safe-href.ts';

test.each([
  'https://example.com/a?b=1&c=2#d',
  'http://example.com',
  'HTTPS://EXAMPLE.COM/',
  'https://xn--bcher-kva.example/',
  'mailto:help@example.com?subject=Hello',
  'tel:+1-800-555-0147',
  'sms:44586',
  'sms:44586?body=STOP',
  '/',
  '/search?mealsServed=brunch&priceRange=3',
  '/earn#terms',
  '?page=2',
  '#disclaimer',
])('CON-15 accepts %s as written', (address) => {
  expect(safeHref(address)).toBe(address);
});

test('CON-15 trims a URL', () => {
  expect(safeHref('  /search \n')).toBe('/search');
});

// Browsers resolve these URLs to a script, another host or another scheme (after the WPT URL tests).
test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'java\u0000script:alert(1)',
  'javascript\t:alert(1)',
  'javascript&colon;alert(1)',
  'javascript:%0aalert(1)',
  'feed:javascript:alert(1)',
  'view-source:javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'ftp://example.com/',
  'ws://example.com/',
  'about:blank',
  'intent://scan/#Intent;scheme=zxing;end',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/path\\..\\//evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https://good.example@evil.example/',
  'https://user:password@evil.example/',
  'https://%zz/',
  'https://',
  'http://a b/',
  'http://[::1',
  'mailto:',
  'tel:',
  'tel://evil.example',
  'search',
  './search',
  '../search',
  'example.com',
  '',
  ' ',
])('CON-15 P13 rejects %j', (address) => {
  expect(safeHref(address)).toBeUndefined();
});

test(
  'CON-15 never returns a URL that a browser resolves to another scheme or, from a path, to another host',
  { timeout: 30_000 },
  () => {
    const base = 'https://site.example';
    const hostile = fc.string({
      unit: fc.oneof(
        fc.constantFrom(
          '/',
          '\\',
          ':',
          '@',
          '\t',
          '\n',
          ' ',
          '?',
          '#',
          'javascript',
          'https',
          'evil.example',
        ),
        fc.string({ unit: 'binary', maxLength: 1 }),
      ),
      maxLength: 12,
    });
    fc.assert(
      fc.property(hostile, (address) => {
        const href = safeHref(address);
        if (href === undefined) return true;
        const { protocol, host } = new URL(href, base);
        if (/^[/?#]/.test(href)) return host === 'site.example';
        return ['http:', 'https:', 'mailto:', 'tel:', 'sms:'].includes(protocol);
      }),
      { numRuns: 1_000 },
    );
  },
);

test('pictures are a path of the site or https', () => {
  expect(safeImage('/images/scene-table-1?w=600&ar=1.6')).toBe('/images/scene-table-1?w=600&ar=1.6');
  expect(safeImage('https://pictures.example/a.jpg')).toBe('https://pictures.example/a.jpg');
  for (const address of [
    'http://pictures.example/a.jpg',
    'data:image/svg+xml,<svg/>',
    '?w=1',
    '#a',
    'mailto:a@b.example',
    '//x',
  ]) {
    expect(safeImage(address)).toBeUndefined();
  }
});
