import type { Merchant, MerchantDetail, MerchantSearchResult } from '@tableside/core';

import { merge, type Overrides } from '../../testing/merge.ts';
import type {
  MerchantBody,
  MerchantDetailBody,
  MerchantPositionsResponse,
  MerchantSearchResponse,
} from './merchants.contract.ts';
import { toMerchant, toMerchantDetail, toSearchResult } from './merchants.mapper.ts';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

const merchantBody: MerchantBody = {
  id: '1',
  name: 'Juniper & Rye',
  images: { imageBaseUrl: '/images/american-1' },
  details: {
    rating: { overallRating: 4.3, numberOfRatings: 210 },
    priceRange: 2,
    cuisines: ['American', 'Bar & Grill'],
  },
  location: {
    address: { city: 'New York' },
    neighborhood: 'Chelsea',
    timeZone: 'America/New_York',
    coordinates: { latitude: 40.7465, longitude: -74.0014 },
  },
  distance: 1.25,
  origin: { latitude: 40.76, longitude: -73.99 },
  acclaimedLevel: 0,
  benefitAvailability: {
    campaignCodes: ['BASE'],
    rates: [
      { tier: 0, rate: 1, days: [...weekdays] },
      { tier: 2, rate: 3, days: [...weekdays] },
      { tier: 3, rate: 5, days: [...weekdays] },
    ],
    requiredTier: 0,
  },
  reservationProviders: [],
};

const street = { street: '218 West 19th Street', city: 'New York', state: 'NY', zipCode: '10011' };

const detailBody: MerchantDetailBody = {
  ...merchantBody,
  description: 'A corner room with a long bar, wood-fired plates and a short list of American whiskeys.',
  contact: { address: street, phone: '2125550147', websiteUrl: 'https://juniper-and-rye.example' },
  menu: { url: 'https://juniper-and-rye.example/menu', imageUrls: [] },
  orderUrl: 'https://orders.example/juniper-and-rye',
  galleryUrls: ['/images/american-1', '/images/bar-grill-1', '/images/american-8', '/images/bar-grill-8'],
  hours: weekdays.slice(1).map((day) => ({ day, opens: '11:30', closes: day === 'Fri' ? '00:30' : '22:00' })),
  mealsServed: ['lunch', 'dinner'],
  features: ['dineIn', 'takeout', 'onlineOrdering'],
};

export const buildMerchantBody = (overrides?: Overrides<MerchantBody>): MerchantBody =>
  merge(merchantBody, overrides);
export const buildMerchantDetailBody = (overrides?: Overrides<MerchantDetailBody>): MerchantDetailBody =>
  merge(detailBody, overrides);

export const buildMerchant = (overrides?: Overrides<Merchant>): Merchant =>
  merge(toMerchant(merchantBody), overrides);
export const buildMerchantDetail = (overrides?: Overrides<MerchantDetail>): MerchantDetail =>
  merge(toMerchantDetail(detailBody), overrides);

const names = ['Juniper & Rye', 'Casa Ocaso', 'Little Lantern', 'Harbor Salt', 'Basil Wharf', 'Ember Hall'];
const cuisines = ['American', 'Mexican', 'Chinese', 'Seafood', 'Thai', 'Steakhouse'];
const slugs = ['american', 'mexican', 'chinese', 'seafood', 'thai', 'steakhouse'];

/** Builds `count` distinct merchants, nearest first, with ids "1", "2" … and a different name each. */
export const buildMerchantBodies = (count: number): MerchantBody[] =>
  Array.from({ length: count }, (_, index) => {
    const turn = index % names.length;
    const round = Math.floor(index / names.length);
    return buildMerchantBody({
      id: String(index + 1),
      name: round === 0 ? names[turn] : `${names[turn]} No. ${round + 1}`,
      images: { imageBaseUrl: `/images/${slugs[turn]}-${index + 1}` },
      details: { cuisines: [cuisines[turn] ?? 'American'], priceRange: (index % 4) + 1 },
      location: {
        coordinates: { latitude: 40.7465 + index * 0.004, longitude: -74.0014 + (index % 5) * 0.006 },
      },
      distance: Number((0.4 + index * 0.3).toFixed(2)),
    });
  });

export const buildMerchants = (count: number): Merchant[] => buildMerchantBodies(count).map(toMerchant);

const filterCounts: MerchantSearchResponse['filterCounts'] = {
  acclaimed: 2,
  isNew: 1,
  reservations: 3,
  benefitsFor: { Sun: 2, Mon: 4, Tue: 4, Wed: 4, Thu: 4, Fri: 3, Sat: 2 },
  features: { delivery: 2, dineIn: 6, takeout: 4, onlineOrdering: 2 },
  mealsServed: { breakfast: 1, brunch: 2, lunch: 5, dinner: 6, lateNight: 1 },
  priceRange: { '1': 1, '2': 3, '3': 2, '4': 1 },
};

export function buildSearchResponse(
  merchants: readonly MerchantBody[] = buildMerchantBodies(12),
  { pageNo = 1, pageSize = 10 }: { readonly pageNo?: number; readonly pageSize?: number } = {},
): MerchantSearchResponse {
  return {
    merchants: merchants.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    totalResultSize: merchants.length,
    totalPages: Math.ceil(merchants.length / pageSize),
    origin: { latitude: 40.76, longitude: -73.99 },
    filterCounts: filterCounts,
  };
}

export const buildPositionsResponse = (merchants: readonly MerchantBody[]): MerchantPositionsResponse => ({
  merchants: merchants.map(({ id, name, location: { coordinates } }) => ({ id, name, coordinates })),
  totalResultSize: merchants.length,
});

export const buildSearchResult = (...args: Parameters<typeof buildSearchResponse>): MerchantSearchResult =>
  toSearchResult(buildSearchResponse(...args));
