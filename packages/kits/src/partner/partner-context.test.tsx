import { partnerWith } from '@tableside/partner-config/testing';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';

import { PartnerProvider, useCurrency, usePartner, usePartnerAssets } from './partner-context.tsx';

const assets = { logo: '/logo.svg', logoOnBrand: '', mark: '', footerLogos: {} };
const build = { settings: partnerWith({ currencyType: 'Point' }), assets };
const within = (overrides?: Record<string, boolean>) =>
  function Within({ children }: { readonly children: ReactNode }) {
    return (
      <PartnerProvider build={build} overrides={overrides}>
        {children}
      </PartnerProvider>
    );
  };

test('provides settings, assets and currency', () => {
  expect(renderHook(usePartner, { wrapper: within() }).result.current.name).toBe('Sample');
  expect(renderHook(usePartnerAssets, { wrapper: within() }).result.current.logo).toBe('/logo.svg');
  expect(renderHook(useCurrency, { wrapper: within() }).result.current).toMatchObject({
    singular: 'point',
    plural: 'points',
  });
});

test('CFG-33.b the server overrides every switch, on or off, and nothing but switches', () => {
  const switches = Object.fromEntries(
    Object.entries(build.settings).flatMap(([name, value]) =>
      typeof value === 'boolean' ? [[name, !value]] : [],
    ),
  );
  expect(switches).toMatchObject({ hasVIP: true, hasFlexOffers: true, hasPPN: false });
  const others = Object.fromEntries(
    [...Object.keys(build.settings), 'unknown']
      .filter((name) => !(name in switches))
      .map((name) => [name, true]),
  );
  const { result } = renderHook(usePartner, { wrapper: within({ ...switches, ...others }) });
  expect(result.current).toEqual({ ...build.settings, ...switches });
});

test('without a partner rendering throws, and the error says what is missing', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => renderHook(usePartner)).toThrow('PartnerProvider');
});
