import { partnerWith } from '@tableside/partner-config/testing';
import { describe, expect, test } from 'vitest';

import { linkTarget, supportEmailTarget } from './link-targets.ts';
import { linkTokens, signInHref } from './link-tokens.ts';

const withEmail = (href: string) => {
  const partner = partnerWith();
  const { phone } = partner.customerSupport;
  return { ...partner, customerSupport: { phone, email: { href, display: 'Sample Support' } } };
};

describe('support links', () => {
  test.each([
    ['help@x.com', 'mailto:help@x.com'],
    ['mailto:help@x.com', 'mailto:help@x.com'],
    ['First.Last+dine@mail.x-y.co', 'mailto:First.Last+dine@mail.x-y.co'],
    ['help..desk@x.com', 'mailto:help..desk@x.com'],
  ])('VAL-21.b VAL-22.a CFG-27.b %s is a mailto link', (href, expected) => {
    expect(supportEmailTarget(withEmail(href))).toEqual({ href: expected, label: 'Sample Support' });
  });

  test.each(['https://x.com/help', 'https://x.com/a@b.com/c', 'help@x.c', '/help'])(
    'VAL-21.b VAL-22.b %s is a link in a new tab',
    (href) => {
      expect(supportEmailTarget(withEmail(href))).toEqual({ href, label: 'Sample Support', isNewTab: true });
    },
  );

  test('CFG-27.a the phone link dials one format of the number and shows the other', () => {
    expect(linkTarget('support_phone', partnerWith())).toEqual({
      href: 'tel:+18005550100',
      label: '1-800-555-0100',
    });
  });
});

describe('link targets in copy', () => {
  test('CFG-06.a sign-in is a screen of the site, or the URL that starts single sign-on', () => {
    expect(signInHref(partnerWith({ enrollmentType: 'direct' }))).toBe('/login');
    expect(signInHref(partnerWith({ enrollmentType: 'sso' }))).toBe('/Login');
    expect(signInHref(partnerWith({ enrollmentType: 'sso', ssoLoginUrl: 'https://id.example/in' }))).toBe(
      'https://id.example/in',
    );
  });

  test('CFG-06.a copy links to no screen that the partner does not have', () => {
    const hrefs = (enrollmentType: 'none' | 'sso') =>
      (['sign_in', 'join', 'activate', 'recover', 'home'] as const).map(
        (token) => linkTarget(token, partnerWith({ enrollmentType }))?.href,
      );
    expect(hrefs('none')).toEqual([undefined, undefined, undefined, undefined, '/']);
    expect(hrefs('sso')).toEqual(['/Login', '/join', '/activate', undefined, '/']);
  });

  test('an activation link contains the visitor’s id, whatever its characters', () => {
    expect(linkTarget('activate', partnerWith(), 'a b&c')?.href).toBe('/activate?public_id=a%20b%26c');
    expect(linkTarget('activate', partnerWith())?.href).toBe('/activate');
  });

  test('links the partner does not have have no target', () => {
    const missing = linkTokens.filter((token) => linkTarget(token, partnerWith()) === undefined);
    expect(missing).toEqual(['find_member_number', 'events', 'short_code']);
    expect(linkTarget('short_code', partnerWith({ shortCode: '44586' }))).toEqual({
      href: 'sms:44586',
      label: '44586',
    });
  });
});
