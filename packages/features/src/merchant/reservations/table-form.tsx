import { QUICK_PARTY_SIZES, type ReservationDates } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { TableFields, usePartyText, type TableChoice } from '@tableside/kits/reservations';
import { Button } from '@tableside/ui/button';
import { Search } from '@tableside/ui/icons';
import { ToggleChip } from '@tableside/ui/toggle-chip';
import { useState, type ReactNode, type SubmitEvent } from 'react';

import { reservationsCopy } from './reservations.copy.ts';
import * as styles from './reservations.styles.ts';

const quickPartySizes = Array.from({ length: QUICK_PARTY_SIZES }, (_, index) => index + 1);

export interface TableFormProps {
  readonly choice: TableChoice;
  /** Undefined until the current day is known. */
  readonly dates: ReservationDates | undefined;
  readonly earning: ReactNode;
  readonly isSearching: boolean;
  readonly onChange: (change: Partial<TableChoice>) => void;
  /** Called only with a date within `dates`. */
  readonly onSearch: () => void;
}

export function TableForm({ choice, dates, earning, isSearching, onChange, onSearch }: TableFormProps) {
  const copy = useCopy(reservationsCopy);
  const partyText = usePartyText();
  const [isRefused, setIsRefused] = useState(false);
  const { date = '', partySize } = choice;
  const isOutside = dates !== undefined && (date < dates.first || date > dates.last);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsRefused(isOutside || dates === undefined);
    if (!isOutside) onSearch();
  };
  return (
    <form noValidate onSubmit={onSubmit} css={styles.form}>
      <TableFields choice={choice} dates={dates} isDateRefused={isRefused && isOutside} onChange={onChange}>
        {earning}
      </TableFields>
      <div role="group" aria-label={copy.text('quickPartySizes')} css={styles.chips}>
        {quickPartySizes.map((count) => (
          <ToggleChip
            key={count}
            isPressed={count === partySize}
            onPressedChange={() => onChange({ partySize: count })}
            aria-label={partyText(count)}
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
