import { ApiError } from '@tableside/api-client';
import { PaymentCardError } from '@tableside/kits/payments';
import type { ImpressionName } from '@tableside/kits/tracking';

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
 * Why a table was not held or reserved, or a reservation was not changed. `gone`: the reservation no longer
 * exists (404). `unavailable`: the booking provider failed (424). `general`: anything else. The reasons of
 * `PaymentCardError` come from the payment card.
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

export type ReservationEvent = Extract<ImpressionName, `reservation${string}`>;

interface Consequences {
  readonly event: ReservationEvent;
  readonly isLost: boolean;
  /** Whether a retry cannot succeed with this table or this account. */
  readonly isLasting: boolean;
}

const passing: Consequences = { event: 'reservationBookingFailure', isLost: false, isLasting: false };
const lost: Consequences = { ...passing, isLost: true };
const lasting: Consequences = { ...passing, isLasting: true };

export const consequencesOf: Readonly<Record<BookingError, Consequences>> = {
  overlap: lasting,
  fraud: lasting,
  deactivated: lasting,
  cardRequired: { ...lasting, event: 'reservationCardRequired' },
  slotTaken: lost,
  tooClose: lost,
  holdExpired: passing,
  reservationChanged: passing,
  slotChanged: passing,
  cardInvalid: passing,
  cardRefused: passing,
  gone: lasting,
  unavailable: { ...passing, event: 'reservationFailedDependency' },
  general: passing,
};
