import type { PartySizes, PlainDate, Slot, TableHold } from '@tableside/core';

/** Why a hold, reservation or change was rejected. */
export const bookingRefusalReasons = [
  /** No table is free at that time, or it is outside the seating hours. */
  'slotTaken',
  /** The time has passed at the restaurant, or is too close. */
  'tooClose',
  /** The member has another reservation less than two hours before or after. */
  'overlap',
  /** The member's account with the provider was deactivated. */
  'deactivated',
  /** The provider accepts no reservations from this member. */
  'fraud',
  /** The slot requires a payment card. */
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

/** The provider's data about a restaurant, independent of availability. */
export interface BookingRestaurant {
  /** Such as America/Chicago. */
  readonly timeZone: string;
  readonly partySizes: PartySizes;
}

/** A reservation in the provider's terms; the restaurant's name is added by the API. */
export interface BookedTable extends Slot {
  readonly id: string;
  readonly merchantId: number;
  readonly timeZone: string;
  readonly partySize: number;
  /** When the reservation last changed; the same value if a call is repeated. */
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
  /** The payment library's token for a card. */
  readonly cardToken?: string | undefined;
}

/** One reservation, as the member saw it when they decided: it may have been changed elsewhere since. */
interface SeenReservation extends OfMember {
  readonly id: string;
  readonly seen: { readonly startsAt: Date; readonly partySize: number };
}

export interface ChangeRequest extends SeenReservation {
  readonly startsAt: Date;
  readonly partySize: number;
  /** Whether the member saw the slot with the bonus; undefined if they were shown none. */
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
  /** Undefined if the provider does not have the restaurant. */
  findRestaurant(merchantId: number): Promise<BookingRestaurant | undefined>;
  /** All times of a day at the restaurant at which a table is free for the party, in order. */
  findSlots(search: {
    readonly merchantId: number;
    readonly date: PlainDate;
    readonly partySize: number;
    /** The reservation that the member is changing: its own table counts as free. */
    readonly changed?: (OfMember & { readonly id: string }) | undefined;
  }): Promise<readonly Slot[]>;
  /** Holds a table for a member for a few minutes; a previous hold of the same member ends. */
  hold(request: HoldRequest): Promise<TableHold>;
  /** Ends a hold early; no error if it has ended already. */
  release(request: Omit<ReserveRequest, 'cardToken'>): Promise<void>;
  /** Turns a hold into a reservation; repeated, it returns the same reservation. */
  reserve(request: ReserveRequest): Promise<BookedTable>;
  /**
   * Moves a reservation to another time or party size, or leaves it unchanged, as it does if it is not what
   * the member saw; undefined if it does not exist.
   */
  change(request: ChangeRequest): Promise<BookedTable | undefined>;
  /**
   * Cancels a reservation if it is what the member saw; repeated, it returns the same. Undefined if it does
   * not exist or has begun.
   */
  cancel(request: SeenReservation): Promise<BookedTable | undefined>;
  /** The member's current and upcoming reservations, the next one first. */
  list(member: OfMember): Promise<readonly BookedTable[]>;
}
