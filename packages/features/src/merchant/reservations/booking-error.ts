import { ApiError } from '@tableside/api-client';
import { PaymentCardError } from '@tableside/kits/payments';
import type { ImpressionName } from '@tableside/kits/tracking';

/** The error codes that have messages of their own (RES-15 to RES-17, RES-19). */
const codes = [
  'overlap',
  'fraud',
  'deactivated',
  'cardRequired',
  'slotTaken',
  'tooClose',
  'holdExpired',
  'reservationChanged',
  'slotChanged',
] as const;

/**
 * Why no table was held or reserved, or a reservation was not changed; `gone`: it no longer exists (404),
 * `unavailable`: the booking provider failed (424), `general`: anything else. The other reasons come from the
 * payment card that the slot requires.
 */
export type BookingError =
  | (typeof codes)[number]
  | PaymentCardError['reason']
  | 'gone'
  | 'unavailable'
  | 'general';

export function bookingErrorOf(error: unknown): BookingError {
  if (error instanceof PaymentCardError) return error.reason;
  if (!(error instanceof ApiError)) return 'general';
  if (error.status === 404) return 'gone';
  if (error.status === 424) return 'unavailable';
  return codes.find((code) => code === error.code) ?? 'general';
}

/** Whether the slot is lost, and another one can be offered. */
export const isLost = (error: BookingError): boolean => error === 'slotTaken' || error === 'tooClose';

export type ReservationEvent = Extract<ImpressionName, `reservation${string}`>;

/** Returns the event that reports it (TRK-10). */
export const eventOf = (error: BookingError): ReservationEvent =>
  error === 'unavailable'
    ? 'reservationFailedDependency'
    : error === 'cardRequired'
      ? 'reservationCardRequired'
      : 'reservationBookingFailure';
