import { useCopy } from '@tableside/kits/content';
import { Check } from '@tableside/ui/icons';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';

import { enrollmentCopy } from '../copy.ts';
import type { StoredCard } from './stored-cards.ts';
import * as styles from './linked-card-picture.styles.ts';

export function LinkedCardPicture({ cardType, lastFour }: StoredCard) {
  const copy = useCopy(enrollmentCopy);
  const network = copy.text(`network${cardType}`);
  return (
    <div css={styles.card}>
      <VisuallyHidden translate="no">{copy('cardEnding', { network, lastFour })}</VisuallyHidden>
      <div css={styles.face} aria-hidden="true">
        <span css={styles.top}>
          <span css={styles.chip} />
          <span css={styles.badge}>
            <Check size={16} />
          </span>
        </span>
        <span css={styles.number} translate="no">{`•••• ${lastFour}`}</span>
        <span css={styles.network} translate="no">
          {raiseMarks(network)}
        </span>
      </div>
    </div>
  );
}
