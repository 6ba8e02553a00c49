import { useCopy } from '@tableside/kit-content';
import { Form, FormTextField, SubmitButton } from '@tableside/kit-forms';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';

import { homeCopy } from '../copy.ts';
import { prospectSchema } from './prospect.schema.ts';
import * as styles from './prospect.styles.ts';
import { useEmailField } from './use-email-field.ts';
import { useProspect } from './use-prospect.ts';

export interface ProspectFormProps {
  /** Typed before this form was there. */
  readonly initialEmail: string;
  /** Where the caret stood, when the focus was in the field. */
  readonly caret: number | null;
  /** The wish to send came before this form. */
  readonly isSentAtOnce: boolean;
}

/** One e-mail address, checked when it is left and when it is sent (HOM-03, VAL-03, VAL-07). */
export function ProspectForm({ initialEmail, caret, isSentAtOnce }: ProspectFormProps) {
  const copy = useCopy(homeCopy);
  const { label, attributes } = useEmailField();
  const field = useRef<HTMLInputElement>(null);
  const labels = useMemo(() => ({ email: label }), [label]);

  // Before anything else can happen: a key pressed while no field has the focus would be lost.
  useLayoutEffect(() => {
    if (caret === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(caret, caret);
  }, [caret]);
  useEffect(() => {
    if (isSentAtOnce) field.current?.form?.requestSubmit();
  }, [isSentAtOnce]);

  const onProspect = useProspect();
  return (
    <Form
      initialValues={{ email: initialEmail }}
      schema={prospectSchema}
      labels={labels}
      onSubmit={({ email }) => onProspect(email)}
      isValidatedOnBlur
      isCheckedAtOnce={caret === null && initialEmail !== ''}
      css={styles.form}
    >
      <FormTextField {...attributes} ref={field} />
      <SubmitButton variant="secondary" css={styles.button}>
        {copy('prospectSubmit')}
      </SubmitButton>
    </Form>
  );
}
