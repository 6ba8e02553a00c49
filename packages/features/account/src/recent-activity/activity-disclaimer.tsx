import { Copy, useCopy } from '@tableside/kit-content';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import { activityCopy } from './activity.copy.ts';
import * as styles from './recent-activity.styles.ts';

const ID = 'disclaimer';

/** The small print of the list, where content has any (HIS-05). Copy links to it (CON-26). */
export function ActivityDisclaimer() {
  const copy = useCopy(activityCopy);
  const { hash } = useLocation();
  const element = useRef<HTMLDivElement>(null);
  const isAskedFor = hash === `#${ID}`;
  useEffect(() => {
    if (isAskedFor) element.current?.focus();
  }, [isAskedFor]);
  if (copy('disclaimer').trim() === '') return null;
  return (
    <div id={ID} ref={element} tabIndex={-1} css={[styles.range, styles.disclaimer]}>
      <Copy of={activityCopy} id="disclaimer" />
    </div>
  );
}
