import { ApiError, isResponseLost } from '@tableside/api-client';
import { updateRecoveryMutation } from '@tableside/api-client/queries';
import { cutPassword, isMember } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import {
  Form,
  formErrors,
  FormPasswordField,
  newPassword,
  sameAs,
  showFormFailure,
  showFormSuccess,
  SubmitButton,
} from '@tableside/kits/forms';
import { useApi, useSession, useVisitor } from '@tableside/kits/session';
import { useIsHere } from '@tableside/ui/use-is-here';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { object, string } from 'yup';

import { signInCopy } from '../copy.ts';
import { useRecoverySteps } from './recovery-state.ts';

type UpdateValues = { readonly password: string; readonly passwordConfirm: string };

const initialValues: UpdateValues = { password: '', passwordConfirm: '' };

export const toUpdateRequest = ({ password, passwordConfirm }: UpdateValues): UpdateValues => ({
  password: cutPassword(password),
  passwordConfirm: cutPassword(passwordConfirm),
});

/**
 * Validates a new password and its confirmation (VAL-11).
 *
 * @param userName - the user name from the first page. If it is a member number, the password must not
 * contain it.
 */
const updateSchema = (userName: string) =>
  object({
    password: newPassword(userName.includes('@') ? undefined : userName),
    passwordConfirm: string().default('').required(formErrors.required).test(sameAs('password')),
  });

const isRecoveryOver = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'recoveryOver';

function useUpdate(userName: string): (values: UpdateValues) => Promise<void> {
  const copy = useCopy(signInCopy);
  const isHere = useIsHere();
  const { goTo, startOver } = useRecoverySteps();
  const session = useSession();
  const isSignedIn = isMember(useVisitor());
  const { mutateAsync: update } = useMutation(updateRecoveryMutation(useApi()));
  const isUnsure = useRef(false);
  return async (values) => {
    try {
      await update(toUpdateRequest(values));
    } catch (error) {
      isUnsure.current ||= isResponseLost(error);
      if (!isRecoveryOver(error)) throw error;
      const ending = isUnsure.current ? 'recoverUnsure' : 'recoverOver';
      if (!isHere()) return void showFormFailure(copy(ending));
      return startOver(userName, ending);
    }
    const isAwaited = isHere();
    // The password change ended every session. Without signing out here, the member would be redirected to
    // sign-in.
    if (isSignedIn) await session.signOut().catch(() => undefined);
    if (!isAwaited) return void showFormSuccess(copy('successTitle'));
    return goTo({ step: 'success', userName });
  };
}

export interface UpdateFormProps {
  readonly userName: string;
}

export function UpdateForm({ userName }: UpdateFormProps) {
  const copy = useCopy(signInCopy);
  const update = useUpdate(userName);
  const schema = useMemo(() => updateSchema(userName), [userName]);
  const labels = useMemo(
    () => ({ password: copy.text('newPassword'), passwordConfirm: copy.text('newPasswordConfirm') }),
    [copy],
  );
  return (
    <Form
      aria-label={copy.text('updateTitle')}
      initialValues={initialValues}
      schema={schema}
      labels={labels}
      onSubmit={update}
    >
      {/* Lets password managers associate the new password with the account. */}
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
