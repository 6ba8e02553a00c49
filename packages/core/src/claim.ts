import { MISSING_REWARD_DAYS } from './activity-status.ts';
import type { RewardStatus } from './activity.ts';
import { daysAfter, type Moment, type PlainDate } from './calendar.ts';
import { localTimeOf } from './local-time.ts';
import type { CardType } from './payment-card.ts';
import type { Weekday } from './weekday.ts';

/** The state of a claim. The first two are open, the last two decided (CLM-06). */
export const claimStates = ['received', 'needsMore', 'credited', 'declined'] as const;
export type ClaimState = (typeof claimStates)[number];

export const claimReasons = [
  'foundAndCredited',
  'goodwill',
  'alreadyRewarded',
  'cardNotLinked',
  'dayWithoutReward',
  'spendLimitReached',
  'receiptUnreadable',
  'receiptMissing',
  'differentRestaurant',
  'notInProgramThen',
] as const;
export type ClaimReason = (typeof claimReasons)[number];

export const claimActors = ['member', 'operator', 'program'] as const;
export type ClaimActor = (typeof claimActors)[number];

export const claimFindingKinds = [
  'recordFound',
  'cardLinkedLater',
  'dayWithoutReward',
  'restaurantNotInProgram',
] as const;
export type ClaimFindingKind = (typeof claimFindingKinds)[number];

export const pictureErrors = [
  'tooLarge',
  'wrongType',
  'unreadable',
  'tooManyPixels',
  'tooManyPictures',
] as const;
export type PictureError = (typeof pictureErrors)[number];

export const claimErrors = [
  'tooEarly',
  'tooLate',
  'tooManyOpen',
  'pictureUnknown',
  'findingsChanged',
] as const;
export type ClaimError = (typeof claimErrors)[number];

/** For how many days a visit can be reported, unless the partner sets another number (CLM-03). */
export const CLAIM_WINDOW_DAYS = 60;
export const MOST_OPEN_CLAIMS = 10;
export const MOST_CLAIM_PICTURES = 2;
/** The maximum size in bytes of a picture as it is sent (CLM-05). */
export const LARGEST_CLAIM_PICTURE = 8 * 1024 * 1024;
export const claimPictureTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
  'application/pdf',
] as const;
export const MOST_CLAIM_BILL_CENTS = 1_000_000;

/**
 * The characters of claim references. No two of them are mistaken for each other, and without vowels, they
 * spell no word.
 */
export const CLAIM_REFERENCE_CHARACTERS = '346789CDFGHJKMNPQRTVWXY';
export const CLAIM_REFERENCE_LENGTH = 6;

export type ClaimCard = { readonly cardId: string } | { readonly lastFour: string };

export interface ClaimedVisit {
  readonly merchantId: string;
  readonly visitDate: PlainDate;
  readonly billCents: number;
  readonly card: ClaimCard;
}

/**
 * What was found for a visit before its claim is sent, which may make the claim unnecessary. The member may
 * send it anyway (CLM-04).
 */
export type ClaimFinding =
  | {
      readonly kind: 'recordFound';
      readonly transactionId: string;
      readonly visitDate: PlainDate;
      readonly status: RewardStatus;
    }
  | { readonly kind: 'cardLinkedLater'; readonly linkedOn: PlainDate }
  | {
      readonly kind: 'dayWithoutReward';
      readonly earnDays: readonly Weekday[];
    }
  | {
      readonly kind: 'restaurantNotInProgram';
      /** The day on which it joined. Undefined if it has left. */
      readonly since?: PlainDate | undefined;
    };

export interface ClaimEvent {
  /** ISO timestamp. */
  readonly at: string;
  readonly by: ClaimActor;
  readonly state: ClaimState;
  /** Undefined if there is none, or if it is newer than this site. */
  readonly reason?: ClaimReason | undefined;
}

export interface Claim {
  /** Six characters to read out to support. */
  readonly reference: string;
  readonly merchantId: string;
  readonly merchantName: string;
  readonly merchantCity: string;
  readonly hasMerchantPage: boolean;
  readonly visitDate: PlainDate;
  readonly billCents: number;
  /** The network is undefined if the card is not linked. */
  readonly card: { readonly cardType?: CardType | undefined; readonly lastFour: string };
  readonly state: ClaimState;
  readonly reason?: ClaimReason | undefined;
  /** The id of the activity record that the claim produced, or that was found for it. */
  readonly transactionId?: string | undefined;
  /** What happened, oldest first. The last event has the current state. */
  readonly events: readonly ClaimEvent[];
  readonly pictureCount: number;
}

export interface ClaimDays {
  readonly first: PlainDate;
  readonly last: PlainDate;
}

export const claimDays = (visitDate: PlainDate, windowDays: number = CLAIM_WINDOW_DAYS): ClaimDays => ({
  first: daysAfter(visitDate, MISSING_REWARD_DAYS),
  last: daysAfter(visitDate, windowDays),
});

export interface ClaimCircumstances {
  readonly now: Moment;
  readonly timeZone: string;
  readonly windowDays?: number | undefined;
}

export function claimTiming(
  visitDate: PlainDate,
  { now, timeZone, windowDays }: ClaimCircumstances,
): 'tooEarly' | 'tooLate' | undefined {
  const { first, last } = claimDays(visitDate, windowDays);
  const { date: today } = localTimeOf(now, timeZone);
  if (today < first) return 'tooEarly';
  return today > last ? 'tooLate' : undefined;
}

const progress: Readonly<Record<ClaimState, { readonly isOpen: boolean; readonly waitsForMember: boolean }>> =
  {
    received: { isOpen: true, waitsForMember: false },
    needsMore: { isOpen: true, waitsForMember: true },
    credited: { isOpen: false, waitsForMember: false },
    declined: { isOpen: false, waitsForMember: false },
  };

export const isOpenClaim = (state: ClaimState): boolean => progress[state].isOpen;
export const waitsForMember = (state: ClaimState): boolean => progress[state].waitsForMember;
