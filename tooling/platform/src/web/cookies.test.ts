import { Hono } from 'hono';
import { expect, test } from 'vitest';

import { storeTransaction } from '../identity/sign-in/transaction.ts';
import type { PlatformEnv } from './platform-context.ts';
import { createLog } from './log.ts';
import { requestContext } from './request-context.ts';
import { readSession, writeMemberCookies } from './session.ts';

const id = 'a'.repeat(32);
const transaction = {
  partnerId: 'hilton',
  issuer: 'https://id.example',
  redirectUri: 'https://hilton.example/Login/callback',
  state: 's',
  nonce: 'n',
  verifier: 'v',
};

interface RequestOptions {
  readonly isProduction: boolean;
  readonly url: string;
  readonly trustsProxy?: boolean;
  readonly headers?: Record<string, string>;
}

const request = ({ isProduction, url, trustsProxy = false, headers = {} }: RequestOptions, path: string) =>
  new Hono<PlatformEnv>()
    .use(
      requestContext({
        log: createLog('silent'),
        partnerIds: ['hilton'],
        isProduction,
        trustsProxy,
        partnerOfHost: () => 'hilton',
      }),
    )
    .get('/set', (context) => {
      writeMemberCookies(context, { id, remainingMs: 60_000, isReadOnly: false });
      storeTransaction(context, transaction, { secret: 'secret', now: () => new Date() });
      return context.body(null);
    })
    .get('/read', (context) => context.json(readSession(context) ?? null))
    .request(`${url}${path}`, { headers });

const cookiesSet = async (options: RequestOptions) =>
  (await request(options, '/set')).headers
    .getSetCookie()
    .map((cookie) => [cookie.split('=')[0], /; Secure(;|$)/.test(cookie)]);
const isRead = async (options: RequestOptions, name: string) =>
  (await (
    await request({ ...options, headers: { ...options.headers, Cookie: `${name}=${id}` } }, '/read')
  ).json()) === id;

const http = 'http://hilton.localhost:4000';
const https = 'https://hilton.localhost:4000';
const behindTls = { url: http, headers: { 'X-Forwarded-Proto': 'https' } };

test.each<[string, RequestOptions]>([
  ['production', { isProduction: true, url: https }],
  ['production, asked over http', { isProduction: true, url: http }],
  ['production behind a proxy', { isProduction: true, trustsProxy: true, ...behindTls }],
  [
    'production behind a proxy without TLS',
    { isProduction: true, trustsProxy: true, url: http, headers: { 'X-Forwarded-Proto': 'http' } },
  ],
  ['development over https', { isProduction: false, url: https }],
  ['development behind a proxy with TLS', { isProduction: false, trustsProxy: true, ...behindTls }],
])('in %s every cookie is bound to its host, and others are ignored', async (_, options) => {
  expect(await cookiesSet(options)).toEqual([
    ['__Host-tableside-session', true],
    ['__Host-tableside-signed-in', true],
    ['__Host-tableside-sso', true],
  ]);
  expect(await isRead(options, '__Host-tableside-session')).toBe(true);
  expect(await isRead(options, 'tableside-session')).toBe(false);
  expect(await isRead(options, 'tableside-session-hilton')).toBe(false);
});

test.each<[string, RequestOptions]>([
  ['over http', { isProduction: false, url: http }],
  ['whatever a browser says of a proxy', { isProduction: false, ...behindTls }],
])('in development %s cookies have a form that Safari accepts, one for each partner', async (_, options) => {
  expect(await cookiesSet(options)).toEqual([
    ['tableside-session-hilton', false],
    ['tableside-signed-in-hilton', false],
    ['tableside-sso-hilton', false],
  ]);
  expect(await isRead(options, 'tableside-session-hilton')).toBe(true);
  expect(await isRead(options, 'tableside-session-american')).toBe(false);
  expect(await isRead(options, '__Host-tableside-session')).toBe(false);
});
