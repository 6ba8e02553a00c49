import { useCopy } from '@tableside/kit-content';
import { useBoundField } from '@tableside/kit-forms';
import { Checkbox } from '@tableside/ui/checkbox';
import { FieldError } from '@tableside/ui/field';
import { Loading } from '@tableside/ui/loading';
import { Skeleton } from '@tableside/ui/skeleton';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';
import { useFormikContext } from 'formik';
import { useId } from 'react';

import { cardsCopy } from '../cards.copy.ts';
import { CardMark } from '../linked/card-mark.tsx';
import * as styles from './card-form.styles.ts';
import { pickedCards, pickingState } from './card-picks.ts';
import type { FailedCard } from './card-result.ts';
import { readPicks, togglePick, type CardValues } from './card.values.ts';
import type { CardChoice } from './use-card-choice.ts';

export interface PartnerCardsFieldProps {
  readonly choice: CardChoice;
  /** Cards that were not linked by the last submission. */
  readonly failed: readonly FailedCard[];
}

/** Cards that the partner handed over, to be ticked, as many as can be added (CRD-01, CRD-27). */
export function PartnerCardsField({ choice, failed }: PartnerCardsFieldProps) {
  const copy = useCopy(cardsCopy);
  const { pickable, status, selectable, max, linked } = choice;
  const { id, value, error } = useBoundField<string>('picks');
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
  if (status === 'success' && pickable.length === 0) return null;
  if (status !== 'success') return <PendingCards />;

  const ids = readPicks(value);
  const picked = pickedCards(pickable, ids).length;
  const { isFull } = pickingState(selectable, picked, values.entry !== '');
  const limit = [
    copy(selectable === 1 ? 'limitOne' : 'limit', { count: selectable }),
    linked > 0 && copy('linkedAlready', { linked, max }),
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
      <ul css={styles.picks}>
        {pickable.map(({ partnerCardId, cardType, lastFour }) => {
          const isPicked = ids.includes(partnerCardId);
          const failure = failed.find(({ key }) => key === partnerCardId);
          return (
            <li key={partnerCardId} css={styles.pick}>
              <Checkbox
                name="partnerCard"
                value={partnerCardId}
                checked={isPicked}
                disabled={isFull && !isPicked}
                label={
                  <span css={styles.pickLabel}>
                    <span>
                      <span css={styles.pickName}>{copy('endingIn', { lastFour })}</span>
                      <span aria-hidden="true" css={styles.network}>
                        {cardType}
                      </span>
                    </span>
                    <CardMark cardType={cardType} />
                  </span>
                }
                hint={<VisuallyHidden>{cardType}</VisuallyHidden>}
                error={isPicked ? failure?.error.message : undefined}
                onChange={() => {
                  if (!isSubmitting) void setFieldValue('picks', togglePick(value, partnerCardId));
                }}
              />
            </li>
          );
        })}
      </ul>
      <FieldError id={errorId} error={error} />
      <div role="status" css={styles.limit}>
        {isFull && error === undefined && <p>{limit.join(' ')}</p>}
      </div>
    </fieldset>
  );
}

function PendingCards() {
  const copy = useCopy(cardsCopy);
  return (
    <div>
      <Loading message={copy('partnerCardsLoading')} isMessageHidden />
      <div css={styles.picks}>
        <Skeleton shape="box" height={54} />
        <Skeleton shape="box" height={54} />
      </div>
    </div>
  );
}
