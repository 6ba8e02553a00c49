import type { LinkedCard } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { Card } from '@tableside/ui/card';
import { Title } from '@tableside/ui/title';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';
import { useId, useRef, useState } from 'react';

import { accountCopy } from '../copy.ts';
import { Cards } from '../drawings/cards.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { LinkedCardRow } from './linked-card-row.tsx';
import * as styles from './manage-cards.styles.ts';
import { useCardDeletion } from './use-card-deletion.ts';

export interface LinkedCardsProps {
  readonly cards: readonly LinkedCard[];
  readonly max: number;
  readonly onRefetch: () => Promise<unknown>;
}

export function LinkedCards({ cards, max, onRefetch }: LinkedCardsProps) {
  const copy = useCopy(accountCopy);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosenId, setChosenId] = useState<string>();
  const { deleting, remove } = useCardDeletion((card) => setChosenId(card.id));
  const cardToDelete = cards.find((card) => card.id === chosenId);
  const isLast = cards.every((card) => card.id === chosenId || deleting.includes(card.id));

  const openDialog = (card: LinkedCard) => {
    setChosenId(card.id);
    // Another device may have deleted the other cards. The dialog must know whether this is now the last one.
    void onRefetch();
  };
  const confirm = (card: LinkedCard) => {
    setChosenId(undefined);
    remove({ card, closesAccount: isLast });
  };
  return (
    <Card as="section" aria-labelledby={id} css={styles.section}>
      <div css={styles.head}>
        <Title level={2} size="medium" id={id} ref={heading} tabIndex={-1}>
          {copy('cardsTitle')}
        </Title>
        <p css={styles.count}>
          <span aria-hidden="true">{copy('cardsCount', { count: cards.length, max })}</span>
          <VisuallyHidden>{copy('cardsCountSpoken', { count: cards.length, max })}</VisuallyHidden>
        </p>
      </div>
      {cards.length === 0 ? (
        <div css={styles.none}>
          <Cards />
          <p css={styles.noneTitle}>{copy('noCardsTitle')}</p>
          <p>{copy('noCardsBody')}</p>
        </div>
      ) : (
        <ul css={styles.rows}>
          {cards.map((card) => (
            <LinkedCardRow
              key={card.id}
              card={card}
              isDeleting={deleting.includes(card.id)}
              onDelete={() => openDialog(card)}
              onFocusLost={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
      {cardToDelete && (
        <DeleteDialog
          card={cardToDelete}
          isLast={isLast}
          onCancel={() => setChosenId(undefined)}
          onConfirm={() => confirm(cardToDelete)}
        />
      )}
    </Card>
  );
}
