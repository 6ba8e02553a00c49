import {
  searchRefusals,
  type Availability,
  type FreeTimes,
  type PartySizes,
  type Reservation,
  type Slot,
  type TableHold,
} from '@tableside/core';

import {
  count,
  filledText,
  flag,
  listOf,
  moment,
  object,
  oneOf,
  text,
  timeZone,
} from '../../client/reader.ts';

const slot = { startsAt: moment, hasBonus: flag, requiresCard: flag };

export const readAvailability = object<Availability>({
  state: oneOf([...searchRefusals, 'none', 'available']),
  timeZone,
  partySizes: object<PartySizes>({ smallest: count, largest: count }),
  slots: listOf(object<Slot>(slot)),
});

export const readFreeTimes = listOf(
  object<FreeTimes>({ merchantId: filledText, timeZone, slots: listOf(object<Slot>(slot)) }),
);

export const readHold = object<TableHold>({ ...slot, id: filledText, expiresAt: moment });

export const readReservation = object<Reservation>({
  ...slot,
  id: filledText,
  merchantId: text,
  merchantName: text,
  timeZone,
  partySize: count,
});

export const readReservations = listOf(readReservation);
