import { useCopy } from '@tableside/kit-content';
import { Form, FormPasswordField, SubmitButton } from '@tableside/kit-forms';
import { useMemo } from 'react';

import { signInCopy } from '../../copy.ts';
import { updateSchema } from './update.schema.ts';
import { updateValues, type UpdateValues } from './update.values.ts';

export interface UpdateFormProps {
  /** Whose password it is. */
  readonly userName: string;
  readonly onSubmit: (values: UpdateValues) => Promise<void>;
}

/** The new password, with its rules in sight while it is typed. */
export function UpdateForm({ userName, onSubmit }: UpdateFormProps) {
  const copy = useCopy(signInCopy);
  const schema = useMemo(() => updateSchema(userName), [userName]);
  const labels = useMemo(
    () => ({ password: copy('newPassword'), passwordConfirm: copy('newPasswordConfirm') }),
    [copy],
  );
  return (
    <Form
      aria-label={copy('updateTitle')}
      initialValues={updateValues}
      schema={schema}
      labels={labels}
      onSubmit={onSubmit}
    >
      {/* Password managers look here for the account that they keep the new password for. */}
      <input type="text" autoComplete="username" value={userName} readOnly hidden />
      <FormPasswordField
        name="password"
        autoComplete="new-password"
        enterKeyHint="next"
        isRequired
        hasRules
      />
      <FormPasswordField name="passwordConfirm" autoComplete="new-password" enterKeyHint="done" isRequired />
      <SubmitButton size="large" isFullWidth>
        {copy('updateSubmit')}
      </SubmitButton>
    </Form>
  );
}
