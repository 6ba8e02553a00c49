import { useCopy } from '@tableside/kit-content';
import { Form, SubmitButton } from '@tableside/kit-forms';
import { usePartner } from '@tableside/kit-partner';
import { Banner } from '@tableside/ui/banner';
import { Button } from '@tableside/ui/button';
import { useMemo, useRef } from 'react';

import { cardsCopy, type CardsCopyKey } from '../cards.copy.ts';
import { acceptedTypes } from '../frame/accepted-types.ts';
import type { SecureCardFieldHandle } from '../frame/secure-card-field-props.ts';
import { usePaymentLibrary } from '../payment-library/use-payment-library.ts';
import { AgreementFields } from './agreement-fields.tsx';
import { CardEntryField } from './card-entry-field.tsx';
import { CardFormReset, type CardFormHandle } from './card-form-reset.tsx';
import * as styles from './card-form.styles.ts';
import { CardResultMessage } from './card-result-message.tsx';
import { cardSchema } from './card.schema.ts';
import { noCards, type CardValues } from './card.values.ts';
import { PartnerCardsField } from './partner-cards-field.tsx';
import { useCardChoice } from './use-card-choice.ts';
import { useCardLinking, type LinkingResult } from './use-card-linking.ts';

export interface CardFormProps {
  /**
   * At least one card was linked; `failed` are those of the same submission that were not. The button is busy until it
   * resolves. It deals with its own failures: the cards are linked whatever comes after.
   */
  readonly onLinked: (result: LinkingResult) => void | Promise<void>;
  /** The words on the button; "Link card" without them. */
  readonly submitLabel?: string | undefined;
  /** A way out of the form, where the page has one (CRD-10). */
  readonly cancel?: { readonly label: string; readonly onCancel: () => void } | undefined;
}

const isCardsKey = (key: string): key is CardsCopyKey => key in cardsCopy.texts;

/**
 * Links cards: those the partner handed over, and one from the secure frame (CRD). Says itself what became of each;
 * where no more cards fit, it says that instead (CRD-07).
 */
export function CardForm({ onLinked, submitLabel, cancel }: CardFormProps) {
  usePaymentLibrary();
  const copy = useCopy(cardsCopy);
  const { cardTypesAccepted, directFileFeedOptInRequired: isOptInRequired } = usePartner();
  const choice = useCardChoice();
  const { pickable, selectable, max } = choice;
  const field = useRef<SecureCardFieldHandle>(null);
  const form = useRef<CardFormHandle>(null);
  const linking = useCardLinking({ field, form, pickable, onLinked });
  const isEntryRequired = pickable.length === 0;

  const schema = useMemo(
    () => cardSchema({ selectable, pickable, isOptInRequired }),
    [selectable, pickable, isOptInRequired],
  );
  const labels = useMemo<Readonly<Record<keyof CardValues, string>>>(
    () => ({
      picks: copy('partnerCards'),
      entry: copy('label'),
      directFileFeedOptIn: copy('directFileFeedOptInName'),
      terms: copy('termsName'),
    }),
    [copy],
  );
  const message = <CardResultMessage result={linking.result} />;
  if (selectable === 0)
    return (
      <div css={styles.whole}>
        {message}
        <Banner kind="warning">{copy(max === 1 ? 'fullOne' : 'full', { max })}</Banner>
      </div>
    );
  return (
    <div
      css={styles.whole}
      onSubmit={() => {
        linking.onPress();
        field.current?.validate(isEntryRequired);
      }}
    >
      {message}
      <Form
        aria-label={copy('form')}
        initialValues={noCards}
        schema={schema}
        labels={labels}
        onSubmit={linking.onSubmit}
        isValidatedOnBlur
        wordsFor={(key, values) =>
          copy(isCardsKey(key) ? key : 'notACardNumber', {
            ...values,
            types: acceptedTypes(cardTypesAccepted),
          })
        }
        css={styles.form}
      >
        <CardFormReset ref={form} />
        {choice.status !== 'off' && (
          <PartnerCardsField choice={choice} failed={linking.result?.failed ?? []} />
        )}
        <CardEntryField
          ref={field}
          list={choice.status}
          isRequired={isEntryRequired}
          failure={linking.entryFailure}
          onChanged={linking.onEntryChanged}
        />
        <div css={styles.end}>
          <AgreementFields hasOptIn={isOptInRequired} />
          <div css={styles.buttons}>
            <SubmitButton size="large">{submitLabel ?? copy('link')}</SubmitButton>
            {cancel && (
              <Button variant="tertiary" size="large" onClick={cancel.onCancel}>
                {cancel.label}
              </Button>
            )}
          </div>
        </div>
      </Form>
    </div>
  );
}
