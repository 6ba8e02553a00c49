import type { Coordinates } from './geography.ts';
import type { Tier } from './visitor.ts';
import type { Weekday } from './weekday.ts';

/** What is currently special about a merchant. Unknown values from the API are dropped (MER-03). */
export const highlights = [
  'comingSoon',
  'leavingSoon',
  'new',
  'limitedTime',
  'onlineOrderingOnly',
  'onlineOrderingAvailable',
] as const;
export type Highlight = (typeof highlights)[number];

/** The price level of a merchant. 0 is unknown, and 1 to 4 are shown as dollar signs (MER-05). */
export type PriceLevel = 0 | 1 | 2 | 3 | 4;

/**
 * The level of acclaim. 0 means not acclaimed, 1 requires `acclaimedEnabled`, and 2 requires
 * `acclaimed2Enabled` (CFG-11).
 */
export type AcclaimedLevel = 0 | 1 | 2;

/**
 * What members of one tier earn on the given weekdays: units of currency per $1, or percent for money
 * (MER-09).
 */
export interface EarnRate {
  readonly tier: Tier;
  readonly rate: number;
  readonly days: readonly Weekday[];
}

export interface Benefit {
  readonly campaignCodes: readonly string[];
  readonly rates: readonly EarnRate[];
  readonly bonusText?: string;
  /** The maximum spend per month that earns, in dollars. */
  readonly maxSpend?: number;
  readonly maxVisitsPerMonth?: number;
  /** Members below this tier earn nothing here (MER-12). */
  readonly requiredTier: 0 | 2 | 3;
}

export interface Merchant {
  readonly id: string;
  readonly name: string;
  readonly imageBaseUrl: string;
  readonly rating?: { readonly overall: number; readonly count: number };
  readonly priceLevel: PriceLevel;
  readonly cuisines: readonly string[];
  readonly highlight?: Highlight;
  readonly city: string;
  readonly neighborhood?: string;
  /** IANA name, such as America/Chicago. Undefined if unknown. */
  readonly timeZone?: string;
  readonly position: Coordinates;
  /** Miles from `origin`. Undefined if the search had no location. */
  readonly distance?: number;
  readonly origin?: Coordinates;
  readonly acclaimedLevel: AcclaimedLevel;
  readonly benefit: Benefit;
  readonly reservationProviders: readonly string[];
}

/** Opening and closing time of one weekday, "HH:MM" in the merchant's own time zone. */
export interface OpeningHours {
  readonly day: Weekday;
  readonly opens: string;
  readonly closes: string;
}

export interface MerchantDetail extends Merchant {
  readonly description?: string;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly zipCode: string;
  };
  readonly phone?: string;
  readonly websiteUrl?: string;
  readonly menuUrl?: string;
  readonly menuImageUrls: readonly string[];
  /** What each picture of the menu shows, in their order. Empty where there is no description. */
  readonly menuImageDescriptions?: readonly string[];
  /** Whether the menu also exists as text, which has a page of its own (MER-38). */
  readonly hasMenuText?: boolean;
  readonly orderUrl?: string;
  readonly galleryUrls: readonly string[];
  readonly hours: readonly OpeningHours[];
  readonly mealsServed: readonly MealServed[];
  readonly features: readonly MerchantFeature[];
  /** Where this merchant differs from what counts in the program (ERN-15). */
  readonly counts?: SpendingRules;
}

export const mealsServed = ['breakfast', 'brunch', 'lunch', 'dinner', 'lateNight'] as const;
export type MealServed = (typeof mealsServed)[number];

export const merchantFeatures = ['delivery', 'dineIn', 'takeout', 'onlineOrdering'] as const;
export type MerchantFeature = (typeof merchantFeatures)[number];

export const spendingKinds = ['tip', 'tax', 'onlineOrders', 'giftCards', 'pinDebit'] as const;
export type SpendingKind = (typeof spendingKinds)[number];

/** Whether each kind of spending earns. Null or undefined if that is not known. */
export type SpendingRules = { readonly [K in SpendingKind]?: boolean | null | undefined };
