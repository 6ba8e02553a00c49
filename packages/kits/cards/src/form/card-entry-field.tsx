import { cardTypeOfCode } from '@tableside/core';
import { useCopy } from '@tableside/kit-content';
import { useBoundField } from '@tableside/kit-forms';
import { usePartner } from '@tableside/kit-partner';
import { FieldError } from '@tableside/ui/field';
import { Lock } from '@tableside/ui/icons';
import { useFormikContext } from 'formik';
import { useEffect, useId, useRef, type RefObject } from 'react';

import { cardsCopy } from '../cards.copy.ts';
import { acceptedTypes } from '../frame/accepted-types.ts';
import type { SecureCardFieldHandle } from '../frame/secure-card-field-props.ts';
import { SecureCardField } from '../frame/secure-card-field.tsx';
import { CardMark } from '../linked/card-mark.tsx';
import * as styles from './card-form.styles.ts';
import { toEntry, type CardValues } from './card.values.ts';
import type { CardChoice } from './use-card-choice.ts';

export interface CardEntryFieldProps {
  readonly ref: RefObject<SecureCardFieldHandle | null>;
  /** How far the list of the partner's cards is. */
  readonly list: CardChoice['status'];
  /** There is no card to pick: the number must be entered (CRD-29). */
  readonly isRequired: boolean;
  /** Why the card that is in the frame was not linked. */
  readonly failure: string | undefined;
  readonly onChanged: () => void;
}

/** A card by its number, which is typed in the secure frame (CRD-02). The frame says what is wrong with it. */
export function CardEntryField({ ref, list, isRequired, failure, onChanged }: CardEntryFieldProps) {
  const copy = useCopy(cardsCopy);
  const { cardTypesAccepted } = usePartner();
  const { id, value, error, onBlur } = useBoundField<string>('entry');
  const { setFieldValue, isSubmitting, submitCount } = useFormikContext<CardValues>();
  const group = useRef<HTMLFieldSetElement>(null);
  const errorId = useId();
  const hasSubmitted = submitCount > 0;
  useEffect(() => {
    // A list of cards that came after the submit: the number is no longer missing.
    if (hasSubmitted && !isRequired) ref.current?.validate(false);
  }, [ref, hasSubmitted, isRequired]);
  // That nothing at all is chosen concerns the whole form: the frame knows nothing of it.
  const shown = failure ?? (value === '' && !isRequired ? error : undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hands a focus of its own on to the frame
    <fieldset
      ref={group}
      id={id}
      tabIndex={-1}
      aria-describedby={shown === undefined ? undefined : errorId}
      data-invalid={error === undefined ? undefined : true}
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget) ref.current?.focus();
      }}
      css={styles.group}
    >
      <legend css={styles.legend}>
        {copy(isRequired ? 'enterCard' : 'enterAnother')}
        {/* The frame's own mark is set once, which may be before the partner's cards are known. */}
        {isRequired && list !== 'off' && list !== 'pending' && (
          <span css={styles.requiredMark} aria-hidden="true">
            *
          </span>
        )}
      </legend>
      <div css={styles.fields}>
        <p css={styles.networks}>
          <span css={styles.marks}>
            {cardTypesAccepted.map((code) => (
              <CardMark key={code} cardType={cardTypeOfCode(code)} />
            ))}
          </span>
          <span>{copy('networks', { types: acceptedTypes(cardTypesAccepted) })}</span>
        </p>
        <div>
          <SecureCardField
            ref={ref}
            isRequired={list === 'off'}
            isDisabled={isSubmitting}
            onBlur={onBlur}
            onEnter={() => group.current?.form?.requestSubmit()}
            onChange={(state) => {
              onChanged();
              void setFieldValue('entry', toEntry(state));
            }}
          />
          <FieldError id={errorId} error={shown} />
        </div>
        <p css={styles.safety}>
          <Lock size={20} aria-hidden="true" />
          <span>{copy('safety')}</span>
        </p>
      </div>
    </fieldset>
  );
}
