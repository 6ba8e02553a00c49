import { useCopy } from '@tableside/kit-content';
import { Form, FormTextField, SubmitButton } from '@tableside/kit-forms';
import { useMemo } from 'react';

import { prospectCopy } from './copy.ts';
import { prospectSchema } from './prospect.schema.ts';
import * as styles from './prospect.styles.ts';
import { useProspect } from './use-prospect.ts';

const initialValues = { email: '' };

/** One e-mail address, checked when it is left and when it is sent (HOM-03, VAL-03, VAL-07). */
export function ProspectForm() {
  const copy = useCopy(prospectCopy);
  const onProspect = useProspect();
  const label = copy('label');
  const labels = useMemo(() => ({ email: label }), [label]);
  return (
    <Form
      initialValues={initialValues}
      schema={prospectSchema}
      labels={labels}
      onSubmit={({ email }) => onProspect(email)}
      isValidatedOnBlur
      css={styles.form}
    >
      <FormTextField
        name="email"
        // The token is the label, not the address of support that other copy calls so (VAL-03).
        placeholder={copy('placeholder', { email: label })}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        isRequired
      />
      <SubmitButton variant="secondary" css={styles.button}>
        {copy('submit')}
      </SubmitButton>
    </Form>
  );
}
