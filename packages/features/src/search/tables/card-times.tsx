import { freeTimesQuery } from '@tableside/api-client/queries';
import {
  formatLocalTime,
  formatTime,
  reserveHref,
  type Merchant,
  type Slot,
  type TableSearch,
} from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { useGoTo } from '@tableside/kits/feature';
import { storeChoice, storeSelectedAction } from '@tableside/kits/reservations';
import { useApi } from '@tableside/kits/session';
import { useTracker } from '@tableside/kits/tracking';
import { Button } from '@tableside/ui/button';
import { Skeleton } from '@tableside/ui/skeleton';
import { useQuery } from '@tanstack/react-query';

import * as styles from './card-times.styles.ts';
import { tablesCopy } from './tables.copy.ts';

const Waiting = () => (
  <div css={styles.times} aria-hidden="true">
    {[0, 1, 2].map((key) => (
      <Skeleton key={key} shape="box" height={36} />
    ))}
  </div>
);

export interface CardTimesProps {
  readonly merchant: Pick<Merchant, 'id' | 'name'>;
  /** All restaurants of the page that take reservations. Their cards share one request (SEA-47). */
  readonly merchantIds: readonly string[];
  readonly table: TableSearch;
}

export function CardTimes({ merchant: { id, name }, merchantIds, table }: CardTimesProps) {
  const copy = useCopy(tablesCopy);
  const tracker = useTracker();
  const goTo = useGoTo();
  const { data, isLoading } = useQuery(freeTimesQuery(useApi(), { ...table, merchantIds }));
  if (isLoading) return <Waiting />;
  const found = data?.find(({ merchantId }) => merchantId === id);
  if (!found) return null;
  const { slots, timeZone } = found;
  if (slots.length === 0)
    return <p css={styles.none}>{copy('tableNone', { time: formatTime(table.time) })}</p>;

  const reserve = ({ startsAt }: Slot) => {
    tracker.impression({ eventName: 'reservationSlotSelected', merchantId: id });
    storeChoice({ ...table, startsAt, isChanged: true });
    storeSelectedAction({ merchantId: id, action: 'table' });
    goTo(reserveHref(id));
  };
  return (
    <ul aria-label={copy.text('tableTimes', { name })} css={styles.times}>
      {slots.map((slot) => {
        const time = formatLocalTime(slot.startsAt, timeZone);
        return (
          <li key={slot.startsAt}>
            <Button
              variant="secondary"
              size="small"
              isFullWidth
              casing="none"
              aria-label={copy.text('tableReserve', { time, name })}
              onClick={() => reserve(slot)}
            >
              {time}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
