import { useCopy } from '@tableside/kit-content';
import { Form, FormTextField, SubmitButton } from '@tableside/kit-forms';
import { useMemo } from 'react';

import { signInCopy } from '../../copy.ts';
import { fixCredentialsSchema } from './fix-credentials.schema.ts';
import { fixCredentialsValues, type FixCredentialsValues } from './fix-credentials.values.ts';

export interface FixCredentialsFormProps {
  readonly onSubmit: (values: FixCredentialsValues) => Promise<void>;
}

/** The new address, twice. */
export function FixCredentialsForm({ onSubmit }: FixCredentialsFormProps) {
  const copy = useCopy(signInCopy);
  const labels = useMemo(() => ({ email: copy('email'), emailConfirm: copy('emailConfirm') }), [copy]);
  return (
    <Form
      aria-label={copy('fixTitle')}
      initialValues={fixCredentialsValues}
      schema={fixCredentialsSchema}
      labels={labels}
      onSubmit={onSubmit}
    >
      <FormTextField
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        isRequired
      />
      <FormTextField
        name="emailConfirm"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        isRequired
      />
      <SubmitButton size="large" isFullWidth>
        {copy('fixSubmit')}
      </SubmitButton>
    </Form>
  );
}
