import {
  highlights,
  isTimeZone,
  mealsServed,
  merchantFeatures,
  omitUndefined,
  type AcclaimedLevel,
  type FilterCounts,
  type Highlight,
  type Merchant,
  type MerchantDetail,
  type MerchantSearchResult,
  type PriceLevel,
  weekdays,
} from '@tableside/core';

import {
  count,
  countsOf,
  flag,
  listOf,
  number,
  numberBetween,
  object,
  oneOf,
  optional,
  text,
} from '../../client/reader.ts';
import type { MerchantBody, MerchantDetailBody, MerchantSearchResponse } from './merchants.contract.ts';

type Details = MerchantBody['details'];
type Benefits = MerchantBody['benefitAvailability'];
type Counts = MerchantSearchResponse['filterCounts'];

export const position = object<MerchantBody['location']['coordinates']>({
  latitude: number,
  longitude: number,
});
const tier = oneOf([0, 2, 3]);
const listOfDays = listOf(oneOf(weekdays));

const merchantMembers = {
  id: text,
  name: text,
  images: object<MerchantBody['images']>({ imageBaseUrl: text }),
  details: object<Details>({
    rating: optional(
      object<NonNullable<Details['rating']>>({ overallRating: numberBetween(0, 5), numberOfRatings: count }),
    ),
    priceRange: oneOf([0, 1, 2, 3, 4]),
    cuisines: listOf(text),
    highlight: optional(text),
  }),
  location: object<MerchantBody['location']>({
    address: object<MerchantBody['location']['address']>({ city: text }),
    neighborhood: optional(text),
    timeZone: optional(text),
    coordinates: position,
  }),
  distance: optional(number),
  origin: optional(position),
  acclaimedLevel: oneOf([0, 1, 2]),
  benefitAvailability: object<Benefits>({
    campaignCodes: listOf(text),
    rates: listOf(object<Benefits['rates'][number]>({ tier, rate: number, days: listOfDays })),
    bonusText: optional(text),
    maxSpend: optional(number),
    maxVisitsPerMonth: optional(count),
    requiredTier: tier,
  }),
  reservationProviders: listOf(text),
};

export const readSearchResponse = object<MerchantSearchResponse>({
  merchants: listOf(object<MerchantBody>(merchantMembers)),
  totalResultSize: count,
  totalPages: count,
  origin: optional(position),
  bounds: optional(text),
  code: optional(oneOf(['unknownLocation'])),
  leftMerchantIds: optional(listOf(text)),
  nearestLocations: optional(listOf(text)),
  filterCounts: object<Counts>({
    acclaimed: count,
    isNew: count,
    reservations: count,
    benefitsFor: countsOf(weekdays),
    features: countsOf(merchantFeatures),
    mealsServed: countsOf(mealsServed),
    priceRange: countsOf(['1', '2', '3', '4']),
  }),
});

export const readMerchantDetail = object<MerchantDetailBody>({
  ...merchantMembers,
  description: optional(text),
  contact: object<MerchantDetailBody['contact']>({
    address: object<MerchantDetailBody['contact']['address']>({
      street: text,
      city: text,
      state: text,
      zipCode: text,
    }),
    phone: optional(text),
    websiteUrl: optional(text),
  }),
  menu: object<MerchantDetailBody['menu']>({
    url: optional(text),
    imageUrls: listOf(text),
    imageDescriptions: optional(listOf(text)),
    hasText: optional(flag),
  }),
  orderUrl: optional(text),
  galleryUrls: listOf(text),
  hours: listOf(
    object<MerchantDetailBody['hours'][number]>({ day: oneOf(weekdays), opens: text, closes: text }),
  ),
  mealsServed: listOf(oneOf(mealsServed)),
  features: listOf(oneOf(merchantFeatures)),
  counts: optional(
    object<NonNullable<MerchantDetailBody['counts']>>({
      tip: optional(flag),
      tax: optional(flag),
      onlineOrders: optional(flag),
      giftCards: optional(flag),
      pinDebit: optional(flag),
    }),
  ),
});

const toHighlight = (word: string | undefined): Highlight | undefined =>
  highlights.find((highlight) => highlight === word);

/** A server may send an average of no ratings, which says nothing. */
const toRating = (rating: MerchantBody['details']['rating']): Merchant['rating'] =>
  rating && rating.numberOfRatings > 0
    ? { overall: rating.overallRating, count: rating.numberOfRatings }
    : undefined;

export function toMerchant(body: MerchantBody): Merchant {
  const { details, location, benefitAvailability } = body;
  return omitUndefined({
    id: body.id,
    name: body.name,
    imageBaseUrl: body.images.imageBaseUrl,
    rating: toRating(details.rating),
    priceLevel: details.priceRange as PriceLevel,
    cuisines: details.cuisines,
    highlight: toHighlight(details.highlight),
    city: location.address.city,
    neighborhood: location.neighborhood,
    timeZone:
      location.timeZone !== undefined && isTimeZone(location.timeZone) ? location.timeZone : undefined,
    position: location.coordinates,
    distance: body.distance,
    origin: body.origin,
    acclaimedLevel: body.acclaimedLevel as AcclaimedLevel,
    benefit: omitUndefined({
      campaignCodes: benefitAvailability.campaignCodes,
      rates: benefitAvailability.rates,
      bonusText: benefitAvailability.bonusText,
      maxSpend: benefitAvailability.maxSpend,
      maxVisitsPerMonth: benefitAvailability.maxVisitsPerMonth,
      requiredTier: benefitAvailability.requiredTier,
    }),
    reservationProviders: body.reservationProviders,
  });
}

export const toSearchResult = (response: MerchantSearchResponse): MerchantSearchResult =>
  omitUndefined({
    merchants: response.merchants.map(toMerchant),
    totalResultSize: response.totalResultSize,
    totalPages: response.totalPages,
    origin: response.origin,
    bounds: response.bounds,
    leftIds: response.leftMerchantIds,
    filterCounts: response.filterCounts satisfies FilterCounts,
    unknownPlace:
      response.code === 'unknownLocation' ? { nearestNames: response.nearestLocations ?? [] } : undefined,
  });

export const toMerchantDetail = (body: MerchantDetailBody): MerchantDetail => ({
  ...toMerchant(body),
  ...omitUndefined({
    description: body.description,
    address: body.contact.address,
    phone: body.contact.phone,
    websiteUrl: body.contact.websiteUrl,
    menuUrl: body.menu.url,
    menuImageUrls: body.menu.imageUrls,
    menuImageDescriptions: body.menu.imageDescriptions,
    hasMenuText: body.menu.hasText,
    orderUrl: body.orderUrl,
    galleryUrls: body.galleryUrls,
    hours: body.hours,
    mealsServed: body.mealsServed,
    features: body.features,
    counts: body.counts,
  }),
});
