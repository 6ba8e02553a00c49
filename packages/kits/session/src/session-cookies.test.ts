import { afterEach, expect, test } from 'vitest';

import { clearReferralCookies, setReferralCookie } from './referral-cookies.ts';
import { hasSessionHint, wipeHint } from './session-hint.ts';

// The page of these tests is on http, as in development, and its jar takes no `Secure` cookie there.
afterEach(() => {
  wipeHint('hilton');
  wipeHint('american');
  clearReferralCookies();
});

test('SES-12 over http the sign that somebody is signed in is each partner’s own, and is taken back', () => {
  document.cookie = 'tableside-signed-in-hilton=1; Path=/';
  document.cookie = 'tableside-signed-in-american=1; Path=/';
  expect([hasSessionHint('hilton'), hasSessionHint('t-mobile')]).toEqual([true, false]);
  wipeHint('hilton');
  expect([hasSessionHint('hilton'), hasSessionHint('american')]).toEqual([false, true]);
});

test('TRK-03 over http the way somebody came is kept too', () => {
  setReferralCookie('source', 'card', Date.now());
  expect(document.cookie).toContain('source=card');
  clearReferralCookies();
  expect(document.cookie).not.toContain('source');
});
