import { formatLocalDay, formatLocalTime, type Slot } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';

import { reservationsCopy } from './reservations.copy.ts';
import * as styles from './reservations.styles.ts';

export interface TableFactsProps {
  readonly slot: Slot;
  readonly partySize: number;
  readonly timeZone: string;
}

/** Time, party size and bonus; times are in the restaurant's time zone. */
export function TableFacts({ slot: { startsAt, hasBonus }, partySize, timeZone }: TableFactsProps) {
  const copy = useCopy(reservationsCopy);
  const { hasReservationBonus } = usePartner();
  return (
    <>
      <dl css={styles.facts}>
        <dt>{copy('when')}</dt>
        <dd>
          {copy('whenValue', {
            day: formatLocalDay(startsAt, timeZone),
            time: formatLocalTime(startsAt, timeZone),
          })}
        </dd>
        <dt>{copy('party')}</dt>
        <dd>{partySize === 1 ? copy('person') : copy('people', { count: partySize })}</dd>
      </dl>
      {hasReservationBonus && <p css={styles.quiet}>{copy(hasBonus ? 'bonusEarned' : 'noBonus')}</p>}
    </>
  );
}
