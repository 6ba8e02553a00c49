import { css } from '@emotion/react';
import { daysAfter, formatTime, type PlainDate, type TableSearch } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { CalendarDays } from '@tableside/ui/icons';
import { lazyPart } from '@tableside/ui/lazy-part';
import { chip } from '@tableside/ui/toggle-chip';
import { color } from '@tableside/ui/tokens';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';
import { useEffect, useState } from 'react';

import type { SearchAddressControls } from '../address/use-search-address.ts';
import { searchCopy } from '../copy.ts';
import type { TableDialogProps } from './table-dialog.tsx';

const chosen = css(chip, { borderColor: color.action, boxShadow: `inset 0 0 0 1px ${color.action}` });

/** Without its code the dialog counts as closed, so that pressing the chip again tries again. */
function DialogMissing({ onClose }: TableDialogProps) {
  useEffect(onClose, [onClose]);
  return null;
}

const TableDialog = lazyPart(() => import('./table-dialog.tsx').then((m) => m.TableDialog), {
  Failed: DialogMissing,
});

/** From here on, today is tonight. */
const EVENING = '17:00';

/** Formats a day such as "Sat, Nov 28". */
const formatDay = (date: PlainDate) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date));

/** Returns what names the day of a table: "Tonight", "Tomorrow" or its date. */
function useDayText(today: PlainDate | undefined): (table: TableSearch) => string {
  const copy = useCopy(searchCopy);
  return ({ date, time }) => {
    if (date === today) return copy.text(time >= EVENING ? 'tableTonight' : 'tableToday');
    return today !== undefined && date === daysAfter(today, 1) ? copy.text('tableTomorrow') : formatDay(date);
  };
}

/** Says when and for how many a table is wanted, and opens the dialog that sets it (SEA-45). */
export function TableChip({ address: { table, today, changeTable } }: { address: SearchAddressControls }) {
  const copy = useCopy(searchCopy);
  const dayText = useDayText(today);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        css={table ? chosen : chip}
      >
        <CalendarDays size={16} aria-hidden="true" />
        {table ? (
          <>
            <span>
              {copy('tableChosen', {
                day: dayText(table),
                time: formatTime(table.time),
                count: table.partySize,
              })}
            </span>
            <VisuallyHidden>{copy('tableChange')}</VisuallyHidden>
          </>
        ) : (
          <span>{copy('table')}</span>
        )}
      </button>
      {isOpen && <TableDialog table={table} onChoose={changeTable} onClose={() => setIsOpen(false)} />}
    </>
  );
}
