/// <reference types="vitest/jsdom" />
import { partnerWith } from '@tableside/partner-config/testing';
import { referralNames } from '@tableside/core';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

import { clearReferralCookies, setReferralCookie } from './referral-cookies.ts';
import { initialSessionStore } from './initial-session.ts';
import { sessionHint, clearSessionHint } from './session-hint.ts';

// The test page uses http, as in development, where the cookie jar rejects `Secure` cookies.
afterEach(() => {
  clearSessionHint('one');
  clearSessionHint('another');
  clearReferralCookies();
});

test('SES-12.b over http each partner has its own session hint, which can be cleared', () => {
  document.cookie = 'tableside-signed-in-one=1; Path=/';
  document.cookie = 'tableside-signed-in-another=-2; Path=/';
  expect([sessionHint('one'), sessionHint('another'), sessionHint('third')]).toEqual(['1', '-2', '']);
  clearSessionHint('one');
  expect([sessionHint('one'), sessionHint('another')]).toEqual(['', '-2']);
});

test('TRK-03 over http the referral source is stored too', () => {
  setReferralCookie('source', 'card');
  expect(document.cookie).toContain('source=card');
  clearReferralCookies();
  expect(document.cookie).not.toContain('source');
});

test('SES-12.b the session is resolving if the browser has the hint, and only then', () => {
  const partner = partnerWith({ id: 'one' });
  expect(initialSessionStore(partner).get()).toMatchObject({
    status: 'settled',
    visitor: { kind: 'anonymous' },
  });
  document.cookie = 'tableside-signed-in-one=1; Path=/';
  expect(initialSessionStore(partner).get()).toEqual({ status: 'resolving', visitor: { kind: 'anonymous' } });
});

test.each(['x__Host-tableside-signed-in=1', '__Host-tableside-signed-in=', '__Host-tableside-signed-in'])(
  'SES-12.b "%s" is not a hint',
  (cookie) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(`a=b; ${cookie}; c=d`);
    expect(sessionHint('one')).toBe('');
  },
);

const written = () => {
  const set = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  return () => set.mock.calls.flat();
};

test('TRK-03 TRK-04 P3 the source lasts two days, other values as long as the browser; each is one value', () => {
  const cookies = written();
  setReferralCookie('source', 'a; b=c');
  setReferralCookie('utmSource', 'mail');
  expect(cookies()).toEqual([
    'source=a%3B%20b%3Dc; Path=/; SameSite=Lax; Max-Age=172800',
    'utmSource=mail; Path=/; SameSite=Lax',
  ]);
});

test('TRK-05.a TRK-05.b over https all are set and expired with `Secure`', () => {
  const cookies = written();
  const { href } = window.location;
  onTestFinished(() => jsdom.reconfigure({ url: href }));
  jsdom.reconfigure({ url: 'https://site.invalid' });
  setReferralCookie('utmSource', 'mail');
  clearReferralCookies();
  expect(cookies()[0]).toBe('utmSource=mail; Path=/; SameSite=Lax; Secure');
  expect(cookies().slice(1)).toEqual(
    referralNames.map(
      (name) => `${name}=; Path=/; SameSite=Lax; Secure; Expires=Thu, 01 Jan 1970 00:00:00 GMT`,
    ),
  );
});

test('SES-12.b the hint of https is cleared with the attributes it was set with', () => {
  const cookies = written();
  clearSessionHint('one');
  expect(cookies()).toEqual([
    '__Host-tableside-signed-in=; Max-Age=0; Path=/; Secure',
    'tableside-signed-in-one=; Max-Age=0; Path=/',
  ]);
});
