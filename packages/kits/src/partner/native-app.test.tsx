import { renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

import { TestProviders } from '@tableside/kits/testing/providers';
import { useIsAppOutdated, useIsNativeApp } from './native-app.ts';

const appStoreLinks = { apple: 'https://apps.example/1' };
const agentOf = (product: string) => `Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 ${product} Mobile`;

function readNativeApp(product: string, partner = {}) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agentOf(product));
  const { result } = renderHook(() => ({ isNativeApp: useIsNativeApp(), isOutdated: useIsAppOutdated() }), {
    wrapper: ({ children }) => <TestProviders partner={partner}>{children}</TestProviders>,
  });
  return result.current;
}

test.each([
  ['DiningApp/3.2.0', true],
  ['DiningApp/3', true],
  ['DiningApp/3.2.0-beta.1', true],
  ['Chrome/141.0', false],
  ['MyDiningApp/3.2.0', false],
  ['DiningApp 3.2.0', false],
  ['DiningApp/', false],
  ['DiningApp/new', false],
  ['DiningApp/3.x', false],
])('CHR-32 the product "%s" is the native app: %s', (product, expected) => {
  expect(readNativeApp(product).isNativeApp).toBe(expected);
});

test('CHR-32 the partner may rename its app', () => {
  const partner = { nativeApp: { userAgentToken: 'SampleEats' } };
  expect(readNativeApp('SampleEats/1.0', partner).isNativeApp).toBe(true);
  expect(readNativeApp('DiningApp/3.2.0', partner).isNativeApp).toBe(false);
});

test.each([
  ['2.9.0', true],
  ['2.9.99', true],
  ['1.11', true],
  ['2.10.0', false],
  ['2.10', false],
  ['2.10.1', false],
  ['2.11.0', false],
  ['10.0.0', false],
  ['new', false],
  ['2.x', false],
  ['', false],
])('CHR-34 CHR-42 CFG-31.b version "%s" is outdated where 2.10.0 is the minimum: %s', (version, expected) => {
  const partner = { minimumAppVersion: '2.10.0', appStoreLinks };
  expect(readNativeApp(`DiningApp/${version}`, partner).isOutdated).toBe(expected);
});

test.each([
  ['3.4.0', true],
  ['3.4', true],
  ['3.4.1', false],
])('CHR-34 CHR-42 CFG-31.b version "%s" is outdated where 3.4.1 is the minimum: %s', (version, expected) => {
  const partner = { minimumAppVersion: '3.4.1', appStoreLinks };
  expect(readNativeApp(`DiningApp/${version}`, partner).isOutdated).toBe(expected);
});

test('CHR-34 without a minimum no version is outdated, and with one no browser is', () => {
  expect(readNativeApp('DiningApp/0.0.1').isOutdated).toBe(false);
  expect(readNativeApp('Chrome/141.0', { minimumAppVersion: '2.10.0', appStoreLinks }).isOutdated).toBe(
    false,
  );
});

test('CHR-32 a prerendered page has no app version', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agentOf('DiningApp/3.2.0'));
  const Probe = () => String(useIsNativeApp());
  expect(renderToString(<TestProviders>{<Probe />}</TestProviders>)).toBe('false');
});
