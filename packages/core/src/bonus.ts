import { DAY_MS, HOUR_MS, isWithin, millisecondsOf, type Moment } from './calendar.ts';
import type { Bonus, Member } from './member.ts';

/** How long a bonus that was just registered here counts as enrolled, whatever the server still says (ACC-14). */
export const LOCAL_ENROLMENT_MS = 2_100_000;

export interface BonusCircumstances {
  /** When the member registered for it on this device; undefined if not. */
  readonly registeredAt: Moment | undefined;
  readonly now: Moment;
}

/** Available: one press registers for it. Activated: enrolled, qualified, or registered a short while ago (ACC-16). */
export type BonusState = 'available' | 'activated';

/**
 * The server's clock is known to a second or so, and a moment kept on a device may be anything: one a little ahead still
 * counts, one far ahead does not.
 */
const isLocallyEnrolled = (registeredAt: Moment, now: Moment): boolean =>
  Math.abs(millisecondsOf(now) - millisecondsOf(registeredAt)) <= LOCAL_ENROLMENT_MS;

export function bonusState(
  { status }: Pick<Bonus, 'status'>,
  { registeredAt, now }: BonusCircumstances,
): BonusState {
  if (status !== 'Eligible') return 'activated';
  return registeredAt !== undefined && isLocallyEnrolled(registeredAt, now) ? 'activated' : 'available';
}

/** Whether a bonus banner is still shown: only for this many days after its creation (ACC-17). */
export const hasBanner = (
  { createdAt }: Pick<Bonus, 'createdAt'>,
  { daysToDisplay, now }: { readonly daysToDisplay: number | undefined; readonly now: Moment },
): boolean => daysToDisplay === undefined || isWithin(createdAt, now, daysToDisplay * DAY_MS);

/** The bonus that new members of one enrolment source get by themselves (ACC-19). */
export interface AutomaticBonus {
  readonly code: string;
  readonly enrollmentSource: string;
  readonly withinHours: number;
}

/** Whether the member is to be registered for it now: of that source, eligible, and new enough from the day of joining. */
export const earnsAutomaticBonus = (
  member: Pick<Member, 'enrollmentSource' | 'joinDate' | 'activeBonuses'>,
  { code, enrollmentSource, withinHours }: AutomaticBonus,
  now: Moment,
): boolean =>
  member.enrollmentSource === enrollmentSource &&
  isWithin(member.joinDate, now, withinHours * HOUR_MS) &&
  member.activeBonuses.some((bonus) => bonus.code === code && bonus.status === 'Eligible');
