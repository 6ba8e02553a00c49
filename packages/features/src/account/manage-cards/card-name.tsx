import type { LinkedCard } from '@tableside/core';
import { CardMark } from '@tableside/kits/cards';
import { raiseMarks } from '@tableside/ui/registered-mark';

import * as styles from './manage-cards.styles.ts';
import { useCardName } from './use-card-name.ts';

export function CardName({ card }: { readonly card: LinkedCard }) {
  const name = useCardName()(card);
  return (
    <span css={styles.name}>
      <CardMark cardType={card.cardType} />
      <span translate="no" css={styles.nameText}>
        {raiseMarks(name)}
      </span>
    </span>
  );
}
