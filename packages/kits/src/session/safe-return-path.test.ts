import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isSafeReturnPath, isRememberable } from './safe-return-path.ts';

const ORIGIN = 'https://dining.example';

const WORDS =
  '/ // \\ . .. @ : ? # & = % %2f %5c %2e %00 %25 %6C %4c é evil.example https: javascript: login Login ogin api search'.split(
    ' ',
  );

describe('safe return paths', () => {
  test.each([
    '/search',
    '/search?query=a%2Fb',
    '/merchants/42',
    '/account/overview',
    '/earn/topgolf-bonus?x=1',
  ])('AUT-08.a %s is returned to', (path) => expect(isRememberable(path)).toBe(true));

  test.each([
    '/',
    '/?x=1',
    '/join',
    '/join/',
    '/add_card',
    '/card_added',
    '/login',
    '/Login',
    '/LOGIN?next=/x',
    '/recover',
    '/recover/confirm',
    '/error',
    '/SignOut',
    '/fix_credentials',
    '/api',
    '/api/SignOut',
    '/%6Cogin',
    '/%4Cogin',
    '/l%6Fgin?x',
    '/%61pi/SignOut',
  ])('AUT-08.b %s is not', (path) => expect(isRememberable(path)).toBe(false));

  test.each([
    '',
    'search',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/search\\..\\..',
    '/%2f%2fevil.example',
    '/%5Cevil.example',
    '/x/%252f/evil',
    'https://evil.example',
    'javascript:alert(1)',
    '/javascript:alert(1)\n',
    '/\t/evil.example',
    '/ /evil.example',
    '/user@evil.example',
    '/x//evil.example',
    '/./login',
    '/x/../login',
    '/x/%2e%2e/login',
    '/search#fragment',
    '/%',
    '/%zz',
    '/%00',
    `/${'a'.repeat(3000)}`,
    '/ｅvil',
  ])('P2 %j is rejected', (path) => expect(isSafeReturnPath(path)).toBe(false));

  const hostile = fc
    .array(fc.constantFrom(...WORDS, '\t', '\n', ' '), { maxLength: 12 })
    .map((parts) => parts.join(''));
  const anything = fc.oneof(
    hostile,
    hostile.map((path) => `/${path}`),
    fc.webUrl(),
    fc.string(),
  );

  test('P2 following a path never leaves the origin or opens a sign-in page or a server route', () => {
    fc.assert(
      fc.property(anything, (path) => {
        if (!isRememberable(path)) return;
        const url = new URL(path, ORIGIN);
        expect(url.origin).toBe(ORIGIN);
        expect(url.pathname + url.search).toBe(path);
        const page = decodeURIComponent(url.pathname).toLowerCase().replace(/\/+$/, '');
        expect(['', '/login', '/join', '/signout', '/error', '/api', '/fix_credentials']).not.toContain(page);
        expect(page.startsWith('/api/') || page.startsWith('/recover')).toBe(
          page.startsWith('/recover') && page !== '/recover' && !page.startsWith('/recover/'),
        );
      }),
      { numRuns: 20_000 },
    );
  });

  test('P2 every ordinary URL of the site can be stored', () => {
    const word = fc.stringMatching(/^[a-z0-9_-]{1,8}$/);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 3 }),
        fc.dictionary(word, fc.string()),
        (parts, query) => {
          const search = new URLSearchParams(query).toString();
          const path = `/x${parts.join('/')}${search && `?${search}`}`;
          fc.pre(path.length <= 2048);
          expect(isSafeReturnPath(path)).toBe(true);
        },
      ),
    );
  });
});
