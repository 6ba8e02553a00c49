import { ApiError } from '@tableside/api-client';
import { updateRecoveryMutation } from '@tableside/api-client/queries';
import { cutPassword } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import {
  Form,
  formErrors,
  FormPasswordField,
  newPassword,
  sameAs,
  SubmitButton,
} from '@tableside/kits/forms';
import { useApi, useSession, useVisitor } from '@tableside/kits/session';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { object, string } from 'yup';

import { signInCopy } from '../copy.ts';
import { useRecoverySteps } from './recovery-state.ts';

/** What the form holds: the new password, twice. */
type UpdateValues = { readonly password: string; readonly passwordConfirm: string };

const initialValues: UpdateValues = { password: '', passwordConfirm: '' };

/** What is sent of both: the part that counts (VAL-01). */
export const toUpdateRequest = ({ password, passwordConfirm }: UpdateValues): UpdateValues => ({
  password: cutPassword(password),
  passwordConfirm: cutPassword(passwordConfirm),
});

/**
 * A new password and the same again (VAL-11).
 *
 * @param userName - who was given at the beginning; a member number must not be in the password.
 */
const updateSchema = (userName: string) =>
  object({
    password: newPassword(userName.includes('@') ? undefined : userName),
    passwordConfirm: string().default('').required(formErrors.required).test(sameAs('password')),
  });

/** The code was tried too often, is too old, or belongs to another browser: only a new one helps. */
const isRecoveryOver = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'recoveryOver';

/** Replaces the password. Rejects when the server refuses it; a recovery that is over goes back to its beginning. */
function useUpdate(userName: string): (values: UpdateValues) => Promise<void> {
  const { goTo, startOver } = useRecoverySteps();
  const session = useSession();
  const isSignedIn = useVisitor().kind === 'member';
  const { mutateAsync: update } = useMutation(updateRecoveryMutation(useApi()));
  return async (values) => {
    try {
      await update(toUpdateRequest(values));
    } catch (error) {
      if (!isRecoveryOver(error)) throw error;
      return startOver(userName);
    }
    // Every session has ended with the old password: who does not know of it would be led away to sign-in.
    if (isSignedIn) await session.signOut().catch(() => undefined);
    return goTo({ step: 'success', userName });
  };
}

export interface UpdateFormProps {
  /** Whose password it is. */
  readonly userName: string;
}

/** The new password, with its rules in sight while it is typed. */
export function UpdateForm({ userName }: UpdateFormProps) {
  const copy = useCopy(signInCopy);
  const update = useUpdate(userName);
  const schema = useMemo(() => updateSchema(userName), [userName]);
  const labels = useMemo(
    () => ({ password: copy('newPassword'), passwordConfirm: copy('newPasswordConfirm') }),
    [copy],
  );
  return (
    <Form
      aria-label={copy('updateTitle')}
      initialValues={initialValues}
      schema={schema}
      labels={labels}
      onSubmit={update}
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
