import {
  dayOf,
  daysAfter,
  formatLocalDay,
  formatTime,
  localTimeOf,
  reservationDates,
  routes,
  type Availability,
  type MerchantDetail,
  type Reservation,
  type Slot,
  type TableSearch,
  type Weekday,
  weekdayOfDay,
} from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { TryAgain } from '@tableside/kits/failure';
import { usePartner } from '@tableside/kits/partner';
import { defaultChoice, readChoice, storeChoice, type TableChoice } from '@tableside/kits/reservations';
import { useServerNow } from '@tableside/kits/session';
import { useTracker } from '@tableside/kits/tracking';
import { Banner } from '@tableside/ui/banner';
import { Button } from '@tableside/ui/button';
import { Gift } from '@tableside/ui/icons';
import { lazyPart } from '@tableside/ui/lazy-part';
import { Link } from '@tableside/ui/link';
import { Skeleton } from '@tableside/ui/skeleton';
import { Title } from '@tableside/ui/title';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { bonus } from '../detail/benefits.styles.ts';
import { PreviousTable } from './previous-table.tsx';
import { reservationsCopy } from './reservations.copy.ts';
import * as styles from './reservations.styles.ts';
import { SlotList } from './slot-list.tsx';
import { TableForm } from './table-form.tsx';
import { useDayEarning } from './use-day-earning.ts';
import { usePrevious } from './use-previous.ts';
import { useTableSearch } from './use-table-search.ts';

/** Reloading loses nothing: the choice is stored, and nothing has been typed here. */
function DialogMissing() {
  const copy = useCopy(reservationsCopy);
  return (
    <Banner
      kind="error"
      action={
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {copy('dialogReload')}
        </Button>
      }
    >
      {copy('dialogMissing')}
    </Banner>
  );
}

/** Shown instead of the form, because a table that is chosen there would be a second reservation. */
function ChangeFailed({
  isRetrying,
  onRetry,
}: {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}) {
  const copy = useCopy(reservationsCopy);
  return (
    <section id="reserve" aria-labelledby="reserve-title" css={styles.panel}>
      <Title level={2} size="small" id="reserve-title">
        {copy('changeTitle')}
      </Title>
      <Banner
        kind="error"
        action={
          <TryAgain
            variant="secondary"
            isRetrying={isRetrying}
            loadingLabel={copy.text('changeLoading')}
            failedLabel={copy.text('changeFailed')}
            onRetry={onRetry}
          >
            {copy('tryAgain')}
          </TryAgain>
        }
      >
        {copy('changeFailed')}
      </Banner>
    </section>
  );
}

const BookingDialog = lazyPart(() => import('./booking-dialog.tsx').then((module) => module.BookingDialog), {
  Failed: DialogMissing,
});

/** A chosen slot. The count makes choosing the same slot again start over (RES-25). */
interface Pick {
  readonly slot: Slot;
  readonly timeZone: string;
  readonly count: number;
}

const choiceOf = ({ startsAt, timeZone, partySize }: Reservation): TableChoice => ({
  ...localTimeOf(startsAt, timeZone),
  partySize,
  isChanged: true,
});

const ownTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export interface ReservationSectionProps {
  readonly merchant: MerchantDetail;
  /** The visitor has signed in to reserve, so the slot they had chosen reopens (RES-07, MER-30). */
  readonly isResumed: boolean;
  /** Called with the chosen weekday; undefined if the chosen day cannot be reserved. */
  readonly onDay: (day: Weekday | undefined) => void;
}

export function ReservationSection({ merchant, isResumed, onDay }: ReservationSectionProps) {
  const copy = useCopy(reservationsCopy);
  const { hasReservationBonus } = usePartner();
  const tracker = useTracker();
  const now = useServerNow();
  const { previous, isLoading, isFailed, isRetrying, isMissing, retry } = usePrevious(merchant.id);
  const [changed, setChanged] = useState<TableChoice>();
  const [picked, setPicked] = useState<Pick>();
  const [isSlotGone, setIsSlotGone] = useState(false);
  const isSearchDue = useRef(false);
  const title = useRef<HTMLHeadingElement>(null);
  const wasDialogOpen = useRef(false);
  /** The start of the slot to reopen after sign-in; cleared when the visitor changes the search. */
  const resumed = useRef<string>(undefined);
  const { data, variables, isPending, isError, searchFor, searchAgain, reset } = useTableSearch(
    merchant.id,
    previous?.id,
  );

  const timeZone = data?.timeZone ?? previous?.timeZone ?? merchant.timeZone ?? ownTimeZone();
  const dates = now === undefined ? undefined : reservationDates(now, timeZone);
  const begin = (): TableChoice => {
    if (previous && !isResumed) return choiceOf(previous);
    const { date, startsAt, ...stored } = readChoice();
    const isPast = date !== undefined && dates !== undefined && date < dates.first;
    return isPast ? stored : { ...stored, date, startsAt };
  };
  // During server rendering, neither the day nor the browser's storage is known.
  const chosen = changed ?? (now === undefined ? defaultChoice : begin());
  const dateOf = (moment: number): string => {
    const today = localTimeOf(moment, timeZone);
    return chosen.time > today.time ? today.date : daysAfter(today.date, 1);
  };
  const choice = { ...chosen, date: chosen.date ?? (now === undefined ? '' : dateOf(now)) };
  const day =
    dates && choice.date >= dates.first && choice.date <= dates.last ? dayOf(choice.date) : undefined;
  const weekday = day && weekdayOfDay(day);
  useEffect(() => onDay(weekday), [onDay, weekday]);
  const earningOf = useDayEarning(merchant, timeZone);
  const earning = day && earningOf(day);
  const hasResponse =
    variables?.date === choice.date &&
    variables.time === choice.time &&
    variables.partySize === choice.partySize;
  const availability = hasResponse && !isPending ? data : undefined;
  const wanted = (): TableSearch => ({
    date: dayOf(choice.date),
    time: choice.time,
    partySize: choice.partySize,
  });

  const change = (part: Partial<TableChoice>) => {
    const withPart = (last: TableChoice) => ({ ...last, ...part, startsAt: undefined });
    resumed.current = undefined;
    // Starts from the latest state, because fields filled before hydration change all at once.
    setChanged((last) => withPart(last ?? begin()));
    setIsSlotGone(false);
    // Values from changing a reservation must not become the initial values at the next restaurant.
    if (!previous) storeChoice(withPart(readChoice()));
  };
  const search = () => {
    // Fixes the date, because the restaurant's time zone arrives with the response and must not change the
    // day.
    change({ date: choice.date });
    void searchFor(wanted(), chosen.isChanged ?? false);
  };
  const show = (slot: Slot, itsTimeZone: string) =>
    setPicked((last) => ({ slot, timeZone: itsTimeZone, count: (last?.count ?? 0) + 1 }));
  const pick = (slot: Slot, itsTimeZone: string) => {
    tracker.impression({ eventName: 'reservationSlotSelected', merchantId: merchant.id });
    show(slot, itsTimeZone);
  };
  const message = ({ state, slots: [first], partySizes, ...response }: Availability) => {
    if (state !== 'available' || !first) {
      const count = state === 'tooSmall' ? partySizes.smallest : partySizes.largest;
      return copy(state === 'available' ? 'none' : state, { time: formatTime(choice.time), count });
    }
    if (isSlotGone) return copy('slotGone');
    return copy('available', { day: formatLocalDay(first.startsAt, response.timeZone) });
  };

  const isDialogOpen = picked !== undefined;
  useEffect(() => {
    // After a reservation or a new search, the slot that opened the dialog is gone and cannot take the focus.
    if (wasDialogOpen.current && !isDialogOpen && document.activeElement === document.body)
      title.current?.focus({ preventScroll: true });
    wasDialogOpen.current = isDialogOpen;
  }, [isDialogOpen]);

  const isLive = now !== undefined && !isLoading && !isFailed;
  const reopen = (startsAt: string, found: Availability | undefined) => {
    const slot = found?.slots.find((one) => one.startsAt === startsAt);
    if (found && slot) show(slot, found.timeZone);
    setIsSlotGone(slot === undefined);
  };
  const resume = useEffectEvent(() => {
    const { startsAt } = chosen;
    if (startsAt === undefined) return;
    resumed.current = startsAt;
    void searchAgain(wanted()).then((found) =>
      resumed.current === startsAt ? reopen(startsAt, found) : undefined,
    );
  });
  useEffect(() => {
    if (isResumed && isLive) resume();
  }, [isResumed, isLive]);
  const searchWhenLive = useEffectEvent(() => {
    const isDue = isSearchDue.current;
    isSearchDue.current = false;
    if (isDue && day !== undefined) search();
  });
  useEffect(() => {
    if (isLive) searchWhenLive();
  }, [isLive]);

  if (isLoading) return <Skeleton shape="box" height={440} />;
  if (isFailed) return <ChangeFailed isRetrying={isRetrying} onRetry={retry} />;
  return (
    <section id="reserve" aria-labelledby="reserve-title" css={styles.panel}>
      <Title level={2} size="small" id="reserve-title" ref={title} tabIndex={-1}>
        {copy(previous ? 'changeTitle' : 'title')}
      </Title>
      {isMissing && <Banner kind="warning">{copy('changeMissing')}</Banner>}
      {previous && (
        <>
          <PreviousTable reservation={previous} />
          <p css={styles.words}>
            <Link href={routes.overview.path}>{copy('keep')}</Link>
          </p>
        </>
      )}
      {hasReservationBonus && (
        <p css={bonus}>
          <Gift size={20} aria-hidden="true" />
          <span>{copy('bonus')}</span>
        </p>
      )}
      <TableForm
        choice={choice}
        dates={dates}
        earning={earning?.day}
        isSearching={isPending}
        onChange={(part) => change({ ...part, isChanged: true })}
        onSearch={() => {
          if (isLive) search();
          else isSearchDue.current = true;
        }}
      />
      {isPending && <Skeleton shape="box" height={44} />}
      <p role="status" css={styles.words}>
        {availability && <span id="tables">{message(availability)}</span>}
        {availability?.state === 'available' && earning && (
          <span css={styles.dayEarning}>{earning.times}</span>
        )}
      </p>
      {availability?.state === 'available' && (
        <SlotList
          availability={availability}
          labelledBy="tables"
          onPick={(slot) => pick(slot, availability.timeZone)}
        />
      )}
      {hasResponse && isError && <Banner kind="error">{copy('failed')}</Banner>}
      {picked && (
        <BookingDialog
          key={`${picked.count} ${previous?.id}`}
          slot={picked.slot}
          timeZone={picked.timeZone}
          merchant={merchant}
          previous={previous}
          search={{ ...wanted(), isChanged: choice.isChanged }}
          onSearchAgain={() => searchAgain(wanted())}
          onPick={(slot) => pick(slot, picked.timeZone)}
          onClose={(isReserved) => {
            setPicked(undefined);
            if (isReserved) reset();
          }}
        />
      )}
    </section>
  );
}
