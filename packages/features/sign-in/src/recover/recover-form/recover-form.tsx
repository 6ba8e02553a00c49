import { useCopy } from '@tableside/kit-content';
import { Form, FormTextField, SubmitButton } from '@tableside/kit-forms';
import { usePartner } from '@tableside/kit-partner';
import { useMemo } from 'react';

import { signInCopy } from '../../copy.ts';
import { useFeatureWords } from '../../use-feature-words.ts';
import { recoverSchema } from './recover.schema.ts';
import { recoverValues, type RecoverValues } from './recover.values.ts';

export interface RecoverFormProps {
  readonly onSubmit: (values: RecoverValues) => Promise<void>;
}

/** Whose password it is (AUT-11). */
export function RecoverForm({ onSubmit }: RecoverFormProps) {
  const copy = useCopy(signInCopy);
  const wordsFor = useFeatureWords();
  const { hasPPN, partnerNumberPattern } = usePartner();
  const schema = useMemo(
    () => recoverSchema(hasPPN ? partnerNumberPattern : undefined),
    [hasPPN, partnerNumberPattern],
  );
  const labels = useMemo(
    () => ({ userName: copy(hasPPN ? 'userNameOrNumber' : 'userName') }),
    [copy, hasPPN],
  );
  return (
    <Form
      aria-label={copy('recoverTitle')}
      initialValues={recoverValues}
      schema={schema}
      labels={labels}
      onSubmit={onSubmit}
      wordsFor={wordsFor}
    >
      <FormTextField
        name="userName"
        autoComplete="username"
        inputMode={hasPPN ? 'text' : 'email'}
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        isRequired
      />
      <SubmitButton size="large" isFullWidth>
        {copy('recoverSubmit')}
      </SubmitButton>
    </Form>
  );
}
