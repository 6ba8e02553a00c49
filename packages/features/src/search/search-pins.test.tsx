import { buildMerchant, buildMerchantBodies, merchantHandlers } from '@tableside/api-client/testing';
import { anonymous, type Merchant, type Visitor, type Weekday } from '@tableside/core';
import { memberOfTier, renderWithProviders } from '@tableside/kits/testing';
import type { PartnerFile } from '@tableside/partner-config';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { MapPin } from './map/map-pin.tsx';
import { renderSearch, screenIsWide, server } from './search.fixture.tsx';

beforeAll(async () => {
  await import('./map/result-map.tsx');
}, 60_000);
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  screenIsWide(true);
});

const [body] = buildMerchantBodies(1);
if (!body) throw new Error('A merchant is needed.');
const shown = async () =>
  within(await screen.findByRole('list', { name: 'Map of the restaurants found' })).getByRole('button');
const open = (visitor: Visitor, partner: Partial<PartnerFile> = {}) => {
  server.use(merchantHandlers.search([body]));
  return renderSearch('/search?location=Boston', { visitor, partner });
};
const rated = { map: { pins: 'rating' } } as const;

describe('what a pin shows', () => {
  const merchant = buildMerchant();
  /** A pin alone, without the page and its map. */
  const pinOf = (one: Merchant, visitor: Visitor, partner: Partial<PartnerFile> = {}) => {
    renderWithProviders(
      <MapPin
        merchant={one}
        highlight={{ id: undefined, set: () => undefined }}
        isLit={false}
        onPress={() => undefined}
      />,
      { visitor, partner },
    );
    return screen.getByRole('button');
  };
  const priced = { map: { pins: 'price' } } as const;
  const onDay = (day: Weekday, rate: number) => ({ tier: 2 as const, rate, days: [day] });
  const earning = (...rates: ReturnType<typeof onDay>[]) => ({
    ...merchant,
    benefit: { ...merchant.benefit, rates },
  });
  const unpriced = { ...merchant, priceLevel: 0 } as const;
  const dear = { ...merchant, priceLevel: 4 } as const;
  const { rating: _rating, ...unrated } = merchant;

  test.each([
    ['Mile', 2, '3/$1', 'Juniper & Rye, 3 miles for every $1 today, rated 4.3 of 5'],
    ['Mile', 0, '1/$1', 'Juniper & Rye, 1 mile for every $1 today, rated 4.3 of 5'],
    ['Point', 3, '5/$1', 'Juniper & Rye, 5 points for every $1 today, rated 4.3 of 5'],
    ['Dollar', 2, '3%', 'Juniper & Rye, 3% back today, rated 4.3 of 5'],
    ['Credit', 2, '3%', 'Juniper & Rye, 3% back today, rated 4.3 of 5'],
  ] as const)(
    'SEA-40.a SEA-40.c CFG-03.c CFG-43.a a rate in %s for tier %i is "%s", and a name in words',
    (currencyType, tier, text, name) => {
      const pin = pinOf(merchant, memberOfTier(tier), { currencyType });
      expect(pin).toHaveTextContent(text);
      expect(pin).toHaveAccessibleName(name);
    },
  );

  /** Saturday in UTC, but still Friday evening in New York. */
  const onFriday = () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-13T01:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
  };

  test('SEA-40.a the rate is the one of today, where the restaurant is', () => {
    onFriday();
    expect(pinOf(earning(onDay('Sat', 5), onDay('Fri', 2)), memberOfTier(2))).toHaveTextContent('2/$1');
  });

  test('CFG-43.b SEA-40.c a price is its signs, and a name in words, whatever the visitor earns', () => {
    const pin = pinOf(dear, memberOfTier(2), priced);
    expect(pin).toHaveTextContent(/^\$\$\$\$$/);
    expect(pin).toHaveAccessibleName('Juniper & Rye, Price 4 of 4, rated 4.3 of 5');
  });

  test.each([
    ['who must sign in', merchant, anonymous, {}],
    ['who must activate', merchant, memberOfTier(1), {}],
    ['of a program without members', merchant, anonymous, { enrollmentType: 'none', currencyType: 'Dollar' }],
    ['whom the restaurant earns nothing today', earning(onDay('Sat', 5)), memberOfTier(2), {}],
    ['where the price is unknown', unpriced, anonymous, priced],
  ] as const)('SEA-40.b a visitor %s sees the rating', (_, one, visitor, partner) => {
    onFriday();
    const pin = pinOf(one, visitor, partner);
    expect(pin).toHaveTextContent(/^4\.3$/);
    expect(pin).toHaveAccessibleName('Juniper & Rye, rated 4.3 of 5');
  });

  test('SEA-40.c what a restaurant without a rating earns is in its name, too', () => {
    expect(pinOf(unrated, memberOfTier(2))).toHaveAccessibleName('Juniper & Rye, 3 miles for every $1 today');
  });

  test('SEA-40.b a pin with nothing to show has a sign, and no rating in its name', () => {
    const pin = pinOf(unrated, anonymous);
    expect(pin).toHaveTextContent(/^$/);
    expect(pin).toHaveAccessibleName('Juniper & Rye');
    expect(pin.querySelector('svg')).not.toBeNull();
  });
});

describe('a pin with the focus', () => {
  const label = async () => (await shown()).nextElementSibling;

  test('SEA-40.a SEA-40.c SEA-41 CFG-43.a shows what it earns today, and has a label of name and rating', async () => {
    const { user } = open(memberOfTier(2));
    expect(await shown()).toHaveTextContent('3/$1');
    expect(await shown()).toHaveAccessibleName('Juniper & Rye, 3 miles for every $1 today, rated 4.3 of 5');
    expect(await label()).toBeNull();
    await user.hover(await shown());
    expect(await label()).toHaveTextContent('Juniper & Rye4.3');
    await user.unhover(await shown());
    expect(await label()).toBeNull();
    (await shown()).focus();
    await waitFor(async () => expect(await label()).toHaveTextContent('Juniper & Rye4.3'));
    (await shown()).blur();
    await waitFor(async () => expect(await label()).toBeNull());
  });

  test('CFG-43.c SEA-41 shows a rating, if that is its partner’s choice, whatever the visitor earns, and says it once', async () => {
    const { user } = open(memberOfTier(2), rated);
    expect(await shown()).toHaveTextContent('4.3');
    expect(await shown()).toHaveAccessibleName('Juniper & Rye, rated 4.3 of 5');
    await user.hover(await shown());
    expect(await label()).toHaveTextContent(/^Juniper & Rye$/);
  });
});

test('SEA-43 the note is under the map, so that no pin is on it', async () => {
  open(anonymous);
  const pin = await shown();
  const note = screen.getByText('Illustrative map');
  expect(note).toBeVisible();
  const map = screen.getByRole('region', { name: 'Map of the restaurants found' });
  expect(map).toContainElement(pin);
  const frame = note.previousElementSibling;
  expect(frame).toContainElement(map);
  // The frame clips the map, so no pin can cover the note below it.
  expect(getComputedStyle(frame!).overflow).toBe('hidden');
  expect(getComputedStyle(note).position).not.toBe('absolute');
});
