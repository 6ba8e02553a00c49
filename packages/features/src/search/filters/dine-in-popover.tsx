import { useCopy } from '@tableside/kits/content';
import { Button } from '@tableside/ui/button';
import { focusReplacement } from '@tableside/ui/focus';
import { useId } from 'react';

import { searchCopy } from '../copy.ts';
import * as styles from './dine-in-popover.styles.ts';

export interface DineInPopoverProps {
  readonly hasArrow: boolean;
  readonly onClose: () => void;
}

export function DineInPopover({ hasArrow, onClose }: DineInPopoverProps) {
  const copy = useCopy(searchCopy);
  const titleId = useId();
  return (
    <section
      ref={focusReplacement}
      aria-labelledby={titleId}
      css={[styles.popover, hasArrow && styles.arrow]}
    >
      <div>
        <p id={titleId} css={styles.title}>
          {copy('dineInTitle')}
        </p>
        <p css={styles.words}>{copy('dineInText')}</p>
      </div>
      <Button variant="secondary" size="small" onClick={onClose}>
        {copy('dineInClose')}
      </Button>
    </section>
  );
}
