import type { CardType } from '@tableside/core';

import * as styles from './card-mark.styles.ts';

export interface CardMarkProps {
  readonly cardType: CardType;
  readonly className?: string | undefined;
}

/**
 * A small picture of a card with the initial of its network: a drawing of ours, never a network's own mark. It is
 * decoration: the network's name stands beside it in words.
 */
export const CardMark = ({ cardType, className }: CardMarkProps) => (
  <svg viewBox="0 0 38 26" aria-hidden="true" className={className} css={styles.mark}>
    <rect x="0.5" y="0.5" width="37" height="25" rx="4" css={styles.plate} />
    <rect x="1" y="5" width="36" height="4" css={styles.stripe} />
    <text x="33" y="21.5" css={styles.letter}>
      {cardType.charAt(0)}
    </text>
  </svg>
);
