import { expect, test } from 'vitest';

import { allowedOrigins, policiesOf } from './policies.ts';

const page = (file: string, policy: string) => ({
  file,
  headers: { 'Content-Security-Policy': policy },
});

const policies = policiesOf([
  page('/join/index.html', "default-src 'none'; frame-src https://cards.example"),
  page(
    '/index.html',
    "default-src 'none'; script-src 'self' 'sha256-a=' 'sha256-b='; upgrade-insecure-requests",
  ),
  page('/404.html', "default-src 'none'; script-src 'self' 'sha256-c='; upgrade-insecure-requests"),
]);

test('pages whose policies differ only in hashes share one, and the most common policy is first', () => {
  expect(policies).toEqual([
    {
      pages: ['/index.html', '/404.html'],
      directives: [
        ['default-src', ["'none'"]],
        ['script-src', ["'self'", 'hashes of inline code']],
        ['upgrade-insecure-requests', []],
      ],
    },
    {
      pages: ['/join/index.html'],
      directives: [
        ['default-src', ["'none'"]],
        ['frame-src', ['https://cards.example']],
      ],
    },
  ]);
});

test('allowed origins are the addresses in all policies', () => {
  expect(allowedOrigins(policies)).toEqual(['https://cards.example']);
  const local = page(
    '/index.html',
    'connect-src http://localhost:4180; report-uri /csp?of=https://a.example',
  );
  expect(allowedOrigins(policiesOf([local]))).toEqual(['http://localhost:4180']);
});
