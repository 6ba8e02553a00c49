import { weekdays, type MerchantDetail } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { merchantCopy, useToday } from '@tableside/kits/merchants';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';

import { detailCopy } from '../copy.ts';
import * as styles from './about.styles.ts';
import { useHoursText } from './use-hours-text.ts';

export interface HoursProps {
  readonly merchant: Pick<MerchantDetail, 'hours' | 'timeZone'>;
}

export function Hours({ merchant: { hours, timeZone } }: HoursProps) {
  const today = useToday(timeZone);
  const copy = useCopy(detailCopy);
  const words = useCopy(merchantCopy);
  const hoursText = useHoursText();
  return (
    <table css={styles.hours}>
      <tbody>
        {weekdays.map((day) => {
          const open = hours.filter((entry) => entry.day === day);
          return (
            <tr key={day} css={day === today && styles.today}>
              <th scope="row">
                <span>{words(`${day}Long`)}</span>
                {day === today && <VisuallyHidden>{raiseMarks(` (${copy.text('today')})`)}</VisuallyHidden>}
              </th>
              <td css={open.length === 0 && styles.closed}>
                {open.length === 0
                  ? copy('closed')
                  : open.map((entry) => <div key={entry.opens}>{raiseMarks(hoursText(entry))}</div>)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
