import type { BookingProvider } from './booking-provider.ts';
import { createBooking } from './create-booking.ts';
import { createRemoteBooking } from './remote-booking.ts';

type OpenBookingOptions = Parameters<typeof createBooking>[0] & {
  readonly bookingUrl?: string | undefined;
  readonly bookingSecret?: string | undefined;
  readonly isRestoreDrill?: boolean;
};

export function openBooking({
  bookingUrl,
  bookingSecret,
  isRestoreDrill = false,
  ...here
}: OpenBookingOptions): BookingProvider {
  if (bookingUrl === undefined || isRestoreDrill) return createBooking(here);
  if (bookingSecret === undefined)
    throw new Error(
      'BOOKING_URL requires BOOKING_SECRET, which authenticates this platform to the provider.',
    );
  return createRemoteBooking({ url: bookingUrl, secret: bookingSecret });
}
