import type { merchantsContract } from '@tableside/api-client/contract';
import { omitUndefined, type Coordinates, type OpeningHours, type Weekday } from '@tableside/core';

import { featureBits, mealBits } from '../../database/bit-sets.ts';
import { withMember } from '../../web/with-member.ts';

type MerchantBody = merchantsContract.MerchantBody;
type MerchantDetailBody = merchantsContract.MerchantDetailBody;

export interface StoredMerchant {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip_code: string;
  readonly neighborhood: string | null;
  readonly time_zone: string;
  readonly phone: string | null;
  readonly website_url: string | null;
  readonly order_url: string | null;
  readonly menu_url: string | null;
  readonly menu_image_urls: string[];
  readonly menu_image_descriptions: string[];
  readonly has_menu: boolean;
  readonly image_base_url: string;
  readonly gallery_urls: string[];
  readonly cuisines: string[];
  readonly price_level: number;
  readonly rating: number | null;
  readonly rating_count: number;
  readonly highlight: string | null;
  readonly joined_on: string;
  readonly acclaimed_level: number;
  readonly meals: number;
  readonly features: number;
  readonly hours: OpeningHours[];
  readonly reservation_providers: string[];
  readonly spending_rules: MerchantDetailBody['counts'] | null;
}

export const STORED_MERCHANT = `to_jsonb(m) - 'menu' || jsonb_build_object('has_menu', m.menu is not null)`;

export interface StoredBenefit {
  readonly campaign_codes: string[];
  readonly rates: { tier: 0 | 2 | 3; rate: number; days: Weekday[] }[];
  readonly bonus_text: string | null;
  readonly max_spend: number | null;
  readonly max_visits_per_month: number | null;
  readonly required_tier: 0 | 2 | 3;
}

export interface FoundMerchant {
  readonly merchant: StoredMerchant;
  readonly benefit: StoredBenefit;
  readonly is_new: boolean;
  readonly distance?: number | null;
}

const known = <T>(value: T | null | undefined): T | undefined => value ?? undefined;
const round = (value: number, digits: number) => Number(value.toFixed(digits));

const toRating = ({ rating, rating_count }: StoredMerchant) =>
  rating === null ? undefined : { overallRating: round(rating, 1), numberOfRatings: rating_count };

function toMerchantBody({ merchant, benefit, is_new }: FoundMerchant): MerchantBody {
  return omitUndefined({
    id: String(merchant.id),
    name: merchant.name,
    images: { imageBaseUrl: merchant.image_base_url },
    details: omitUndefined({
      rating: toRating(merchant),
      priceRange: merchant.price_level,
      cuisines: merchant.cuisines,
      highlight: merchant.highlight ?? (is_new ? 'new' : undefined),
    }),
    location: omitUndefined({
      address: { city: merchant.city },
      neighborhood: known(merchant.neighborhood),
      timeZone: merchant.time_zone,
      coordinates: { latitude: merchant.latitude, longitude: merchant.longitude },
    }),
    acclaimedLevel: merchant.acclaimed_level,
    benefitAvailability: omitUndefined({
      campaignCodes: benefit.campaign_codes,
      rates: benefit.rates,
      bonusText: known(benefit.bonus_text),
      maxSpend: known(benefit.max_spend),
      maxVisitsPerMonth: known(benefit.max_visits_per_month),
      requiredTier: benefit.required_tier,
    }),
    reservationProviders: merchant.reservation_providers,
  });
}

const written = new WeakMap<StoredMerchant, { readonly isNew: boolean; readonly json: string }>();

export function writeMerchantBody(found: FoundMerchant, origin: Coordinates | undefined): string {
  const { merchant, is_new: isNew, distance } = found;
  let known = written.get(merchant);
  if (known?.isNew !== isNew) {
    known = { isNew, json: JSON.stringify(toMerchantBody(found)) };
    written.set(merchant, known);
  }
  const json =
    typeof distance === 'number' ? withMember(known.json, 'distance', round(distance, 2)) : known.json;
  return origin ? withMember(json, 'origin', JSON.stringify(origin)) : json;
}

export function toMerchantDetailBody(found: FoundMerchant): MerchantDetailBody {
  const { merchant } = found;
  return {
    ...toMerchantBody(found),
    ...omitUndefined({
      description: known(merchant.description),
      orderUrl: known(merchant.order_url),
      counts: known(merchant.spending_rules),
    }),
    contact: omitUndefined({
      address: {
        street: merchant.street,
        city: merchant.city,
        state: merchant.state,
        zipCode: merchant.zip_code,
      },
      phone: known(merchant.phone),
      websiteUrl: known(merchant.website_url),
    }),
    menu: omitUndefined({
      url: known(merchant.menu_url),
      imageUrls: merchant.menu_image_urls,
      imageDescriptions:
        merchant.menu_image_descriptions.length > 0 ? merchant.menu_image_descriptions : undefined,
      hasText: merchant.has_menu || undefined,
    }),
    galleryUrls: merchant.gallery_urls,
    hours: merchant.hours,
    mealsServed: mealBits.wordsOf(merchant.meals),
    features: featureBits.wordsOf(merchant.features),
  };
}
