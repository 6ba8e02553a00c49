import type { Context } from 'hono';

import { BookingRefusal, type BookingRefusalReason } from '../../booking/index.ts';
import { isUnavailable } from '../../database/is-unavailable.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { Problem, type ProblemDetails } from '../../web/problem.ts';

/** Must be shorter than the page's own timeout. */
const LONGEST_MS = 10_000;

const refusals: Readonly<Record<BookingRefusalReason, Pick<ProblemDetails, 'status' | 'message'>>> = {
  slotTaken: { status: 400, message: 'This table is no longer available.' },
  tooClose: { status: 400, message: 'This time has passed at the restaurant, or is too close.' },
  overlap: { status: 400, message: 'You already have a reservation within two hours of this time.' },
  cardRequired: { status: 400, message: 'A payment card is required to reserve this table.' },
  holdExpired: { status: 400, message: 'Your hold on this table has expired. Please choose a time again.' },
  reservationChanged: { status: 400, message: 'This reservation has been changed meanwhile.' },
  slotChanged: { status: 400, message: 'The bonus of this time has changed meanwhile.' },
  deactivated: { status: 403, message: 'Your account with the booking provider has been deactivated.' },
  fraud: { status: 403, message: 'This reservation can’t be made with your account.' },
};

/**
 * Waits for the booking provider. A refusal becomes a problem with its reason as the code; a failure or
 * timeout becomes 424 "bookingUnavailable".
 */
export async function callProvider<T>(
  context: Context<PlatformEnv>,
  call: Promise<T>,
  longestMs = LONGEST_MS,
): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The booking provider timed out.')), longestMs);
  try {
    return await Promise.race([call, tooLate]);
  } catch (cause) {
    if (cause instanceof BookingRefusal) throw new Problem({ code: cause.reason, ...refusals[cause.reason] });
    if (isUnavailable(cause)) throw cause;
    context.get('log').error({ err: cause }, 'booking provider failed');
    throw new Problem({
      status: 424,
      code: 'bookingUnavailable',
      message: 'We couldn’t complete your reservation. Please try again.',
    });
  } finally {
    clearTimeout(timer);
  }
}
