import type { ProgramTerms } from '@tableside/api-client';
import { useZipCheck, type ZipCheck } from '@tableside/kits/contact';
import { useCopy } from '@tableside/kits/content';
import {
  FieldGroup,
  Form,
  FormCheckbox,
  FormEnd,
  FormPasswordField,
  useTermsOfForm,
} from '@tableside/kits/forms';
import { usePartner } from '@tableside/kits/partner';
import { Link } from '@tableside/ui/link';
import { useMemo, type ReactNode } from 'react';

import { enrollmentCopy } from '../../copy.ts';
import { ContactFields, HomeFields } from './contact-fields.tsx';
import type { EmailUse } from './email-taken.tsx';
import * as styles from './join-form.styles.ts';
import { joinSchema } from './join.schema.ts';
import { fieldsOf, type JoinField, type JoinRules, type JoinValues } from './join.values.ts';
import { PersonFields } from './person-fields.tsx';
import { useJoinDraft } from './use-join-draft.ts';

/** Passwords are not truncated while typing, although only the first part counts (VAL-01). */
function PasswordFields() {
  const copy = useCopy(enrollmentCopy);
  return (
    <FieldGroup legend={copy('choosePassword')}>
      <FormPasswordField name="password" autoComplete="new-password" hasRules isRequired />
      <FormPasswordField name="passwordConfirm" autoComplete="new-password" isRequired />
    </FieldGroup>
  );
}

/**
 * The links are outside the label, because the whole label is one touch target, and open in a new tab. New
 * terms must be accepted again (ENR-17). A notice of financial incentive is linked too (PRV-05).
 */
function TermsField({ terms }: Pick<JoinFormProps, 'terms'>) {
  const copy = useCopy(enrollmentCopy);
  const { privacy, financialIncentive } = usePartner().links;
  useTermsOfForm(terms);
  return (
    <FormCheckbox
      name="terms"
      isRequired
      hint={
        <span css={styles.termsLinks}>
          <Link look="standalone" href={terms.link} isNewTab>
            {copy('termsLink')}
          </Link>
          <Link look="standalone" href={privacy} isNewTab>
            {copy('privacyLink')}
          </Link>
          {financialIncentive !== null && (
            <Link look="standalone" href={financialIncentive} isNewTab>
              {copy('financialIncentiveLink')}
            </Link>
          )}
        </span>
      }
    />
  );
}

export interface JoinFormProps {
  readonly initialValues: JoinValues;
  readonly publicId: string | undefined;
  readonly rules: JoinRules;
  readonly terms: ProgramTerms;
  readonly onSubmit: (values: JoinValues) => Promise<unknown>;
  readonly emailUse: EmailUse;
  readonly takenNumber: string | undefined;
  readonly children?: ReactNode;
}

type JoinFieldsProps = Omit<JoinFormProps, 'initialValues' | 'onSubmit'> & {
  readonly checkZip: ZipCheck;
};

function JoinFields({ publicId, rules, terms, emailUse, takenNumber, checkZip, children }: JoinFieldsProps) {
  const copy = useCopy(enrollmentCopy);
  useJoinDraft({ owner: publicId, termsVersion: terms.version });
  return (
    <>
      <PersonFields rules={rules} emailUse={emailUse} takenNumber={takenNumber} />
      {rules.hasPassword && <PasswordFields />}
      <HomeFields rules={rules} checkZip={checkZip} />
      <ContactFields rules={rules} />
      <FormEnd submitLabel={copy('submit')} beside={<span css={styles.next}>{copy('next')}</span>}>
        <TermsField terms={terms} />
        {children}
      </FormEnd>
    </>
  );
}

export function JoinForm({ initialValues, onSubmit, ...fields }: JoinFormProps) {
  const { rules } = fields;
  const copy = useCopy(enrollmentCopy);
  const checkZip = useZipCheck();
  const schema = useMemo(() => joinSchema(rules, checkZip), [rules, checkZip]);
  const labels = useMemo(
    // Hidden fields have no label, so their errors appear above the form.
    () =>
      Object.fromEntries(fieldsOf(rules).map((field) => [field, copy.text(field)])) as Record<
        JoinField,
        string
      >,
    [rules, copy],
  );
  return (
    <Form
      aria-label={copy.text('joinForm')}
      initialValues={initialValues}
      schema={schema}
      labels={labels}
      onSubmit={onSubmit}
      css={styles.form}
    >
      <JoinFields checkZip={checkZip} {...fields} />
    </Form>
  );
}
