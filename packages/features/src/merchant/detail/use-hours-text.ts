import { formatTime, type OpeningHours } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';

import { detailCopy } from '../copy.ts';

export function useHoursText(): (hours: Omit<OpeningHours, 'day'>) => string {
  const copy = useCopy(detailCopy);
  return ({ opens, closes }) =>
    opens === closes
      ? copy.text('openAllDay')
      : copy.text('hoursRange', { opens: formatTime(opens), closes: formatTime(closes) });
}
