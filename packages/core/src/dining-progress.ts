import { yearOf, type Moment } from './calendar.ts';
import type { DiningProgress } from './member.ts';
import { toHundredths } from './money.ts';

/** The end of the visit meter where the program names none (ACC-04). */
export const DEFAULT_DINES_REQUIRED = 11;
/** What must be earned before a statement credit is paid, where copy names nothing else (HIS-03). */
export const CREDIT_BREAKPOINT_CENTS = 2000;

/** How far something has come: from 0, never above max. */
export interface Meter {
  readonly value: number;
  readonly max: number;
  /** What is missing to max. */
  readonly remaining: number;
}

/** NaN counts as nothing; what is out of bounds as the bound. */
function meter(value: number, max: number): Meter {
  const clipped = Math.min(max, Math.max(0, value || 0));
  return { value: clipped, max, remaining: max - clipped };
}

/** The visits of this year on the way to VIP (ACC-04). A program that names neither number tells of no visits. */
export function visitMeter(
  progress: Pick<DiningProgress, 'dinesRequired' | 'remainingDines'> | undefined,
): Meter {
  if (progress && progress.dinesRequired > 0)
    return meter(progress.dinesRequired - progress.remainingDines, progress.dinesRequired);
  const remaining = progress?.remainingDines;
  return meter(remaining ? DEFAULT_DINES_REQUIRED - remaining : 0, DEFAULT_DINES_REQUIRED);
}

/** What is no amount counts as nothing, as in `meter`. */
const centsOf = (dollars: number): number => toHundredths(dollars) ?? 0;

/** The dollars spent this year on the way to VIP; undefined where the program counts none. */
export function spendMeter(
  progress: Pick<DiningProgress, 'dollarsRequired' | 'remainingDollars'> | undefined,
): Meter | undefined {
  if (!progress || !(progress.dollarsRequired > 0)) return undefined;
  const required = centsOf(progress.dollarsRequired);
  const cents = meter(required - centsOf(progress.remainingDollars), required);
  return { value: cents.value / 100, max: cents.max / 100, remaining: cents.remaining / 100 };
}

/**
 * A statement credit in the making: cents earned of the cents that are paid out (HIS-03). What is no amount above zero
 * is no breakpoint, and the usual one stands.
 */
export const creditMeter = (balanceCents: number, breakpointCents = CREDIT_BREAKPOINT_CENTS): Meter =>
  meter(balanceCents, breakpointCents > 0 ? breakpointCents : CREDIT_BREAKPOINT_CENTS);

/** Building: on the way to VIP. Renewing: VIP, on the way to another year. Complete: the next year is safe (ACC-21). */
export type Qualification = 'building' | 'renewing' | 'complete';

const qualifications: Readonly<Record<string, Qualification>> = {
  Building: 'building',
  QualifiedAndBuilding: 'renewing',
  Renewing: 'renewing',
  Qualified: 'complete',
  Complete: 'complete',
};

/** Any other word of the program is building. */
export const qualificationOf = (status: string): Qualification =>
  (Object.hasOwn(qualifications, status) ? qualifications[status] : undefined) ?? 'building';

/** The year that the visits of now count for: this one while building, else the next (ACC-20). */
export const targetYear = (qualification: Qualification, now: Moment): number =>
  yearOf(now) + (qualification === 'building' ? 0 : 1);
