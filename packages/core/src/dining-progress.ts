import { yearOf, type Moment } from './calendar.ts';
import type { DiningProgress } from './member.ts';
import { toHundredths } from './money.ts';

export const DEFAULT_DINES_REQUIRED = 11;
/**
 * The amount in cents that must be earned before a statement credit is paid, unless copy defines another
 * (HIS-03).
 */
export const CREDIT_BREAKPOINT_CENTS = 2000;

export interface Meter {
  readonly value: number;
  readonly max: number;
  readonly remaining: number;
}

/** Values out of range are clamped, and NaN counts as 0. */
function meter(value: number, max: number): Meter {
  const clipped = Math.min(max, Math.max(0, value || 0));
  return { value: clipped, max, remaining: max - clipped };
}

/** The progress toward VIP in this year's visits (ACC-04). Zero if the program defines neither number. */
export function visitMeter(
  progress: Pick<DiningProgress, 'dinesRequired' | 'remainingDines'> | undefined,
): Meter {
  if (progress && progress.dinesRequired > 0)
    return meter(progress.dinesRequired - progress.remainingDines, progress.dinesRequired);
  const remaining = progress?.remainingDines;
  return meter(remaining ? DEFAULT_DINES_REQUIRED - remaining : 0, DEFAULT_DINES_REQUIRED);
}

const centsOf = (dollars: number): number => toHundredths(dollars) ?? 0;

/**
 * The progress toward VIP in this year's spending, in dollars. Undefined if the program does not count it.
 */
export function spendMeter(
  progress: Pick<DiningProgress, 'dollarsRequired' | 'remainingDollars'> | undefined,
): Meter | undefined {
  if (!progress || !(progress.dollarsRequired > 0)) return undefined;
  const required = centsOf(progress.dollarsRequired);
  const cents = meter(required - centsOf(progress.remainingDollars), required);
  return { value: cents.value / 100, max: cents.max / 100, remaining: cents.remaining / 100 };
}

/**
 * The progress toward a statement credit: cents earned, out of the breakpoint (HIS-03). A breakpoint that is
 * not a positive amount is replaced by the default.
 */
export const creditMeter = (balanceCents: number, breakpointCents = CREDIT_BREAKPOINT_CENTS): Meter =>
  meter(balanceCents, breakpointCents > 0 ? breakpointCents : CREDIT_BREAKPOINT_CENTS);

/**
 * `building`: on the way to VIP. `renewing`: VIP, and on the way to another year. `complete`: the next year
 * is secured (ACC-21).
 */
export type Qualification = 'building' | 'renewing' | 'complete';

const qualifications: Readonly<Record<string, Qualification>> = {
  Building: 'building',
  QualifiedAndBuilding: 'renewing',
  Renewing: 'renewing',
  Qualified: 'complete',
  Complete: 'complete',
};

/** Returns the qualification for a status of the program. An unknown status means `building`. */
export const qualificationOf = (status: string): Qualification =>
  (Object.hasOwn(qualifications, status) ? qualifications[status] : undefined) ?? 'building';

/** Returns the year for which current visits count: this year while building, or else the next (ACC-20). */
export const targetYear = (qualification: Qualification, now: Moment): number =>
  yearOf(now) + (qualification === 'building' ? 0 : 1);
