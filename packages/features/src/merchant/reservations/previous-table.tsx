import { formatLocalDay, formatLocalTime, type Reservation } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';

import { reservationsCopy } from './reservations.copy.ts';
import * as styles from './reservations.styles.ts';

/** The member's current reservation, shown while it is changed. */
export function PreviousTable({ reservation }: { readonly reservation: Reservation }) {
  const copy = useCopy(reservationsCopy);
  const { startsAt, timeZone, partySize } = reservation;
  return (
    <p css={styles.words}>
      {copy('changeBody', {
        people: partySize === 1 ? copy.text('person') : copy.text('people', { count: partySize }),
        day: formatLocalDay(startsAt, timeZone),
        time: formatLocalTime(startsAt, timeZone),
      })}
    </p>
  );
}
