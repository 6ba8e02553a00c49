import { menusContract } from '@tableside/api-client/contract';
import { TEST_DAY } from '@tableside/platform/testing';
import { expect, test } from 'vitest';

import { cuisines } from './cuisines.ts';
import { menuBooks } from './menu-books/index.ts';
import { isKnownFor } from './menus.ts';
import { inventMerchants } from './merchant-rows.ts';

const merchants = [...inventMerchants(2000, TEST_DAY)].map(({ menuImageDescriptions = [], ...merchant }) => ({
  ...merchant,
  menuImageDescriptions,
}));
const withText = merchants.flatMap(({ menu, ...merchant }) => (menu ? { menu, ...merchant } : []));
const dishesOf = ({ sections }: menusContract.MenuResponse) => sections.flatMap(({ dishes }) => dishes);

test('MER-38.f some restaurants have a menu as text, with and without pictures, some described pictures, some pictures alone, some none', () => {
  const share = (isSo: (merchant: (typeof merchants)[number]) => boolean) =>
    merchants.filter(isSo).length / merchants.length;
  for (const found of [
    share(({ menu, menuImageUrls }) => menu !== null && menuImageUrls.length > 0),
    share(({ menu, menuImageUrls }) => menu !== null && menuImageUrls.length === 0),
    share(({ menu, menuImageDescriptions }) => menu === null && menuImageDescriptions.length > 0),
    share((one) => !one.menu && one.menuImageUrls.length > 0 && one.menuImageDescriptions.length === 0),
    share(({ menu, menuImageUrls, menuUrl }) => !menu && menuImageUrls.length === 0 && menuUrl === null),
  ]) {
    expect(found).toBeGreaterThan(0.05);
    expect(found).toBeLessThan(0.4);
  }
  for (const { menuImageUrls, menuImageDescriptions } of merchants)
    expect([0, menuImageUrls.length]).toContain(menuImageDescriptions.length);
});

test.each(cuisines.map((cuisine) => [cuisine.name, cuisine] as const))(
  'MER-38.f a menu of %s has every dish that its restaurants are known for, and fits the contract',
  (name, cuisine) => {
    const book = Object.values(menuBooks[name] ?? {}).flat();
    for (const known of cuisine.dishes)
      expect([known, book.some(([dish]) => isKnownFor({ dishes: [known] }, dish))]).toEqual([known, true]);
    const served = withText.filter((merchant) => merchant.cuisines[0] === name);
    expect(served.length).toBeGreaterThan(3);
    for (const { menu } of served) {
      menusContract.menuResponse.parse(menu);
      const names = dishesOf(menu).map((dish) => dish.name);
      expect(new Set(names).size).toBe(names.length);
      for (const known of cuisine.dishes)
        expect(names.some((dish) => isKnownFor({ dishes: [known] }, dish))).toBe(true);
    }
  },
);

test('MER-38.f a restaurant of a higher price level asks more', () => {
  const priceOf = (level: number) => {
    const prices = withText
      .filter(({ priceLevel, cuisines: [first] }) => priceLevel === level && first === 'Italian')
      .flatMap(({ menu }) => dishesOf(menu).flatMap(({ priceCents }) => priceCents ?? []));
    return prices.reduce((sum, cents) => sum + cents, 0) / prices.length;
  };
  expect(priceOf(2)).toBeGreaterThan(0);
  expect(priceOf(3)).toBeGreaterThan(priceOf(2) * 1.1);
});
