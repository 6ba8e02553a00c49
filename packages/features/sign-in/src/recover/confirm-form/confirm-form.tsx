import { useCopy } from '@tableside/kit-content';
import { Form, FormTextField, SubmitButton } from '@tableside/kit-forms';
import { useMemo } from 'react';

import { signInCopy } from '../../copy.ts';
import { useFeatureWords } from '../../use-feature-words.ts';
import { confirmSchema } from './confirm.schema.ts';
import { confirmValues, type ConfirmValues } from './confirm.values.ts';
import * as styles from './confirm-form.styles.ts';

export interface ConfirmFormProps {
  readonly onSubmit: (values: ConfirmValues) => Promise<void>;
}

/** The six digits, in one field that phones fill in from the message. */
export function ConfirmForm({ onSubmit }: ConfirmFormProps) {
  const copy = useCopy(signInCopy);
  const wordsFor = useFeatureWords();
  const labels = useMemo(() => ({ code: copy('code') }), [copy]);
  return (
    <Form
      aria-label={copy('confirmTitle')}
      initialValues={confirmValues}
      schema={confirmSchema}
      labels={labels}
      onSubmit={onSubmit}
      wordsFor={wordsFor}
    >
      <FormTextField
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        isRequired
        css={styles.code}
      />
      <SubmitButton size="large" isFullWidth>
        {copy('confirmSubmit')}
      </SubmitButton>
    </Form>
  );
}
