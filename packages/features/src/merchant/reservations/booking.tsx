import { formatLocalDay, formatLocalTime } from '@tableside/core';
import { useCopy, useCopyParts } from '@tableside/kits/content';
import { Banner } from '@tableside/ui/banner';
import { Button } from '@tableside/ui/button';
import { Dialog } from '@tableside/ui/dialog';
import { Loading } from '@tableside/ui/loading';
import { useId } from 'react';

import { consequencesOf } from './booking-error.ts';
import { PreviousTable } from './previous-table.tsx';
import { reservationsCopy } from './reservations.copy.ts';
import * as styles from './reservations.styles.ts';
import { ReservedActions, ReservedTable } from './reserved.tsx';
import { TableFacts } from './table-facts.tsx';
import { useBooking, type BookingOptions } from './use-booking.ts';

const formatLeft = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export function Booking(props: BookingOptions) {
  const { merchant, search, timeZone, previous, payments, onPick, onClose } = props;
  const cardLabel = useId();
  const copy = useCopy(reservationsCopy);
  const parts = useCopyParts(reservationsCopy);
  const { mountCard, ...booking } = useBooking(props);
  const { reservation, table, overlap, error, nearest, secondsLeft } = booking;
  const consequences = error && consequencesOf[error];
  const isOver = overlap !== undefined || (consequences?.isLasting ?? false);
  const close = () => onClose(reservation !== undefined);

  const chooseAnother = (
    <Button variant="primary" onClick={close}>
      {copy('choose')}
    </Button>
  );
  return (
    <Dialog
      isOpen
      onClose={close}
      title={
        reservation
          ? copy(previous ? 'changedTitle' : 'successTitle')
          : parts('dialogTitle', { name: merchant.name })
      }
      closeLabel={copy.text('close')}
      footer={
        reservation ? (
          <ReservedActions merchant={merchant} reservation={reservation} />
        ) : isOver ? (
          chooseAnother
        ) : consequences?.isLost ? (
          nearest ? (
            <Button variant="primary" onClick={() => onPick(nearest)}>
              {parts(previous ? 'nearestChange' : 'nearest', {
                time: formatLocalTime(nearest.startsAt, timeZone),
              })}
            </Button>
          ) : (
            chooseAnother
          )
        ) : error && !(booking.isReady && error !== 'holdExpired') ? (
          <Button variant="primary" onClick={booking.holdAgain}>
            {copy('tryAgain')}
          </Button>
        ) : (
          <Button
            variant="primary"
            isLoading={!booking.isReady || booking.isConfirming}
            loadingLabel={copy.text(!booking.isConfirming ? 'holding' : previous ? 'changing' : 'reserving')}
            onClick={booking.confirm}
          >
            {copy(previous ? 'change' : 'reserve')}
          </Button>
        )
      }
    >
      {reservation ? (
        <ReservedTable merchant={merchant} reservation={reservation} />
      ) : (
        <div css={styles.dialog}>
          <TableFacts merchant={merchant} slot={table} partySize={search.partySize} timeZone={timeZone} />
          {overlap ? (
            <Banner kind="error">
              {parts('overlapWith', {
                name: overlap.merchantName,
                day: <span>{formatLocalDay(overlap.startsAt, overlap.timeZone)}</span>,
                time: formatLocalTime(overlap.startsAt, overlap.timeZone),
              })}
            </Banner>
          ) : error ? (
            <Banner kind="error">{copy(error)}</Banner>
          ) : previous ? undefined : secondsLeft === undefined ? (
            <Loading message={copy('holding')} />
          ) : (
            <p css={styles.quiet}>{copy('held', { time: formatLeft(secondsLeft) })}</p>
          )}
          {previous && !isOver && <PreviousTable reservation={previous} />}
          {payments && (
            <div role="group" aria-labelledby={cardLabel} css={styles.card}>
              <p id={cardLabel} css={styles.cardTitle}>
                {copy('card')}
              </p>
              <p css={styles.quiet}>{copy('cardHint')}</p>
              <div ref={mountCard} css={styles.cardField} />
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}
