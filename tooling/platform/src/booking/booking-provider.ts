import type { PartySizes, PlainDate, Slot, TableHold } from '@tableside/core';

/** Why a table was not held, reserved or changed. */
export const bookingRefusalReasons = [
  /** No table is free then, or nobody is seated then. */
  'slotTaken',
  /** The member has another reservation less than two hours before or after. */
  'overlap',
  /** The member's account with the provider was deactivated. */
  'deactivated',
  /** The provider takes no reservations of this member. */
  'fraud',
  /** The slot is kept with a payment card only. */
  'cardRequired',
  /** The hold is over, or there was none. */
  'holdExpired',
] as const;
export type BookingRefusalReason = (typeof bookingRefusalReasons)[number];

/** A provider's no, in contrast to a provider that cannot answer. */
export class BookingRefusal extends Error {
  override readonly name = 'BookingRefusal';
  readonly reason: BookingRefusalReason;

  constructor(reason: BookingRefusalReason) {
    super(`The booking provider refuses: ${reason}.`);
    this.reason = reason;
  }
}

/** What a provider knows of a restaurant before it looks for a table. */
export interface BookingRestaurant {
  /** Such as America/Chicago. */
  readonly timeZone: string;
  readonly partySizes: PartySizes;
}

/** A reservation as the provider has it; names are ours. */
export interface BookedTable extends Slot {
  readonly id: string;
  readonly merchantId: number;
  readonly timeZone: string;
  readonly partySize: number;
  /** When it became what it is: another moment after each change, the same one when a call is repeated. */
  readonly changedAt: Date;
}

interface OfMember {
  /** The member's public id: all that a provider learns of who comes. */
  readonly memberId: string;
}

export interface HoldRequest extends OfMember {
  readonly merchantId: number;
  readonly startsAt: Date;
  readonly partySize: number;
}

export interface ReserveRequest extends OfMember {
  readonly holdId: string;
  /** What the payment library gave for a card. */
  readonly cardToken?: string | undefined;
}

export interface ChangeRequest extends OfMember {
  readonly id: string;
  readonly startsAt: Date;
  readonly partySize: number;
  readonly cardToken?: string | undefined;
}

/**
 * Who knows the tables and takes the reservations: the service here, or a third party. Every call may be repeated after
 * its answer was lost, without a second effect. Calls reject with `BookingRefusal` for a no; any other rejection means
 * that the provider did not do its part.
 */
export interface BookingProvider {
  /** Undefined for a restaurant that the provider does not have. */
  findRestaurant(merchantId: number): Promise<BookingRestaurant | undefined>;
  /** Every time of a day at the restaurant when a table is free for the party, in their order. */
  findSlots(search: {
    readonly merchantId: number;
    readonly date: PlainDate;
    readonly partySize: number;
    /** A reservation that the member wants to change: its own table counts as free. */
    readonly changed?: (OfMember & { readonly id: string }) | undefined;
  }): Promise<readonly Slot[]>;
  /** Keeps a table for a member for a few minutes; an earlier hold of the same member ends. */
  hold(request: HoldRequest): Promise<TableHold>;
  /** Ends a hold before its time; one that is over already is no fault. */
  release(request: Omit<ReserveRequest, 'cardToken'>): Promise<void>;
  /** Makes a hold a reservation; repeated, it answers the same reservation. */
  reserve(request: ReserveRequest): Promise<BookedTable>;
  /** Moves a reservation to another time or party size, or leaves it as it is; undefined for one that is not there. */
  change(request: ChangeRequest): Promise<BookedTable | undefined>;
  /** Cancels a reservation; repeated, it answers the same. Undefined for one that is not there or has begun. */
  cancel(request: OfMember & { readonly id: string }): Promise<BookedTable | undefined>;
  /** The member's reservations that are not over, the next one first. */
  list(member: OfMember): Promise<readonly BookedTable[]>;
}
