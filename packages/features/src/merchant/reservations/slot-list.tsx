import { formatLocalTime, type Availability, type Slot } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { Button } from '@tableside/ui/button';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { useId } from 'react';

import { reservationsCopy } from './reservations.copy.ts';
import * as styles from './reservations.styles.ts';

export interface SlotListProps {
  readonly availability: Availability;
  readonly labelledBy: string;
  readonly onPick: (slot: Slot) => void;
}

export function SlotList({ availability: { slots, timeZone }, labelledBy, onPick }: SlotListProps) {
  const copy = useCopy(reservationsCopy);
  const { hasReservationBonus } = usePartner();
  const id = useId();
  return (
    <ul aria-labelledby={labelledBy} css={styles.slots}>
      {slots.map((slot) => {
        const { startsAt, hasBonus, requiresCard } = slot;
        const notes = [
          hasReservationBonus && !hasBonus && copy.text('slotNoBonus'),
          requiresCard && copy.text('slotCard'),
        ].filter((note) => note !== false);
        const noteId = `${id}-${startsAt}`;
        return (
          <li key={startsAt}>
            <Button
              variant="secondary"
              isFullWidth
              casing="none"
              aria-haspopup="dialog"
              {...(notes.length > 0 && { 'aria-describedby': noteId })}
              onClick={() => onPick(slot)}
            >
              {formatLocalTime(startsAt, timeZone)}
            </Button>
            {notes.length > 0 && <p id={noteId}>{raiseMarks(notes.join(' · '))}</p>}
          </li>
        );
      })}
    </ul>
  );
}
