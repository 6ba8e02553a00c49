import { expect, test } from 'vitest';

import { requestKind } from './request-kind.ts';

const origin = 'https://dining.example';
const kindOf = (address: string) => requestKind(new URL(address, origin), origin);

test('CHR-40.d the worker caches files with a content hash and the last searches, and nothing else', () => {
  expect(kindOf('/assets/vendor-B3xY_9kQ.js')).toBe('asset');
  expect(kindOf('/search?location=Chicago')).toBe('searchPage');
  expect(kindOf('/api/v2/Merchants/Search?location=Chicago')).toBe('searchResponse');
  for (const address of [
    '/',
    '/worker.js',
    '/search',
    '/assets/app.js',
    '/account/overview',
    '/merchants/7',
    '/api/member',
    '/api/merchants/7',
    '/api/cms/pages/*/global/',
    '/images/7.jpg',
    'https://cards.example/assets/frame-B3xY_9kQ.js',
    'https://api.example/api/v2/Merchants/Search',
  ])
    expect([address, kindOf(address)]).toEqual([address, undefined]);
});

test('CHR-40.d a preview is never cached', () => {
  for (const address of ['/search?preview=1', '/api/v2/Merchants/Search?preview=1', '/api/cms?preview=1'])
    expect(kindOf(address)).toBeUndefined();
});

test('CHR-40.d signing out is detected, also with an API on another origin', () => {
  expect(kindOf('/api/SignOut')).toBe('signOut');
  expect(kindOf('https://api.example/dining/api/SignOut')).toBe('signOut');
  expect(kindOf('/SignOut')).toBeUndefined();
});
