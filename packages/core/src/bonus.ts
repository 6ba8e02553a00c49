import { DAY_MS, HOUR_MS, isWithin, millisecondsOf, type Moment } from './calendar.ts';
import type { Bonus, BonusStatus, Member } from './member.ts';

/**
 * How long a bonus that was registered on this device counts as enrolled, whatever the server's response
 * (ACC-14).
 */
export const LOCAL_ENROLLMENT_MS = 2_100_000;

export interface BonusCircumstances {
  readonly registeredAt: Moment | undefined;
  readonly now: Moment;
}

/**
 * `available` means that one click registers for the bonus, `activated` that the member is enrolled or
 * qualified, or registered recently (ACC-16).
 */
export type BonusState = 'available' | 'activated';

/**
 * Whether a registration on this device is recent. The server's clock is known to about a second, and a
 * stored timestamp may be wrong, so a time slightly in the future still counts, but one far in the future
 * does not.
 */
const isLocallyEnrolled = (registeredAt: Moment, now: Moment): boolean =>
  Math.abs(millisecondsOf(now) - millisecondsOf(registeredAt)) <= LOCAL_ENROLLMENT_MS;

const states: Readonly<Record<BonusStatus, BonusState>> = {
  Eligible: 'available',
  Enrolled: 'activated',
  Qualified: 'activated',
};

export const mayRegister = ({ status }: Pick<Bonus, 'status'>): boolean => states[status] === 'available';

export function bonusState(
  { status }: Pick<Bonus, 'status'>,
  { registeredAt, now }: BonusCircumstances,
): BonusState {
  const isRegistered = registeredAt !== undefined && isLocallyEnrolled(registeredAt, now);
  return isRegistered && mayRegister({ status }) ? 'activated' : states[status];
}

/**
 * Time after the end of a UTC day until the day ends in Hawaii, the westernmost time zone of the program's
 * restaurants.
 */
const LAST_ZONE_MS = 10 * HOUR_MS;

export const hasEnded = ({ usableUntil }: Pick<Bonus, 'usableUntil'>, now: Moment): boolean =>
  usableUntil !== undefined && !isWithin(usableUntil, now, DAY_MS + LAST_ZONE_MS - 1);

export const hasBanner = (
  { createdAt }: Pick<Bonus, 'createdAt'>,
  { daysToDisplay, now }: { readonly daysToDisplay: number | undefined; readonly now: Moment },
): boolean => daysToDisplay === undefined || isWithin(createdAt, now, daysToDisplay * DAY_MS);

/** The bonus that new members from one enrollment source get automatically (ACC-19). */
export interface AutomaticBonus {
  readonly code: string;
  readonly enrollmentSource: string;
  readonly withinHours: number;
}

export const earnsAutomaticBonus = (
  member: Pick<Member, 'enrollmentSource' | 'joinDate' | 'activeBonuses'>,
  { code, enrollmentSource, withinHours }: AutomaticBonus,
  now: Moment,
): boolean =>
  member.enrollmentSource === enrollmentSource &&
  isWithin(member.joinDate, now, withinHours * HOUR_MS) &&
  member.activeBonuses.some((bonus) => bonus.code === code && mayRegister(bonus));
