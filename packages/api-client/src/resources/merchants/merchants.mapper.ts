import {
  highlights,
  omitUndefined,
  type AcclaimedLevel,
  type FilterCounts,
  type Highlight,
  type Merchant,
  type MerchantDetail,
  type MerchantSearchResult,
  type PriceLevel,
} from '@tableside/core';

import type { MerchantBody, MerchantDetailBody, MerchantSearchAnswer } from './merchants.contract.ts';

const toHighlight = (word: string | undefined): Highlight | undefined =>
  highlights.find((highlight) => highlight === word);

export function toMerchant(body: MerchantBody): Merchant {
  const { details, location, benefitAvailability } = body;
  return omitUndefined({
    id: body.id,
    name: body.name,
    imageBaseUrl: body.images.imageBaseUrl,
    rating: details.rating && {
      overall: details.rating.overallRating,
      count: details.rating.numberOfRatings,
    },
    priceLevel: details.priceRange as PriceLevel,
    cuisines: details.cuisines,
    highlight: toHighlight(details.highlight),
    city: location.address.city,
    neighborhood: location.neighborhood,
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

export const toSearchResult = (answer: MerchantSearchAnswer): MerchantSearchResult =>
  omitUndefined({
    merchants: answer.merchants.map(toMerchant),
    totalResultSize: answer.totalResultSize,
    totalPages: answer.totalPages,
    origin: answer.origin,
    filterCounts: answer.filterCounts satisfies FilterCounts,
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
    orderUrl: body.orderUrl,
    galleryUrls: body.galleryUrls,
    hours: body.hours,
    mealsServed: body.mealsServed,
    features: body.features,
  }),
});
