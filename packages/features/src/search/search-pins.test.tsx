import { buildMerchantBodies, merchantHandlers } from '@tableside/api-client/testing';
import { anonymous, type Visitor, type Weekday } from '@tableside/core';
import { memberOfTier } from '@tableside/kits/testing';
import type { PartnerFile } from '@tableside/partner-config';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

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
const open = (merchant: typeof body, visitor: Visitor, partner: Partial<PartnerFile> = {}) => {
  server.use(merchantHandlers.search([merchant]));
  return renderSearch('/search?location=Boston', { visitor, partner });
};
const priced = { map: { pins: 'price' } } as const;
const rated = { map: { pins: 'rating' } } as const;
const onDay = (day: Weekday, rate: number) => ({ tier: 2 as const, rate, days: [day] });
const earning = (...rates: ReturnType<typeof onDay>[]) => ({
  ...body,
  benefitAvailability: { ...body.benefitAvailability, rates },
});
const unpriced = { ...body, details: { ...body.details, priceRange: 0 } };
const dear = { ...body, details: { ...body.details, priceRange: 4 } };
const unrated = { ...body, details: { ...body.details, rating: undefined } };

describe('what a pin shows', () => {
  test.each([
    ['Mile', 2, '3/$1', 'Juniper & Rye, 3 miles for every $1 today, rated 4.3 of 5'],
    ['Mile', 0, '1/$1', 'Juniper & Rye, 1 mile for every $1 today, rated 4.3 of 5'],
    ['Point', 3, '5/$1', 'Juniper & Rye, 5 points for every $1 today, rated 4.3 of 5'],
    ['Dollar', 2, '3%', 'Juniper & Rye, 3% back today, rated 4.3 of 5'],
    ['Credit', 2, '3%', 'Juniper & Rye, 3% back today, rated 4.3 of 5'],
  ] as const)(
    'SEA-40.a SEA-40.c CFG-03.c CFG-43.a a rate in %s for tier %i is "%s", and a name in words',
    async (currencyType, tier, text, name) => {
      open(body, memberOfTier(tier), { currencyType });
      const pin = await shown();
      expect(pin).toHaveTextContent(text);
      expect(pin).toHaveAccessibleName(name);
    },
  );

  /** Saturday in UTC, but still Friday evening in New York. */
  const onFriday = () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-13T01:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
  };

  test('SEA-40.a the rate is the one of today, where the restaurant is', async () => {
    onFriday();
    open(earning(onDay('Sat', 5), onDay('Fri', 2)), memberOfTier(2));
    expect(await shown()).toHaveTextContent('2/$1');
  });

  test('CFG-43.b SEA-40.c a price is its signs, and a name in words, whatever the visitor earns', async () => {
    open(dear, memberOfTier(2), priced);
    const pin = await shown();
    expect(pin).toHaveTextContent(/^\$\$\$\$$/);
    expect(pin).toHaveAccessibleName('Juniper & Rye, Price 4 of 4, rated 4.3 of 5');
  });

  test('CFG-43.c a rating is the number of it, whatever the visitor earns', async () => {
    open(body, memberOfTier(2), rated);
    expect(await shown()).toHaveTextContent('4.3');
    expect(await shown()).toHaveAccessibleName('Juniper & Rye, rated 4.3 of 5');
  });

  test.each([
    ['who must sign in', body, anonymous, {}],
    ['who must activate', body, memberOfTier(1), {}],
    ['of a program without members', body, anonymous, { enrollmentType: 'none', currencyType: 'Dollar' }],
    ['whom the restaurant earns nothing today', earning(onDay('Sat', 5)), memberOfTier(2), {}],
    ['where the price is unknown', unpriced, anonymous, priced],
  ] as const)('SEA-40.b a visitor %s sees the rating', async (_, merchant, visitor, partner) => {
    onFriday();
    open(merchant, visitor, partner);
    const pin = await shown();
    expect(pin).toHaveTextContent(/^4\.3$/);
    expect(pin).toHaveAccessibleName('Juniper & Rye, rated 4.3 of 5');
  });

  test('SEA-40.c what a restaurant without a rating earns is in its name, too', async () => {
    open(unrated, memberOfTier(2));
    expect(await shown()).toHaveAccessibleName('Juniper & Rye, 3 miles for every $1 today');
  });

  test('SEA-40.b a pin with nothing to show has a sign, and no rating in its name', async () => {
    open(unrated, anonymous);
    expect(await shown()).toHaveTextContent(/^$/);
    expect(await shown()).toHaveAccessibleName('Juniper & Rye');
    expect((await shown()).querySelector('svg')).not.toBeNull();
  });
});

describe('a pin with the focus', () => {
  const label = async () => (await shown()).nextElementSibling;

  test('SEA-41 has a label of name and rating', async () => {
    const { user } = open(body, memberOfTier(2));
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

  test('SEA-41 says a rating once, where the pin shows it', async () => {
    const { user } = open(body, memberOfTier(2), rated);
    await user.hover(await shown());
    expect(await label()).toHaveTextContent(/^Juniper & Rye$/);
  });
});

test('SEA-43 the note is under the map, so that no pin is on it', async () => {
  open(body, anonymous);
  const pin = await shown();
  const note = screen.getByText('Illustrative map');
  const map = screen.getByRole('region', { name: 'Map of the restaurants found' });
  expect(map).toContainElement(pin);
  const frame = note.previousElementSibling;
  expect(frame).toContainElement(map);
  // The frame clips the map, so no pin can cover the note below it.
  expect(getComputedStyle(frame!).overflow).toBe('hidden');
  expect(getComputedStyle(note).position).not.toBe('absolute');
});
