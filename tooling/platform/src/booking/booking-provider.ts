import type { PartySizes, PlainDate, Slot, TableHold } from '@tableside/core';

export const bookingRefusalReasons = [
  /** No table is free at that time, or the time is outside the seating hours. */
  'slotTaken',
  /** The time has passed at the restaurant, or is too close. */
  'tooClose',
  /** The member has another reservation less than two hours before or after. */
  'overlap',
  'deactivated',
  'fraud',
  'cardRequired',
  /** The hold has expired, or it never existed. */
  'holdExpired',
  /** The reservation that is to be changed or canceled is not what the member saw. */
  'reservationChanged',
  /** The bonus of the slot that a reservation is to be moved to is not what the member saw. */
  'slotChanged',
] as const;
export type BookingRefusalReason = (typeof bookingRefusalReasons)[number];

/** A rejection by the provider, as opposed to a provider that fails. */
export class BookingRefusal extends Error {
  override readonly name = 'BookingRefusal';
  readonly reason: BookingRefusalReason;

  constructor(reason: BookingRefusalReason) {
    super(`The booking provider rejected the request: ${reason}.`);
    this.reason = reason;
  }
}

export interface BookingRestaurant {
  /** IANA name, such as America/Chicago. */
  readonly timeZone: string;
  readonly partySizes: PartySizes;
}

/** A reservation as the provider returns it. The API adds the restaurant's name. */
export interface BookedTable extends Slot {
  readonly id: string;
  readonly merchantId: number;
  readonly timeZone: string;
  readonly partySize: number;
  readonly changedAt: Date;
}

interface OfMember {
  /** The member's public id: all that the provider learns about the guest. */
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

/** A reservation in the state that the member saw, because it may have changed elsewhere since. */
interface SeenReservation extends OfMember {
  readonly id: string;
  readonly seen: { readonly startsAt: Date; readonly partySize: number };
}

export interface ChangeRequest extends SeenReservation {
  readonly startsAt: Date;
  readonly partySize: number;
  /** Whether the slot showed the bonus to the member. Undefined if the member saw none. */
  readonly hasBonus?: boolean | undefined;
  readonly cardToken?: string | undefined;
}

/**
 * A service that knows availability and takes reservations: the built-in one or a third party's. Every call
 * may be repeated after its response was lost, without a second effect. Calls reject with `BookingRefusal` if
 * the provider declines; any other rejection means that the provider failed.
 * See docs/decisions/0038-reservation-holds.md.
 */
export interface BookingProvider {
  findRestaurant(merchantId: number): Promise<BookingRestaurant | undefined>;
  findSlots(search: {
    readonly merchantId: number;
    readonly date: PlainDate;
    readonly partySize: number;
    /** The reservation that the member is changing, whose own table counts as free. */
    readonly changed?: (OfMember & { readonly id: string }) | undefined;
  }): Promise<readonly Slot[]>;
  /** Holds a table for a member for a few minutes. Ends a previous hold of the same member. */
  hold(request: HoldRequest): Promise<TableHold>;
  /** Ends a hold early. Does not fail if the hold has already ended. */
  release(request: Omit<ReserveRequest, 'cardToken'>): Promise<void>;
  /** Turns a hold into a reservation; repeated, it returns the same reservation. */
  reserve(request: ReserveRequest): Promise<BookedTable>;
  /**
   * Moves a reservation to another time or party size. Rejects with `reservationChanged` if it is not what
   * the member saw. Returns undefined if it does not exist.
   */
  change(request: ChangeRequest): Promise<BookedTable | undefined>;
  /**
   * Cancels a reservation if it is what the member saw. A repeated call returns the same result. Undefined if
   * the reservation does not exist or has begun.
   */
  cancel(request: SeenReservation): Promise<BookedTable | undefined>;
  list(member: OfMember): Promise<readonly BookedTable[]>;
}
