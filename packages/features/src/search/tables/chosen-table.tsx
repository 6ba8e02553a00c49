import { daysAfter, formatTime, type PlainDate, type TableSearch } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';

import { tablesCopy } from './tables.copy.ts';

/** From this time on, today is called tonight. */
const EVENING = '17:00';

const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

const formatDay = (date: PlainDate) => day.format(new Date(date));

export interface ChosenTableProps {
  readonly table: TableSearch;
  readonly today: PlainDate;
}

/** Names a table, such as "Tonight · 7:00 PM · 2". */
export function ChosenTable({ table: { date, time, partySize }, today }: ChosenTableProps) {
  const copy = useCopy(tablesCopy);
  const dayText = () => {
    if (date === today) return copy.text(time >= EVENING ? 'tableTonight' : 'tableToday');
    return date === daysAfter(today, 1) ? copy.text('tableTomorrow') : formatDay(date);
  };
  return (
    <>
      <span>{copy('tableChosen', { day: dayText(), time: formatTime(time), count: partySize })}</span>
      <VisuallyHidden>{copy('tableChange')}</VisuallyHidden>
    </>
  );
}
