import { MOST_SAVED, parseBounds } from '@tableside/core';
import * as z from 'zod';

import { repeated } from '../../client/repeated.contract.ts';
import { typedText } from '../../client/typed-text.contract.ts';

const weekday = z.enum(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
const mealServed = z.enum(['breakfast', 'brunch', 'lunch', 'dinner', 'lateNight']);
const feature = z.enum(['delivery', 'dineIn', 'takeout', 'onlineOrdering']);
const tier = z.union([z.literal(0), z.literal(2), z.literal(3)]);
const coordinates = z.object({ latitude: z.number(), longitude: z.number() });

const flag = z.literal('true').optional();

/** GET /api/v2/Merchants/Search (API-11, SEA-11). Lists are repeated keys. */
export const merchantSearchRequest = z.object({
  campaignCode: z.string().max(60).optional(),
  location: typedText().max(120).optional(),
  bounds: z
    .string()
    .max(120)
    .refine((text) => parseBounds(text) !== undefined)
    .optional()
    .meta({
      description:
        'A rectangle to search alone: south,west,north,east in degrees. location is then its center, for servers that do not know this parameter.',
    }),
  restaurantOrCuisine: typedText().max(120).optional(),
  merchantIds: z
    .string()
    .max(11 * MOST_SAVED)
    .regex(new RegExp(String.raw`^\d{1,10}(,\d{1,10}){0,${MOST_SAVED - 1}}$`))
    .optional()
    .meta({
      description:
        'The only merchants to search, as ids with commas. Without a place they are found wherever they are.',
    }),
  acclaimed: flag,
  isNew: flag,
  reservations: flag,
  benefitsFor: repeated(z.array(weekday).optional()),
  features: repeated(z.array(feature).optional()),
  mealsServed: repeated(z.array(mealServed).optional()),
  priceRange: repeated(z.array(z.enum(['1', '2', '3', '4'])).optional()),
  sortBy: z.enum(['distance', 'rating', 'name', 'newest']).optional(),
  pageNo: z.coerce.number().int().min(1).max(1000).default(1),
  pageSize: z.coerce.number().int().min(1).max(50).default(10),
});
export type MerchantSearchRequest = z.infer<typeof merchantSearchRequest>;

export const merchantBody = z
  .object({
    id: z.string(),
    name: z.string(),
    images: z.object({ imageBaseUrl: z.string() }),
    details: z.object({
      rating: z
        .object({ overallRating: z.number().min(0).max(5), numberOfRatings: z.number().int() })
        .optional(),
      priceRange: z.number().int().min(0).max(4),
      cuisines: z.array(z.string()),
      highlight: z.string().optional(),
    }),
    location: z.object({
      address: z.object({ city: z.string() }),
      neighborhood: z.string().optional(),
      timeZone: z.string().optional().meta({ description: 'IANA time zone name, such as America/Chicago.' }),
      coordinates,
    }),
    distance: z.number().optional().meta({ description: 'Miles from origin.' }),
    origin: coordinates.optional().meta({ description: 'Point from which distance is measured.' }),
    acclaimedLevel: z.number().int().min(0).max(2),
    benefitAvailability: z.object({
      campaignCodes: z.array(z.string()),
      rates: z.array(z.object({ tier, rate: z.number(), days: z.array(weekday) })),
      bonusText: z.string().optional(),
      maxSpend: z.number().optional(),
      maxVisitsPerMonth: z.number().int().optional(),
      requiredTier: tier,
    }),
    reservationProviders: z.array(z.string()),
  })
  .meta({ id: 'Merchant' });
export type MerchantBody = z.infer<typeof merchantBody>;

const countBy = <K extends z.core.$ZodRecordKey>(key: K) => z.record(key, z.number().int());

export const merchantSearchResponse = z
  .object({
    merchants: z.array(merchantBody),
    totalResultSize: z.number().int(),
    totalPages: z.number().int(),
    origin: coordinates.optional(),
    bounds: z.string().optional().meta({
      description:
        'The rectangle that was searched, as in the request; absent when the search was not of one.',
    }),
    code: z.enum(['unknownLocation']).optional().meta({
      description: 'Why there are no results: "unknownLocation" if the location was not recognized.',
    }),
    leftMerchantIds: z
      .array(z.string())
      .optional()
      .meta({ description: 'Those of merchantIds that are not in the program.' }),
    nearestLocations: z
      .array(z.string())
      .optional()
      .meta({ description: 'Suggested corrections for an unrecognized location, most likely first.' }),
    filterCounts: z
      .object({
        acclaimed: z.number().int(),
        isNew: z.number().int(),
        reservations: z.number().int(),
        benefitsFor: countBy(weekday),
        features: countBy(feature),
        mealsServed: countBy(mealServed),
        priceRange: countBy(z.enum(['1', '2', '3', '4'])),
      })
      .meta({ description: 'Facet counts: how many merchants would remain if the filter were added.' }),
  })
  .meta({ id: 'MerchantSearchResponse' });
export type MerchantSearchResponse = z.infer<typeof merchantSearchResponse>;

export const merchantPositionsRequest = merchantSearchRequest.omit({
  pageNo: true,
  pageSize: true,
  sortBy: true,
});
export type MerchantPositionsRequest = z.infer<typeof merchantPositionsRequest>;

export const MOST_POSITIONS = 500;

export const merchantPositionsResponse = z
  .object({
    merchants: z
      .array(z.object({ id: z.string(), name: z.string(), coordinates }))
      .max(MOST_POSITIONS)
      .meta({ description: 'The nearest of the search; without a place, the best rated.' }),
    totalResultSize: z.number().int(),
  })
  .meta({ id: 'MerchantPositionsResponse' });
export type MerchantPositionsResponse = z.infer<typeof merchantPositionsResponse>;

export const merchantDetailBody = merchantBody
  .extend({
    description: z.string().optional(),
    contact: z.object({
      address: z.object({ street: z.string(), city: z.string(), state: z.string(), zipCode: z.string() }),
      phone: z
        .string()
        .regex(/^\d{10}$/)
        .optional(),
      websiteUrl: z.string().optional(),
    }),
    menu: z.object({
      url: z.string().optional(),
      imageUrls: z.array(z.string()),
      imageDescriptions: z.array(z.string()).optional().meta({
        description: 'What each of imageUrls shows, in their order; empty where it is not described.',
      }),
      hasText: z
        .boolean()
        .optional()
        .meta({ description: 'Whether /api/merchants/{merchantId}/Menu has the menu as text.' }),
    }),
    orderUrl: z.string().optional(),
    galleryUrls: z.array(z.string()),
    hours: z.array(z.object({ day: weekday, opens: z.string(), closes: z.string() })),
    mealsServed: z.array(mealServed),
    features: z.array(feature),
    counts: z
      .object({
        tip: z.boolean().optional(),
        tax: z.boolean().optional(),
        onlineOrders: z.boolean().optional(),
        giftCards: z.boolean().optional(),
        pinDebit: z.boolean().optional(),
      })
      .optional()
      .meta({ description: 'What earns here, or does not, where that differs from the program.' }),
  })
  .meta({ id: 'MerchantDetail' });
export type MerchantDetailBody = z.infer<typeof merchantDetailBody>;
