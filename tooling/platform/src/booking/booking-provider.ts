import type { PartySizes, PlainDate, Slot, TableHold } from '@tableside/core';

export const bookingRefusalReasons = [
  /** No table is free at that time, or the time is outside the seating hours. */
  'slotTaken',
  'tooClose',
  /** The member has another reservation less than two hours before or after. */
  'overlap',
  'deactivated',
  'fraud',
  'cardRequired',
  'holdExpired',
  'reservationChanged',
  /** The bonus of the new slot is no longer what the member saw. */
  'slotChanged',
] as const;
export type BookingRefusalReason = (typeof bookingRefusalReasons)[number];

export class BookingRefusal extends Error {
  override readonly name = 'BookingRefusal';
  readonly reason: BookingRefusalReason;

  constructor(reason: BookingRefusalReason) {
    super(`The booking provider rejected the request: ${reason}.`);
    this.reason = reason;
  }
}

export interface BookingRestaurant {
  readonly timeZone: string;
  readonly partySizes: PartySizes;
}

export interface BookedTable extends Slot {
  readonly id: string;
  readonly merchantId: number;
  readonly timeZone: string;
  readonly partySize: number;
  readonly changedAt: Date;
}

interface OfMember {
  /** The public id, which is all that the provider learns about the member. */
  readonly memberId: string;
}

export interface HoldRequest extends OfMember {
  readonly merchantId: number;
  readonly startsAt: Date;
  readonly partySize: number;
}

export interface ReserveRequest extends OfMember {
  readonly holdId: string;
  readonly cardToken?: string | undefined;
}

/**
 * Includes what the member saw, because the reservation may have changed elsewhere since. The provider then
 * rejects with `reservationChanged`.
 */
interface SeenReservation extends OfMember {
  readonly id: string;
  readonly seen: { readonly startsAt: Date; readonly partySize: number };
}

export interface ChangeRequest extends SeenReservation {
  readonly startsAt: Date;
  readonly partySize: number;
  /** Whether the member saw a bonus on the slot. Undefined if the site shows no bonuses. */
  readonly hasBonus?: boolean | undefined;
  readonly cardToken?: string | undefined;
}

/**
 * A service that knows availability and takes reservations: the built-in one or a third party's. Every call
 * can be repeated after its response was lost, without a second effect. Calls reject with `BookingRefusal` if
 * the provider declines; any other rejection means that the provider failed. See
 * docs/decisions/0038-reservation-holds.md.
 */
export interface BookingProvider {
  findRestaurant(merchantId: number): Promise<BookingRestaurant | undefined>;
  findSlots(search: {
    readonly merchantId: number;
    readonly date: PlainDate;
    readonly partySize: number;
    /** The reservation that the member is changing. Its own table counts as free. */
    readonly changed?: (OfMember & { readonly id: string }) | undefined;
  }): Promise<readonly Slot[]>;
  /** Also ends the member's previous hold. */
  hold(request: HoldRequest): Promise<TableHold>;
  /** Does not fail if the hold has already ended. */
  release(request: Omit<ReserveRequest, 'cardToken'>): Promise<void>;
  reserve(request: ReserveRequest): Promise<BookedTable>;
  change(request: ChangeRequest): Promise<BookedTable | undefined>;
  /** Undefined if the reservation does not exist or has begun. */
  cancel(request: SeenReservation): Promise<BookedTable | undefined>;
  list(member: OfMember): Promise<readonly BookedTable[]>;
}
