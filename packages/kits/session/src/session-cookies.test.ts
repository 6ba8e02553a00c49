import { afterEach, expect, test } from 'vitest';

import { clearReferralCookies, setReferralCookie } from './referral-cookies.ts';
import { hasSessionHint, wipeHint } from './session-hint.ts';

// The page of these tests is on http, as in development, and its jar takes no `Secure` cookie there.
afterEach(() => {
  wipeHint('one');
  wipeHint('another');
  clearReferralCookies();
});

test('SES-12 over http the sign that somebody is signed in is each partner’s own, and is taken back', () => {
  document.cookie = 'tableside-signed-in-one=1; Path=/';
  document.cookie = 'tableside-signed-in-another=1; Path=/';
  expect([hasSessionHint('one'), hasSessionHint('third')]).toEqual([true, false]);
  wipeHint('one');
  expect([hasSessionHint('one'), hasSessionHint('another')]).toEqual([false, true]);
});

test('TRK-03 over http the way somebody came is kept too', () => {
  setReferralCookie('source', 'card', Date.now());
  expect(document.cookie).toContain('source=card');
  clearReferralCookies();
  expect(document.cookie).not.toContain('source');
});
