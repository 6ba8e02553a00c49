/**
 * @vitest-environment-options { "url": "https://dining.example/" }
 */
import { referralNames } from '@tableside/core';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { captureReferral, clearReferral, readReferral } from './referral.ts';

const NOW = Date.UTC(2026, 4, 1, 12);
const ORIGIN = 'https://dining.example';

/**
 * A fake cookie jar that treats the cookie text as a browser does, because jsdom rejects secure cookies on
 * its origin.
 */
let jar: Map<string, string>;
let written: string[];
function fakeJar() {
  jar = new Map();
  written = [];
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() =>
    [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  );
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text: string) => {
    written.push(text);
    const [pair = '', ...attributes] = text.split(';').map((part) => part.trim());
    const [name = '', value = ''] = pair.split(/=(.*)/s, 2);
    const expires = attributes.find((one) => one.startsWith('Expires='))?.slice(8);
    if (expires && Date.parse(expires) <= NOW) jar.delete(name);
    else jar.set(name, value);
  });
}
beforeEach(fakeJar);

const come = (query: string) => captureReferral(`${ORIGIN}/${query}`);

describe('referral values', () => {
  test('TRK-01.b TRK-02.a the seven values are stored under their names; the public id is not one of them', () => {
    come(
      '?public_id=P1&utm_term=a&utm_medium=b&utm_campaign=c&utm_source=d&utm_content=e&referrer=f&source=g&x=1',
    );
    expect(readReferral()).toEqual({
      utmTerm: 'a',
      utmMedium: 'b',
      utmCampaign: 'c',
      utmSource: 'd',
      utmContent: 'e',
      referrer: 'f',
      source: 'g',
    });
    expect([...jar.keys()].toSorted()).toEqual([...referralNames].toSorted());
  });

  test('TRK-03 TRK-04 the source lasts 2880 minutes, the six others as long as the browser is open', () => {
    come('?source=g&utm_term=a&utm_medium=b&utm_campaign=c&utm_source=d&utm_content=e&referrer=f');
    expect(written.toSorted()).toEqual([
      'referrer=f; Path=/; SameSite=Lax; Secure',
      'source=g; Path=/; SameSite=Lax; Secure; Max-Age=172800',
      'utmCampaign=c; Path=/; SameSite=Lax; Secure',
      'utmContent=e; Path=/; SameSite=Lax; Secure',
      'utmMedium=b; Path=/; SameSite=Lax; Secure',
      'utmSource=d; Path=/; SameSite=Lax; Secure',
      'utmTerm=a; Path=/; SameSite=Lax; Secure',
    ]);
  });

  test('TRK-05.a TRK-05.b clearing sets an expiry in the past, under the same path', () => {
    come('?source=card&utm_source=mail&utm_term=x');
    written = [];
    clearReferral();
    expect(written).toHaveLength(referralNames.length);
    for (const text of written) expect(text).toMatch(/; Path=\/; .*Expires=Thu, 01 Jan 1970/);
    expect(jar.size).toBe(0);
    expect(readReferral()).toEqual({});
  });

  test('P3 a value cannot inject another', () => {
    come(`?source=${encodeURIComponent('x; Domain=evil.example; Path=/api')}`);
    expect(written[0]).toMatch(/^source=x%3B%20Domain%3Devil\.example%3B%20Path%3D%2Fapi; Path=\/; /);
    expect(readReferral()).toEqual({ source: 'x; Domain=evil.example; Path=/api' });
  });

  test('P3 a value is trimmed and truncated to 256 characters', () => {
    come(`?source=++${'a'.repeat(400)}++`);
    expect(readReferral().source).toBe('a'.repeat(256));
  });

  test.each([
    '?source=',
    '?source=+++',
    '?source=%00',
    '?source=caf%C3%A9',
    '?source=a%0Ab',
    '?source=%F0%9F%8D%95',
  ])('P3 %s is rejected', (query) => {
    come(query);
    expect(jar.size).toBe(0);
  });

  test.each(['?source=%', '?source=%zz&utm_term=ok', '?%&=%E0%A4%A'])(
    'broken encoding is harmless: %s',
    (query) => {
      expect(() => come(query)).not.toThrow();
      expect(() => readReferral()).not.toThrow();
    },
  );

  test('P3 blocked cookies are told to developers and harm no page', () => {
    const blocked = new DOMException('blocked', 'SecurityError');
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw blocked;
    });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    come('?utm_source=mail');
    expect(warn).toHaveBeenCalledExactlyOnceWith('The referral was not stored.', blocked);
    warn.mockRestore();
  });

  test('cookies written by others are validated again', () => {
    jar.set('source', '%E0%A4%A');
    jar.set('utmTerm', 'caf%C3%A9');
    jar.set('utmMedium', 'b'.repeat(500));
    jar.set('another', 'x');
    expect(readReferral()).toEqual({ utmMedium: 'b'.repeat(256) });
  });

  test('a later visit without values keeps those of the first', () => {
    come('?utm_source=mail');
    come('?utm_term=soup');
    come('');
    expect(readReferral()).toEqual({ utmSource: 'mail', utmTerm: 'soup' });
  });

  test('PRV-01.d with tracking off, values are neither stored nor sent, and stored ones are removed', () => {
    come('?utm_source=mail');
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    expect(readReferral()).toEqual({});
    come('?utm_term=soup&source=card');
    expect(jar.size).toBe(0);
    vi.unstubAllGlobals();
    expect(readReferral()).toEqual({});
    come('?utm_term=soup');
    expect(readReferral()).toEqual({ utmTerm: 'soup' });
  });

  const names = ['utm_term', 'utm_medium', 'utm_campaign', 'utm_source', 'utm_content', 'referrer', 'source'];
  const value = fc.oneof(
    fc.string({ maxLength: 400 }),
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.constant('%'.repeat(400)),
    fc.constant(';='.repeat(200)),
  );

  test('P3 no link makes cookies larger than 4 KiB, and stored values are printable and short', () => {
    fc.assert(
      fc.property(fc.array(fc.dictionary(fc.constantFrom(...names), value), { maxLength: 4 }), (visits) => {
        fakeJar();
        for (const visit of visits) come(`?${new URLSearchParams(visit).toString()}`);
        expect(document.cookie.length).toBeLessThanOrEqual(4 * 1024);
        for (const [name, text] of jar) {
          expect(referralNames).toContain(name);
          expect(text).not.toMatch(/[;,\s]/);
        }
        for (const text of Object.values(readReferral())) {
          expect(text).toMatch(/^[\x20-\x7e]{1,256}$/);
          expect(text).toBe(text.trim());
        }
      }),
      { numRuns: 100 },
    );
  });

  test('P3 a valid value is read back unchanged', () => {
    const fit = fc.stringMatching(/^[\x21-\x7e]([\x20-\x7e]{0,80}[\x21-\x7e])?$/);
    fc.assert(
      fc.property(fit, (text) => {
        fakeJar();
        come(`?${new URLSearchParams({ source: text }).toString()}`);
        expect(readReferral()).toEqual({ source: text });
      }),
    );
  });
});
