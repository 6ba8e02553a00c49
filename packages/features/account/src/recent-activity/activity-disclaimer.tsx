import { Copy, useCopy } from '@tableside/kit-content';

import { activityCopy } from './activity.copy.ts';
import * as styles from './recent-activity.styles.ts';

/** The small print of the list, where content has any (HIS-05). Copy links to it by its id (CON-26). */
export function ActivityDisclaimer() {
  const copy = useCopy(activityCopy);
  if (copy('disclaimer').trim() === '') return null;
  return (
    <div id="disclaimer" tabIndex={-1} css={[styles.range, styles.disclaimer]}>
      <Copy of={activityCopy} id="disclaimer" />
    </div>
  );
}
