import { css } from '@emotion/react';
import {
  daysAfter,
  isPlainDate,
  lastReservationDate,
  localTimeOf,
  type LocalTime,
  type TableSearch,
} from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { readChoice, storeChoice, TableFields, type TableChoice } from '@tableside/kits/reservations';
import { useApi } from '@tableside/kits/session';
import { Button } from '@tableside/ui/button';
import { Dialog } from '@tableside/ui/dialog';
import { space } from '@tableside/ui/tokens';
import { useId, useState, type SubmitEvent } from 'react';

import { tablesCopy } from './tables.copy.ts';

const actions = css({ display: 'flex', gap: space(3), width: '100%', '& > :last-child': { flexGrow: 1 } });

const ownTime = (now: number) => localTimeOf(now, new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The table last searched for in this tab, on the next possible day (RES-02, RES-03). */
function choiceAt(here: LocalTime, isOffered: (date: string) => boolean): TableChoice {
  const { date = '', time, partySize } = readChoice();
  const next = time > here.time ? here.date : daysAfter(here.date, 1);
  return { date: isOffered(date) ? date : next, time, partySize };
}

export interface TableDialogProps {
  readonly table: TableSearch | undefined;
  readonly onChoose: (table: TableSearch | undefined) => void;
  readonly onClose: () => void;
}

export function TableDialog({ table, onChoose, onClose }: TableDialogProps) {
  const copy = useCopy(tablesCopy);
  const { clock } = useApi();
  const formId = useId();
  const [here] = useState(() => ownTime(clock.now()));
  const dates = { first: here.date, last: lastReservationDate(here.date) };
  const isOffered = (date: string) => date >= dates.first && date <= dates.last;
  const [choice, setChoice] = useState<TableChoice>(() => table ?? choiceAt(here, isOffered));
  const [isRefused, setIsRefused] = useState(false);
  const { date = '', time, partySize } = choice;

  const choose = (chosen: TableSearch | undefined) => {
    onClose();
    onChoose(chosen);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPlainDate(date) || !isOffered(date)) {
      setIsRefused(true);
      event.currentTarget.querySelector<HTMLInputElement>('input[name="date"]')?.focus();
      return;
    }
    // Restaurant pages start with these values (RES-33).
    storeChoice({ date, time, partySize, isChanged: true });
    choose({ date, time, partySize });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={copy('tableTitle')}
      closeLabel={copy.text('tableClose')}
      footer={
        <div css={actions}>
          {table && (
            <Button variant="tertiary" onClick={() => choose(undefined)}>
              {copy('tableClear')}
            </Button>
          )}
          <Button variant="primary" type="submit" form={formId}>
            {copy('tableShow')}
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TableFields
          choice={choice}
          dates={dates}
          isDateRefused={isRefused && !isOffered(date)}
          onChange={(change) => setChoice((last) => ({ ...last, ...change }))}
        />
      </form>
    </Dialog>
  );
}
