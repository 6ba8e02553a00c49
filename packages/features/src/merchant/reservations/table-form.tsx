import {
  formatLocalDay,
  formatTime,
  LARGEST_PARTY,
  QUICK_PARTY_SIZES,
  type ReservationDates,
} from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { Button } from '@tableside/ui/button';
import { Search } from '@tableside/ui/icons';
import { Select } from '@tableside/ui/select';
import { TextField } from '@tableside/ui/text-field';
import { ToggleChip } from '@tableside/ui/toggle-chip';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';

import { reservationsCopy } from './reservations.copy.ts';
import * as styles from './reservations.styles.ts';
import type { TableChoice } from './stored-choice.ts';

const HALF_HOURS = 48;
const times = Array.from({ length: HALF_HOURS }, (_, index) => {
  const value = `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`;
  return { value, label: formatTime(value) };
});
const partySizes = Array.from({ length: LARGEST_PARTY }, (_, index) => index + 1);

export interface TableFormProps {
  readonly choice: TableChoice;
  /** Undefined until the current day is known. */
  readonly dates: ReservationDates | undefined;
  /** What the chosen day earns. */
  readonly earning: ReactNode;
  readonly isSearching: boolean;
  readonly onChange: (change: Partial<TableChoice>) => void;
  /** Called only with a date within `dates`. */
  readonly onSearch: () => void;
}

/** Day, time and party size; tables are searched when the button is pressed (RES-01 to RES-04). */
export function TableForm({ choice, dates, earning, isSearching, onChange, onSearch }: TableFormProps) {
  const copy = useCopy(reservationsCopy);
  const earningId = useId();
  const [isRefused, setIsRefused] = useState(false);
  const { date = '', time, partySize } = choice;
  const isOutside = dates !== undefined && (date < dates.first || date > dates.last);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsRefused(isOutside || dates === undefined);
    if (!isOutside) onSearch();
  };
  const people = (count: number) => (count === 1 ? copy.text('person') : copy.text('people', { count }));
  return (
    <form noValidate onSubmit={onSubmit} css={styles.form}>
      <div css={styles.row}>
        <TextField
          name="date"
          type="date"
          label={copy('date')}
          value={date}
          min={dates?.first}
          max={dates?.last}
          aria-describedby={earning ? earningId : undefined}
          error={
            isRefused && isOutside
              ? copy('dateOutside', {
                  first: formatLocalDay(dates.first, 'UTC'),
                  last: formatLocalDay(dates.last, 'UTC'),
                })
              : undefined
          }
          onChange={(event) => onChange({ date: event.target.value })}
          css={styles.wide}
        />
        {/* Below the field, which must not move while a day is typed into it. */}
        {earning && (
          <p id={earningId} css={styles.dayEarning}>
            {earning}
          </p>
        )}
        <Select
          name="time"
          label={copy('time')}
          value={time}
          options={times}
          onChange={(event) => onChange({ time: event.target.value })}
        />
        <Select
          name="partySize"
          label={copy('partySize')}
          value={String(partySize)}
          options={partySizes.map((count) => ({ value: String(count), label: people(count) }))}
          onChange={(event) => onChange({ partySize: Number(event.target.value) })}
        />
      </div>
      <div role="group" aria-label={copy.text('quickPartySizes')} css={styles.chips}>
        {partySizes.slice(0, QUICK_PARTY_SIZES).map((count) => (
          <ToggleChip
            key={count}
            isPressed={count === partySize}
            onPressedChange={() => onChange({ partySize: count })}
            aria-label={people(count)}
          >
            {count}
          </ToggleChip>
        ))}
      </div>
      <Button
        type="submit"
        variant="primary"
        isFullWidth
        isLoading={isSearching}
        loadingLabel={copy.text('loading')}
        icon={<Search size={20} aria-hidden="true" />}
      >
        {copy('find')}
      </Button>
    </form>
  );
}
