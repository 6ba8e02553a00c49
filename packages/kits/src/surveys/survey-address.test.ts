import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { hiddenFieldsOf, surveyAddress } from './survey-address.ts';

const options = {
  hostUrl: 'https://form.example/',
  formCode: 'Form1',
  embedId: 'e1',
  kind: 'popup-blank',
  siteOrigin: 'https://dining.example',
  hiddenFields: {},
} as const;
const hiddenIn = (src: string) => Object.fromEntries(new URLSearchParams(new URL(src).hash.slice(1)));

test('a form opens with the parameters of the third party’s embed', () => {
  expect(surveyAddress(options)).toEqual({
    src:
      'https://form.example/to/Form1?typeform-embed-id=e1&typeform-embed=popup-blank' +
      '&typeform-source=dining.example&typeform-medium=embed-sdk&typeform-embed-handles-redirect=1',
    origin: 'https://form.example',
    embedId: 'e1',
  });
});

test('SUR-12.a SUR-12.b SUR-12.c every name and value arrives unchanged, and affects nothing else in the URL', () => {
  const plain = new URL(surveyAddress(options)?.src ?? '');
  const field = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(fc.dictionary(field, field, { maxKeys: 6, noNullPrototype: true }), (hiddenFields) => {
      const { src, origin } = surveyAddress({ ...options, hiddenFields }) ?? { src: '', origin: '' };
      const { pathname, search } = new URL(src);
      expect([origin, pathname, search]).toEqual([plain.origin, plain.pathname, plain.search]);
      expect(src).toMatch(/^[\x21-\x7e]*$/);
      const short = Object.entries(hiddenFields).filter(([, value]) => value.length <= 256);
      expect(hiddenIn(src)).toMatchObject(Object.fromEntries(short));
    }),
  );
});

test('empty values are omitted, long ones truncated', () => {
  const hiddenFields = { public_id: '', transaction_id: 'x'.repeat(300) };
  expect(hiddenIn(surveyAddress({ ...options, hiddenFields })?.src ?? '')).toEqual({
    transaction_id: 'x'.repeat(256),
  });
});

test('SUR-12.a SUR-12.b SUR-12.c the caller’s values never override the visitor’s', () => {
  const opener = { campaign: 'c', path: '/search', publicId: 'p', partnerCode: 'brand' };
  const expected = {
    utm_campaign: 'c',
    utm_medium: 'web',
    utm_source: '/search',
    public_id: 'p',
    partner_code: 'brand',
  };
  const name = fc.oneof(fc.constantFrom(...Object.keys(expected)), fc.string());
  fc.assert(
    fc.property(fc.dictionary(name, fc.string()), (given) => {
      expect(hiddenFieldsOf(opener, given)).toMatchObject(expected);
    }),
  );
});

test.each([
  ['a survey', {}, { partner_code: 'brand' }],
  ['a survey about a place', { merchant_id: 'm-1' }, { partner_code: 'brand', merchant_id: 'm-1' }],
  ['a review', { transaction_id: 't-1' }, { partner_code: 'brand', public_id: 'p', transaction_id: 't-1' }],
])('HIS-21 PRV-01.c with tracking off, %s says only what it is about', (_, given, expected) => {
  const opener = { campaign: 'c', path: '/search', publicId: 'p', partnerCode: 'brand', isTrackingOff: true };
  const { src = '' } = surveyAddress({ ...options, hiddenFields: hiddenFieldsOf(opener, given) }) ?? {};
  expect(hiddenIn(src)).toEqual(expected);
});

describe('without a valid URL', () => {
  test.each(['', 'form.example', 'javascript:alert(1)', 'data:text/html,x', 'https://dining.example/forms'])(
    'at "%s"',
    (hostUrl) => {
      expect(surveyAddress({ ...options, hostUrl })).toBeUndefined();
    },
  );

  test.each(['', '.', '..', 'a/b', 'a?b', 'a#b', '%2e%2e', 'x'.repeat(65), 'ü'])(
    'of the form "%s"',
    (formCode) => {
      expect(surveyAddress({ ...options, formCode })).toBeUndefined();
    },
  );

  test('that opens another path, whatever the code', () => {
    fc.assert(
      fc.property(fc.string(), (formCode) => {
        const address = surveyAddress({ ...options, formCode });
        return !address || new URL(address.src).pathname === `/to/${formCode}`;
      }),
    );
  });
});
