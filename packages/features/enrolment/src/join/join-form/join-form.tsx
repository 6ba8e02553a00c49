import { useZipCheck } from '@tableside/kit-contact';
import { useCopy } from '@tableside/kit-content';
import { Form, SubmitButton } from '@tableside/kit-forms';
import { useMemo, type ReactNode } from 'react';

import { enrolmentCopy } from '../../copy.ts';
import type { JoinRules } from '../join-rules.ts';
import { AddressFields } from './address-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import * as styles from './join-form.styles.ts';
import { joinSchema } from './join.schema.ts';
import type { JoinField, JoinValues } from './join.values.ts';
import { PasswordFields } from './password-fields.tsx';
import type { EmailUse } from './perhaps-member.tsx';
import { PersonFields } from './person-fields.tsx';
import { TermsField } from './terms-field.tsx';

export interface JoinFormProps {
  readonly initialValues: JoinValues;
  readonly rules: JoinRules;
  /** May reject; see `Form`. */
  readonly onSubmit: (values: JoinValues) => Promise<unknown>;
  readonly emailUse: EmailUse;
  /** What stands in the way of joining: said beside the button, where the reader is. */
  readonly children?: ReactNode;
}

/** The fields that this partner asks of this person, in the order of the page. */
const fieldsOf = (rules: JoinRules): readonly JoinField[] => [
  'firstName',
  'lastName',
  'email',
  ...(rules.hasMemberNumber ? (['memberNumber'] as const) : []),
  ...(rules.hasPassword ? (['password', 'passwordConfirm'] as const) : []),
  ...(rules.hasAddress ? (['address1', 'address2', 'city', 'state'] as const) : []),
  'zipCode',
  'phoneNumber',
  ...(rules.texting === 'v2' ? (['smsOptIn'] as const) : []),
  'emailOptIn',
  'terms',
];

/** Everything that it takes to become a member (ENR-02). It knows no call but the one that judges a ZIP code. */
export function JoinForm({ initialValues, rules, onSubmit, emailUse, children }: JoinFormProps) {
  const copy = useCopy(enrolmentCopy);
  const checkZip = useZipCheck();
  const schema = useMemo(() => joinSchema(rules, checkZip), [rules, checkZip]);
  const labels = useMemo(
    // A complaint about what is not asked belongs to no field: it has no label.
    () =>
      Object.fromEntries(fieldsOf(rules).map((field) => [field, copy(field)])) as Record<JoinField, string>,
    [rules, copy],
  );
  return (
    <Form
      aria-label={copy('joinForm')}
      initialValues={initialValues}
      schema={schema}
      labels={labels}
      onSubmit={onSubmit}
      css={styles.form}
    >
      <PersonFields rules={rules} emailUse={emailUse} />
      {rules.hasPassword && <PasswordFields />}
      <AddressFields rules={rules} checkZip={checkZip} />
      <ContactFields rules={rules} />
      <div css={styles.end}>
        <TermsField />
        {children}
        <div css={styles.send}>
          <SubmitButton size="large" css={styles.button}>
            {copy('submit')}
          </SubmitButton>
          <span css={styles.next}>{copy('next')}</span>
        </div>
      </div>
    </Form>
  );
}
