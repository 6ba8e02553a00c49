import { useCopy } from '@tableside/kits/content';
import { useBoundField } from '@tableside/kits/forms';
import { Checkbox } from '@tableside/ui/checkbox';
import { FieldError } from '@tableside/ui/field';
import { Loading } from '@tableside/ui/loading';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { Skeleton } from '@tableside/ui/skeleton';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';
import { useFormikContext } from 'formik';
import { useId } from 'react';

import { cardsCopy } from '../cards.copy.ts';
import { CardMark } from '../linked/card-mark.tsx';
import * as styles from './card-form.styles.ts';
import type { SentCard } from './card-result.ts';
import { countChosen, type CardValues } from './card.values.ts';
import type { CardChoice } from './use-card-choice.ts';

export interface PartnerCardsFieldProps {
  readonly choice: CardChoice;
  readonly sent: readonly SentCard[];
}

const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

export function PartnerCardsField({ choice, sent }: PartnerCardsFieldProps) {
  const copy = useCopy(cardsCopy);
  const { available, status, selectable, max, linked } = choice;
  const { id, value: selectedIds, error } = useBoundField<CardValues['selectedCardIds']>('selectedCardIds');
  const { values, setFieldValue, isSubmitting } = useFormikContext<CardValues>();
  const base = useId();
  const hintId = `${base}-hint`;
  const errorId = `${base}-error`;

  if (status === 'error')
    return (
      <p role="status" css={styles.note}>
        {copy('partnerCardsFailed')}
      </p>
    );
  if (status === 'success' && available.length === 0) return null;
  if (status !== 'success') return <PendingCards />;

  const isFull = countChosen(available, values) >= selectable;
  const limit = [
    copy.text(selectable === 1 ? 'limitOne' : 'limit', { count: selectable }),
    linked > 0 && copy.text('linkedAlready', { linked, max }),
  ].filter((words) => words !== false);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error === undefined ? hintId : `${errorId} ${hintId}`}
      data-invalid={error === undefined ? undefined : true}
      css={styles.group}
    >
      <legend css={styles.legend}>{copy('partnerCards')}</legend>
      <p id={hintId} css={styles.hint}>
        {copy('partnerCardsHint')}
      </p>
      <ul css={styles.partnerCards}>
        {available.map(({ partnerCardId, cardType, lastFour }) => {
          const isSelected = selectedIds.includes(partnerCardId);
          const error = sent.find(({ key }) => key === partnerCardId)?.error;
          return (
            <li key={partnerCardId} css={styles.partnerCard}>
              <Checkbox
                name="partnerCard"
                value={partnerCardId}
                checked={isSelected}
                disabled={isFull && !isSelected}
                label={
                  <span css={styles.cardLabel}>
                    <span>
                      <span css={styles.cardName}>{copy('endingIn', { lastFour })}</span>
                      <span aria-hidden="true" translate="no" css={styles.network}>
                        {cardType}
                      </span>
                    </span>
                    <CardMark cardType={cardType} />
                  </span>
                }
                hint={<VisuallyHidden translate="no">{cardType}</VisuallyHidden>}
                error={isSelected ? error?.message : undefined}
                onChange={() => {
                  if (!isSubmitting)
                    void setFieldValue('selectedCardIds', toggled(selectedIds, partnerCardId));
                }}
              />
            </li>
          );
        })}
      </ul>
      <FieldError id={errorId} error={error} />
      <div role="status" css={styles.limit}>
        {isFull && error === undefined && (
          <>
            <p>{raiseMarks(limit.join(' '))}</p>
            <p>{copy(selectedIds.length > 0 ? 'makeRoom' : 'makeRoomTyped')}</p>
          </>
        )}
      </div>
    </fieldset>
  );
}

function PendingCards() {
  const copy = useCopy(cardsCopy);
  return (
    <div>
      <Loading message={copy('partnerCardsLoading')} isMessageHidden />
      <div css={styles.partnerCards}>
        <Skeleton shape="box" height={54} />
        <Skeleton shape="box" height={54} />
      </div>
    </div>
  );
}
