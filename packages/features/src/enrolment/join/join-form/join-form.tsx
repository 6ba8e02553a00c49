import { useZipCheck, type ZipCheck } from '@tableside/kits/contact';
import { useCopy } from '@tableside/kits/content';
import { FieldGroup, Form, FormCheckbox, FormEnd, FormPasswordField } from '@tableside/kits/forms';
import { usePartner } from '@tableside/kits/partner';
import { Link } from '@tableside/ui/link';
import { useMemo, type ReactNode } from 'react';

import { enrolmentCopy } from '../../copy.ts';
import { ContactFields, HomeFields } from './contact-fields.tsx';
import type { EmailUse } from './email-taken.tsx';
import * as styles from './join-form.styles.ts';
import { joinSchema } from './join.schema.ts';
import { fieldsOf, type JoinField, type JoinRules, type JoinValues } from './join.values.ts';
import { PersonFields } from './person-fields.tsx';
import { useJoinDraft } from './use-join-draft.ts';

/** The password, twice. It may be longer than what counts of it: nothing is cut while it is typed (VAL-01). */
function PasswordFields() {
  const copy = useCopy(enrolmentCopy);
  return (
    <FieldGroup legend={copy('choosePassword')}>
      <FormPasswordField name="password" autoComplete="new-password" hasRules isRequired />
      <FormPasswordField name="passwordConfirm" autoComplete="new-password" isRequired />
    </FieldGroup>
  );
}

/** The terms, with links beside the label: what is in a label is one touch target. They open beside the form. */
function TermsField() {
  const copy = useCopy(enrolmentCopy);
  const { terms, privacy } = usePartner().links;
  return (
    <FormCheckbox
      name="terms"
      isRequired
      hint={
        <span css={styles.termsLinks}>
          <Link look="standalone" href={terms} isNewTab>
            {copy('termsLink')}
          </Link>
          <Link look="standalone" href={privacy} isNewTab>
            {copy('privacyLink')}
          </Link>
        </span>
      }
    />
  );
}

export interface JoinFormProps {
  readonly initialValues: JoinValues;
  /** Whose draft the form may begin with. */
  readonly publicId: string | undefined;
  readonly rules: JoinRules;
  /** May reject; see `Form`. */
  readonly onSubmit: (values: JoinValues) => Promise<unknown>;
  readonly emailUse: EmailUse;
  /** Why joining failed: said beside the button, where the reader is. */
  readonly children?: ReactNode;
}

type JoinFieldsProps = Omit<JoinFormProps, 'initialValues' | 'onSubmit'> & {
  readonly checkZip: ZipCheck;
};

function JoinFields({ publicId, rules, emailUse, checkZip, children }: JoinFieldsProps) {
  const copy = useCopy(enrolmentCopy);
  useJoinDraft(publicId);
  return (
    <>
      <PersonFields rules={rules} emailUse={emailUse} />
      {rules.hasPassword && <PasswordFields />}
      <HomeFields rules={rules} checkZip={checkZip} />
      <ContactFields rules={rules} />
      <FormEnd submitLabel={copy('submit')} beside={<span css={styles.next}>{copy('next')}</span>}>
        <TermsField />
        {children}
      </FormEnd>
    </>
  );
}

/** Everything that it takes to become a member (ENR-02). It knows no call but the one that judges a ZIP code. */
export function JoinForm({ initialValues, onSubmit, ...fields }: JoinFormProps) {
  const { rules } = fields;
  const copy = useCopy(enrolmentCopy);
  const checkZip = useZipCheck();
  const schema = useMemo(() => joinSchema(rules, checkZip), [rules, checkZip]);
  const labels = useMemo(
    // An error of what is not asked belongs to no field: it has no label.
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
      <JoinFields checkZip={checkZip} {...fields} />
    </Form>
  );
}
