import { useCopy, useCopyParts } from '@tableside/kits/content';
import { Form, SubmitButton } from '@tableside/kits/forms';
import { usePartner } from '@tableside/kits/partner';
import { usePaymentLibrary } from '@tableside/kits/payments';
import { Banner } from '@tableside/ui/banner';
import { Button } from '@tableside/ui/button';
import { Info } from '@tableside/ui/icons';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';

import { cardsCopy } from '../cards.copy.ts';
import { AgreementFields } from './agreement-fields.tsx';
import * as styles from './card-form.styles.ts';
import type { CardResult } from './card-result.ts';
import { cardSchema } from './card.schema.ts';
import { noCards, type CardValues } from './card.values.ts';
import { nextSteps } from './next-steps.ts';
import { PartnerCardsField } from './partner-cards-field.tsx';
import { isLinked, useResultTitle } from './result-title.ts';
import { TypedCardField } from './typed-card-field.tsx';
import { useCardChoice } from './use-card-choice.ts';
import { useLinkCards, type LinkingResult } from './use-link-cards.ts';

function ResultMessage({ result }: { readonly result: CardResult }) {
  const { cards } = result;
  const copy = useCopy(cardsCopy);
  const parts = useCopyParts(cardsCopy);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [result]);
  const title = useResultTitle()(result);
  return (
    <div ref={box} tabIndex={-1} css={styles.message}>
      <Banner kind={isLinked(result) ? 'success' : 'error'} title={title}>
        {cards.length > 0 && (
          <ul css={styles.lines}>
            {cards.map(({ key, card: { description, lastFour }, error }) => (
              <li key={key}>
                {error
                  ? parts('failedCard', {
                      description,
                      lastFour,
                      code: error.code,
                      message: <span>{error.message}</span>,
                    })
                  : parts('linkedCard', { description, lastFour })}
              </li>
            ))}
          </ul>
        )}
        {nextSteps(cards).map((step) => (
          <p key={step}>{copy(step)}</p>
        ))}
      </Banner>
    </div>
  );
}

function ExclusivityNotice() {
  const copy = useCopy(cardsCopy);
  if (copy.text('cardExclusivityNotice') === '') return null;
  return (
    <p css={styles.notice}>
      <Info size={20} aria-hidden="true" />
      <span>{copy('cardExclusivityNotice')}</span>
    </p>
  );
}

export interface CardFormProps {
  /**
   * Called when at least one card was linked. `failed` has the cards of the same submission that were not.
   * The button stays busy until it resolves. It must handle its own failures, because the cards are already
   * linked.
   */
  readonly onLinked: (result: LinkingResult) => void | Promise<void>;
  readonly submitLabel?: ReactNode;
  readonly cancel?: { readonly label: ReactNode; readonly onCancel: () => void } | undefined;
  /** Whether the member joins by linking the card, at a partner without a join form (PRV-05). */
  readonly isJoining?: boolean | undefined;
}

/**
 * A form to link partner-loaded cards and one typed in the secure frame (CRD). Shows the result for each
 * card. At the maximum number of cards, a notice replaces the form (CRD-07).
 */
export function CardForm({ onLinked, submitLabel, cancel, isJoining = false }: CardFormProps) {
  usePaymentLibrary();
  const copy = useCopy(cardsCopy);
  const { cardTypesAccepted, directFileFeedOptInRequired: isOptInRequired } = usePartner();
  const choice = useCardChoice();
  const { available, selectable, max } = choice;
  const typedCardField = useRef<HTMLDivElement>(null);
  const { terms, result, refused, onSubmit, onPress } = useLinkCards({
    available,
    onLinked,
    onCardRefused: () => typedCardField.current?.focus(),
  });

  const schema = useMemo(
    () => cardSchema({ selectable, available, cardTypesAccepted, isOptInRequired }),
    [selectable, available, cardTypesAccepted, isOptInRequired],
  );
  const labels = useMemo<Readonly<Record<keyof CardValues, string>>>(
    () => ({
      selectedCardIds: copy.text('partnerCards'),
      typedCard: copy.text('label'),
      directFileFeedOptIn: copy.text('directFileFeedOptInName'),
      terms: copy.text('termsName'),
    }),
    [copy],
  );
  return (
    <div css={styles.root} onSubmit={onPress}>
      {result && <ResultMessage result={result} />}
      {selectable === 0 ? (
        <Banner kind="warning">{copy(max === 1 ? 'fullOne' : 'full', { max })}</Banner>
      ) : (
        <Form
          aria-label={copy.text('form')}
          initialValues={noCards}
          schema={schema}
          labels={labels}
          onSubmit={onSubmit}
          isValidatedOnBlur
          errorCopy={cardsCopy}
          css={styles.form}
        >
          <ExclusivityNotice />
          {choice.status !== 'off' && <PartnerCardsField choice={choice} sent={result?.cards ?? []} />}
          <TypedCardField ref={typedCardField} choice={choice} refused={refused} />
          <div css={styles.end}>
            <AgreementFields terms={terms} hasOptIn={isOptInRequired} isJoining={isJoining} />
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
      )}
    </div>
  );
}
