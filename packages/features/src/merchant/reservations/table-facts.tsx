import {
  formatLocalDay,
  formatLocalTime,
  localTimeOf,
  type MerchantDetail,
  type Slot,
} from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { usePartyText } from '@tableside/kits/reservations';

import { reservationsCopy } from './reservations.copy.ts';
import * as styles from './reservations.styles.ts';
import { useDayEarning } from './use-day-earning.ts';

export interface TableFactsProps {
  readonly merchant: Pick<MerchantDetail, 'benefit'>;
  readonly slot: Slot;
  readonly partySize: number;
  readonly timeZone: string;
}

export function TableFacts({ merchant, slot, partySize, timeZone }: TableFactsProps) {
  const { startsAt, hasBonus } = slot;
  const copy = useCopy(reservationsCopy);
  const partyText = usePartyText();
  const { hasReservationBonus } = usePartner();
  const earning = useDayEarning(merchant, timeZone)(localTimeOf(startsAt, timeZone).date);
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
        <dd>{partyText(partySize)}</dd>
      </dl>
      {earning && <p css={styles.quiet}>{earning.day}</p>}
      {hasReservationBonus && <p css={styles.quiet}>{copy(hasBonus ? 'bonusEarned' : 'noBonus')}</p>}
    </>
  );
}
