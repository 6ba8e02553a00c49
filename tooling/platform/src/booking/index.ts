export {
  BookingRefusal,
  type BookedTable,
  type BookingProvider,
  type BookingRefusalReason,
} from './booking-provider.ts';
export { createBooking, purgeExpiredHolds } from './create-booking.ts';
export { openBooking } from './open-booking.ts';
