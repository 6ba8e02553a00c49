import { distanceInMiles } from '@tableside/core';
import { geocode } from '@tableside/platform/places';
import { readTestPartners, TEST_DAY } from '@tableside/platform/testing';
import { expect, test } from 'vitest';

import { inventBenefit } from './benefit-rows.ts';
import { inventMerchants } from './merchant-rows.ts';
import { isOnLand } from './outlines.ts';

const merchants = [...inventMerchants(10_000, TEST_DAY)];

test('the same count and day give the same merchants, and a larger count begins with the same', () => {
  expect([...inventMerchants(50, TEST_DAY)]).toEqual(merchants.slice(0, 50));
});

test.each(['New York, NY', 'Chicago, IL', 'San Francisco, CA'])(
  'hundreds of merchants are within a few miles of %s, on land',
  (city) => {
    const place = geocode(city);
    const near = merchants.filter((merchant) => place && distanceInMiles(place.origin, merchant) < 6);
    expect(near.length).toBeGreaterThan(200);
    const wet = merchants.filter(
      (merchant) => `${merchant.city}, ${merchant.state}` === city && !isOnLand(city, merchant),
    );
    expect(wet.length).toBeLessThan(3);
    expect(new Set(near.map(({ neighborhood }) => neighborhood)).size).toBeGreaterThan(8);
  },
);

test('merchants are in every state, mostly in big cities', () => {
  expect(new Set(merchants.map(({ state }) => state)).size).toBeGreaterThanOrEqual(50);
  for (const { latitude, longitude } of merchants) {
    expect(latitude > 13 && latitude < 72 && (longitude < -64 || longitude > 140)).toBe(true);
  }
});

test('no two merchants of a town have the same name', () => {
  const names = merchants.map(({ name, city, state }) => `${name}, ${city}, ${state}`);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(merchants.map(({ name }) => name)).size).toBeGreaterThan(4000);
});

test('MER-25 some merchants lack optional data, and none has a real phone number', () => {
  const share = (isSo: (merchant: (typeof merchants)[number]) => boolean) =>
    merchants.filter(isSo).length / merchants.length;
  for (const isMissing of [
    share(({ rating }) => rating === null),
    share(({ phone }) => phone === null),
    share(({ neighborhood }) => neighborhood === null),
    share(({ priceLevel }) => priceLevel === 0),
    share(({ description }) => description === null),
    share(({ menuUrl, menuImageUrls }) => menuUrl === null && menuImageUrls.length === 0),
  ]) {
    expect(isMissing).toBeGreaterThan(0.02);
    expect(isMissing).toBeLessThan(0.4);
  }
  const phones = merchants.flatMap(({ phone }) => phone ?? []);
  expect(phones.filter((phone) => !/^[2-9]\d{2}55501\d{2}$/.test(phone))).toEqual([]);
});

test('MER-25 rates increase with the tier, in the partner’s currency, and exist only from the required tier on', async () => {
  const partners = await readTestPartners();
  for (const partner of partners) {
    const benefits = merchants.slice(0, 800).flatMap(({ id }) => inventBenefit(partner, id) ?? []);
    expect(benefits.length).toBeGreaterThan(700);
    for (const { rates, requiredTier, campaignCodes } of benefits) {
      const tiers = rates.map(({ tier }) => tier);
      expect(Math.min(...tiers)).toBeGreaterThanOrEqual(requiredTier);
      expect(tiers.includes(3)).toBe(partner.hasVIP);
      expect(rates.every(({ rate }, at) => at === 0 || rate > (rates[at - 1]?.rate ?? 0))).toBe(true);
      expect(campaignCodes[0]).toBe(partner.campaignCode ?? undefined);
    }
  }
});
