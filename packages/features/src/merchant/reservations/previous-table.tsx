import { formatLocalDay, formatLocalTime, type Reservation } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { usePartyText } from '@tableside/kits/reservations';

import { reservationsCopy } from './reservations.copy.ts';
import * as styles from './reservations.styles.ts';

export function PreviousTable({ reservation }: { readonly reservation: Reservation }) {
  const copy = useCopy(reservationsCopy);
  const partyText = usePartyText();
  const { startsAt, timeZone, partySize } = reservation;
  return (
    <p css={styles.words}>
      {copy('changeBody', {
        people: partyText(partySize),
        day: formatLocalDay(startsAt, timeZone),
        time: formatLocalTime(startsAt, timeZone),
      })}
    </p>
  );
}
