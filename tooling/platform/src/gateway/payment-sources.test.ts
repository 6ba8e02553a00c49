import { partnerWith } from '@tableside/partner-config/testing';
import { expect, test } from 'vitest';

import { pagePolicy, pageSources } from './security-headers.ts';

const policyOf = (head: string): Map<string, readonly string[]> => {
  const policy = pagePolicy({
    partner: partnerWith(),
    page: pageSources(`<!doctype html><html><head>${head}</head><body></body></html>`),
    isProduction: true,
    secureFrameUrl: 'https://cards.example/',
    surveyHostUrl: 'https://forms.example/',
  });
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
};
const mark = '<meta name="payment-library" content="stripe">';

test('CRD-31.c a page built without a key allows nothing of the payment provider', () => {
  expect([...policyOf('').values()].flat().join(' ')).not.toMatch(/stripe|payments/);
});

test('CRD-31.a a page with a key additionally allows only the provider’s hosts and its policy', () => {
  const [usual, paying] = [policyOf(''), policyOf(mark)];
  const added = [...paying].map(([name, values]) => [
    name,
    values.filter((value) => !usual.get(name)?.includes(value)),
  ]);
  expect(Object.fromEntries(added.filter(([, values]) => values?.length))).toEqual({
    'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
    'connect-src': ['https://api.stripe.com'],
    'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    'trusted-types': ['payments'],
  });
  expect(paying.get('frame-src')?.[0]).toBe('https://cards.example');
});
