import { distanceInMiles } from '@tableside/core';
import { geocode } from '@tableside/platform/places';
import { readTestPartners, TEST_DAY } from '@tableside/platform/testing';
import { expect, test } from 'vitest';

import { menus, servingsOf } from '../images/drawing/menus.ts';
import { dishesOf, drawIllustration, drawnImages, parseIllustration } from '../images/index.ts';
import { inventBenefit } from './benefit-rows.ts';
import { inventMerchants, type MerchantRow } from './merchant-rows.ts';

const merchants = [...inventMerchants(10_000, TEST_DAY)];
const { origin } = geocode('New York, NY') ?? expect.fail();
const byDistance = merchants.toSorted((a, b) => distanceInMiles(origin, a) - distanceInMiles(origin, b));

const illustrationOf = (path: string) =>
  parseIllustration(path.replace('/images/', '')) ?? expect.fail(`${path} is not drawn.`);
const dishOf = (path: string, { all }: { readonly all: number }) => illustrationOf(path).number % all;
const draw = ({ imageBaseUrl }: MerchantRow, partnerId: string) =>
  drawIllustration(illustrationOf(imageBaseUrl), 1.4, partnerId);

test('MER-46 the first picture of a restaurant shows a main dish of its first cuisine', () => {
  const wrong = merchants.filter(({ cuisines: [cuisine = ''], imageBaseUrl }) => {
    const dishes = dishesOf(cuisine);
    const { kind, slug } = illustrationOf(imageBaseUrl);
    const shown = servingsOf(dishes.slug)[dishOf(imageBaseUrl, dishes)];
    return kind !== 'dish' || slug !== dishes.slug || !menus[slug].mains.some((main) => main === shown);
  });
  expect(wrong.map(({ name, imageBaseUrl }) => `${name}: ${imageBaseUrl}`)).toEqual([]);
});

test('MER-47 no two pictures of a restaurant show the same dish', () => {
  const alike = merchants.filter(({ cuisines: [cuisine = ''], imageBaseUrl, galleryUrls }) => {
    const dishes = [imageBaseUrl, ...galleryUrls].map((path) => dishOf(path, dishesOf(cuisine)));
    return dishes.length < 4 || new Set(dishes).size < dishes.length;
  });
  expect(alike.map(({ name, galleryUrls }) => `${name}: ${galleryUrls.join()}`)).toEqual([]);
});

test('MER-48 no first picture is twice among the first twenty of a list', async () => {
  const paths = merchants.map(({ imageBaseUrl }) => imageBaseUrl);
  expect(new Set(paths).size).toBe(paths.length);
  for (const partner of await readTestPartners()) {
    const first = byDistance.filter(({ id }) => inventBenefit(partner, id)).slice(0, 20);
    expect(first).toHaveLength(20);
    expect(new Set(first.map((merchant) => draw(merchant, partner.id))).size, partner.id).toBe(20);
  }
  for (const [cuisine, list] of Map.groupBy(byDistance, ({ cuisines: [first] }) => first)) {
    const drawings = list.slice(0, 20).map((merchant) => draw(merchant, 'united'));
    expect(new Set(drawings).size, cuisine).toBe(20);
  }
});

test('MER-49 a restaurant’s first picture is another drawing at each partner', async () => {
  const partners = await readTestPartners();
  for (const merchant of byDistance.slice(0, 20)) {
    const drawings = new Set(partners.map(({ id }) => draw(merchant, id)));
    expect(drawings.size, merchant.name).toBe(partners.length);
  }
  const stored = await Promise.all(partners.map(({ id }) => drawnImages.find('thai-4', id)));
  expect(new Set(stored.map((image) => image?.version)).size).toBe(partners.length);
});
