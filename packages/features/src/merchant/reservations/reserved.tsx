import {
  formatLocalDay,
  formatLocalTime,
  routes,
  type MerchantDetail,
  type Reservation,
} from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { fullAddress } from '@tableside/kits/merchants';
import { useServerNow } from '@tableside/kits/session';
import { ButtonLink } from '@tableside/ui/button-link';
import { CalendarDays } from '@tableside/ui/icons';

import { ShareButton } from '../share/share-button.tsx';
import { reservationCalendarFile } from './calendar-file.ts';
import { reservationsCopy } from './reservations.copy.ts';
import * as styles from './reservations.styles.ts';
import { TableFacts } from './table-facts.tsx';

export interface ReservedProps {
  readonly merchant: MerchantDetail;
  readonly reservation: Reservation;
}

export function ReservedTable({ merchant, reservation }: ReservedProps) {
  const copy = useCopy(reservationsCopy);
  const { partySize, timeZone } = reservation;
  return (
    <div css={styles.dialog}>
      <TableFacts merchant={merchant} slot={reservation} partySize={partySize} timeZone={timeZone} />
      <p role="status" css={styles.words}>
        {copy('successBody')}
      </p>
    </div>
  );
}

export function ReservedActions({ merchant, reservation }: ReservedProps) {
  const copy = useCopy(reservationsCopy);
  const now = useServerNow();
  const { partySize, startsAt, timeZone } = reservation;
  const title = copy.text('calendarTitle', { count: partySize, name: merchant.name });
  const location = fullAddress(merchant.address);
  const file = now !== undefined && reservationCalendarFile(reservation, { title, location, now });
  return (
    <>
      <ShareButton
        merchantId={merchant.id}
        title={title}
        text={copy.text('shared', {
          table: title,
          day: formatLocalDay(startsAt, timeZone),
          time: formatLocalTime(startsAt, timeZone),
          address: location,
        })}
      />
      <ButtonLink variant="secondary" href={routes.overview.path}>
        {copy('toAccount')}
      </ButtonLink>
      {file && (
        <ButtonLink
          variant="primary"
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
          download="reservation.ics"
          icon={<CalendarDays size={20} aria-hidden="true" />}
        >
          {copy('addToCalendar')}
        </ButtonLink>
      )}
    </>
  );
}
