import type { LinkedCard } from '@tableside/core';
import { CardMark } from '@tableside/kits/cards';
import { useCopyParts } from '@tableside/kits/content';

import { accountCopy } from '../copy.ts';
import * as styles from './manage-cards.styles.ts';

/** A card's network logo and last four digits. */
export function CardName({ card }: { readonly card: LinkedCard }) {
  const parts = useCopyParts(accountCopy);
  const { cardType, description, lastFour } = card;
  return (
    <span css={styles.name}>
      <CardMark cardType={cardType} />
      <span css={styles.nameText}>
        {parts('cardName', { description: description || cardType, lastFour })}
      </span>
    </span>
  );
}
