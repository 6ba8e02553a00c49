import { cardTypeOfCode } from '@tableside/core';
import { useCopy, useCopyParts } from '@tableside/kits/content';
import { useBoundField } from '@tableside/kits/forms';
import { usePartner } from '@tableside/kits/partner';
import { FieldError } from '@tableside/ui/field';
import { Lock } from '@tableside/ui/icons';
import { useFormikContext } from 'formik';
import { useId, useRef, type RefObject } from 'react';

import { acceptedTypes, cardsCopy } from '../cards.copy.ts';
import { SecureCardField } from '../frame/secure-card-field.tsx';
import type { TypedCard } from '../frame/use-secure-frame.ts';
import { CardMark } from '../linked/card-mark.tsx';
import * as styles from './card-form.styles.ts';
import type { CardValues } from './card.values.ts';
import type { CardChoice } from './use-card-choice.ts';

export interface TypedCardFieldProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly choice: CardChoice;
  readonly refused: { readonly card: TypedCard; readonly message: string } | undefined;
}

export function TypedCardField({ ref, choice: { available, status }, refused }: TypedCardFieldProps) {
  const copy = useCopy(cardsCopy);
  const parts = useCopyParts(cardsCopy);
  const { cardTypesAccepted } = usePartner();
  const { id, value, error, onBlur } = useBoundField<CardValues['typedCard']>('typedCard');
  const { setFieldValue, isSubmitting, submitCount } = useFormikContext<CardValues>();
  const group = useRef<HTMLFieldSetElement>(null);
  const errorId = useId();
  const isRequired = available.length === 0;
  const refusal = value !== null && value === refused?.card ? refused.message : undefined;
  const shown = refusal ?? (value === null && !isRequired ? error : undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- forwards focus to the frame
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
        <span>{copy(isRequired ? 'enterCard' : 'enterAnother')}</span>
        {/* The frame sets its own required mark only once, possibly before the partner's cards have
            loaded. */}
        {isRequired && status !== 'off' && status !== 'pending' && (
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
          <span>{parts('networks', { types: acceptedTypes(cardTypesAccepted) })}</span>
        </p>
        <div>
          <SecureCardField
            ref={ref}
            value={value}
            onChange={(card) => void setFieldValue('typedCard', card)}
            onBlur={onBlur}
            onEnter={() => group.current?.form?.requestSubmit()}
            isDisabled={isSubmitting}
            hasRequiredMark={status === 'off'}
            submitCount={submitCount}
            isRequired={isRequired}
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
