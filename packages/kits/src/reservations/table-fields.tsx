import { css } from '@emotion/react';
import { formatLocalDay, formatTime, LARGEST_PARTY, type ReservationDates } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { Select } from '@tableside/ui/select';
import { TextField } from '@tableside/ui/text-field';
import { space, text } from '@tableside/ui/tokens';
import { useId, type ReactNode } from 'react';

import type { TableChoice } from './stored-choice.ts';
import { tableFieldsCopy } from './table-fields.copy.ts';
import { usePartyText } from './use-party-text.ts';

const HALF_HOURS = 48;
const times = Array.from({ length: HALF_HOURS }, (_, index) => {
  const value = `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`;
  return { value, label: formatTime(value) };
});
const partySizes = Array.from({ length: LARGEST_PARTY }, (_, index) => index + 1);

const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(3),
});
const wide = css({ gridColumn: '1 / -1' });
const note = css(wide, { ...text.small, display: 'block', margin: 0, textWrap: 'pretty' });

export interface TableFieldsProps {
  readonly choice: TableChoice;
  readonly dates: ReservationDates | undefined;
  readonly isDateRefused: boolean;
  readonly children?: ReactNode;
  readonly onChange: (change: Partial<TableChoice>) => void;
}

export function TableFields({ choice, dates, isDateRefused, children, onChange }: TableFieldsProps) {
  const copy = useCopy(tableFieldsCopy);
  const partyText = usePartyText();
  const noteId = useId();
  const { date = '', time, partySize } = choice;
  return (
    <div css={row}>
      <TextField
        name="date"
        type="date"
        label={copy('date')}
        value={date}
        min={dates?.first}
        max={dates?.last}
        aria-describedby={children ? noteId : undefined}
        error={
          isDateRefused && dates
            ? copy('dateOutside', {
                first: formatLocalDay(dates.first, 'UTC'),
                last: formatLocalDay(dates.last, 'UTC'),
              })
            : undefined
        }
        onChange={(event) => onChange({ date: event.target.value })}
        css={wide}
      />
      {/* Below the date field, which must not move while a day is typed into it. */}
      {children && (
        <p id={noteId} css={note}>
          {children}
        </p>
      )}
      <Select
        name="time"
        label={copy('time')}
        value={time}
        // A time from a URL may be between the half hours.
        options={
          times.some(({ value }) => value === time)
            ? times
            : [...times, { value: time, label: formatTime(time) }].toSorted((a, b) =>
                a.value.localeCompare(b.value),
              )
        }
        onChange={(event) => onChange({ time: event.target.value })}
      />
      <Select
        name="partySize"
        label={copy('partySize')}
        value={String(partySize)}
        options={partySizes.map((count) => ({ value: String(count), label: partyText(count) }))}
        onChange={(event) => onChange({ partySize: Number(event.target.value) })}
      />
    </div>
  );
}
