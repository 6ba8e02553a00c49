import type { LinkedCard } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { FieldPair, Form, FormEnd, FormSelect, FormTextField } from '@tableside/kits/forms';
import { Banner } from '@tableside/ui/banner';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';

import { formatShortDay } from '../recent-activity/days.ts';
import {
  claimSchema,
  OTHER_CARD,
  visitDates,
  type ClaimField,
  type ClaimRules,
  type ClaimValues,
} from './claim.values.ts';
import { claimsCopy } from './claims.copy.ts';
import { PictureField } from './picture-field.tsx';
import { RestaurantField } from './restaurant-field.tsx';
import * as styles from './report-visit.styles.ts';
import { useClaimDraft } from './use-claim-draft.ts';

interface ClaimFieldsProps {
  readonly owner: string;
  readonly link: string;
  readonly rules: ClaimRules;
  readonly cards: readonly LinkedCard[] | undefined;
}

function DateField({ rules }: Pick<ClaimFieldsProps, 'rules'>) {
  const copy = useCopy(claimsCopy);
  const { values } = useFormikContext<ClaimValues>();
  const { first, last } = visitDates(values.restaurant.merchant, rules);
  return (
    <FormTextField
      name="visitDate"
      type="date"
      isRequired
      min={first}
      max={last}
      hint={copy('visitDateHint', { first: formatShortDay(first), last: formatShortDay(last) })}
    />
  );
}

function CardFields({ cards }: Pick<ClaimFieldsProps, 'cards'>) {
  const copy = useCopy(claimsCopy);
  const { values } = useFormikContext<ClaimValues>();
  return (
    <>
      {cards ? (
        <FormSelect
          name="card"
          isRequired
          placeholder={copy.text('cardPlaceholder')}
          options={[
            ...cards.map(({ id, description, cardType, lastFour }) => ({
              value: id,
              label: copy.text('cardName', { description: description || cardType, lastFour }),
            })),
            { value: OTHER_CARD, label: copy.text('cardOther') },
          ]}
        />
      ) : (
        <p css={styles.note}>{copy('cardsFailed')}</p>
      )}
      {values.card === OTHER_CARD && (
        <FormTextField
          name="lastFour"
          isRequired
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          hint={copy('lastFourHint')}
          css={styles.short}
        />
      )}
    </>
  );
}

function ClaimFields({ owner, link, rules, cards }: ClaimFieldsProps) {
  const copy = useCopy(claimsCopy);
  useClaimDraft(owner, link);
  return (
    <>
      <RestaurantField />
      <FieldPair>
        <DateField rules={rules} />
        <FormTextField
          name="bill"
          isRequired
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          before="$"
          hint={copy('billHint')}
        />
      </FieldPair>
      <CardFields cards={cards} />
      <PictureField />
      <FormEnd submitLabel={copy('next')} beside={<p css={styles.note}>{copy('nextNote')}</p>} />
    </>
  );
}

export interface ClaimFormProps extends ClaimFieldsProps {
  readonly initialValues: ClaimValues;
  readonly hasDraft: boolean;
  readonly onSubmit: (values: ClaimValues) => Promise<unknown>;
  readonly mapError: Parameters<typeof Form<ClaimValues>>[0]['mapError'];
}

const fields = ['restaurant', 'visitDate', 'bill', 'card', 'lastFour', 'pictures'] as const;

export function ClaimForm({ initialValues, hasDraft, onSubmit, mapError, ...props }: ClaimFormProps) {
  const copy = useCopy(claimsCopy);
  const schema = useMemo(() => claimSchema(props.rules), [props.rules]);
  const labels = useMemo(
    () => Object.fromEntries(fields.map((field) => [field, copy.text(field)])) as Record<ClaimField, string>,
    [copy],
  );
  return (
    <Form
      aria-label={copy.text('form')}
      initialValues={initialValues}
      schema={schema}
      labels={labels}
      errorCopy={claimsCopy}
      onSubmit={onSubmit}
      mapError={mapError}
    >
      {hasDraft && (
        <Banner kind="success" title={copy('draftKept')}>
          {copy('draftKeptText')}
        </Banner>
      )}
      <ClaimFields {...props} />
    </Form>
  );
}
