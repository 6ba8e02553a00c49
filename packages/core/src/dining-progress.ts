import { yearOf, type Moment } from './calendar.ts';
import type { DiningProgress } from './member.ts';

/** The end of the visit meter where the program names none (ACC-04, OP-081). */
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

/** The visits of this year on the way to VIP (ACC-04). */
export function visitMeter(
  progress: Pick<DiningProgress, 'dinesRequired' | 'remainingDines'> | undefined,
): Meter {
  const max = progress && progress.dinesRequired > 0 ? progress.dinesRequired : DEFAULT_DINES_REQUIRED;
  return meter(progress ? max - progress.remainingDines : 0, max);
}

/** The dollars spent this year on the way to VIP; undefined where the program counts none. */
export const spendMeter = (
  progress: Pick<DiningProgress, 'dollarsRequired' | 'remainingDollars'> | undefined,
): Meter | undefined =>
  progress && progress.dollarsRequired > 0
    ? meter(progress.dollarsRequired - progress.remainingDollars, progress.dollarsRequired)
    : undefined;

/** A statement credit in the making: cents earned of the cents that are paid out (HIS-03). */
export const creditMeter = (balanceCents: number, breakpointCents = CREDIT_BREAKPOINT_CENTS): Meter =>
  meter(balanceCents, breakpointCents);

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
