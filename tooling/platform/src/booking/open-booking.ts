import { requireHttps } from '../web/require-https.ts';
import type { BookingProvider } from './booking-provider.ts';
import { createBooking } from './create-booking.ts';
import { createRemoteBooking } from './remote-booking.ts';

type OpenBookingOptions = Parameters<typeof createBooking>[0] & {
  readonly isProduction: boolean;
  /** A provider elsewhere; without one our own service knows the tables. */
  readonly bookingUrl?: string | undefined;
  readonly bookingSecret?: string | undefined;
};

/** The booking provider that the environment asks for. */
export function openBooking({
  bookingUrl,
  bookingSecret,
  isProduction,
  ...here
}: OpenBookingOptions): BookingProvider {
  if (bookingUrl === undefined) return createBooking(here);
  if (bookingSecret === undefined)
    throw new Error('BOOKING_URL needs BOOKING_SECRET: what that provider knows us by.');
  requireHttps('BOOKING_URL', { url: bookingUrl, of: 'a booking provider', isProduction });
  return createRemoteBooking({ url: bookingUrl, secret: bookingSecret });
}
