import { updateMemberMutation } from '@tableside/api-client/queries';
import { joiningLimits, plainEmail } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import {
  emailAddress,
  Form,
  FormEmailField,
  formErrors,
  sameAs,
  showFormSuccess,
  SubmitButton,
  typedText,
} from '@tableside/kits/forms';
import { useApi, useSession } from '@tableside/kits/session';
import { useIsHere } from '@tableside/ui/use-is-here';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { object } from 'yup';

import { signInCopy } from '../copy.ts';

type FixCredentialsValues = { readonly email: string; readonly emailConfirm: string };

const initialValues: FixCredentialsValues = { email: '', emailConfirm: '' };

const schema = object({
  email: emailAddress(joiningLimits.email),
  emailConfirm: typedText(plainEmail).required(formErrors.required).test(sameAs('email')),
});

function useFixCredentials(): (values: FixCredentialsValues) => Promise<void> {
  const copy = useCopy(signInCopy);
  const session = useSession();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { mutateAsync: update } = useMutation(updateMemberMutation(useApi()));

  return async (values) => {
    const response = await update(values);
    const isAwaited = isHere();
    session.accept(response);
    showFormSuccess(copy('fixSaved'));
    if (!isAwaited) return;
    await navigate(await session.takeRedirect(), { replace: true });
  };
}

export function FixCredentialsForm() {
  const copy = useCopy(signInCopy);
  const fixCredentials = useFixCredentials();
  const labels = useMemo(
    () => ({ email: copy.text('email'), emailConfirm: copy.text('emailConfirm') }),
    [copy],
  );
  return (
    <Form
      aria-label={copy.text('fixTitle')}
      initialValues={initialValues}
      schema={schema}
      labels={labels}
      onSubmit={fixCredentials}
    >
      <FormEmailField name="email" enterKeyHint="next" isRequired />
      <FormEmailField name="emailConfirm" enterKeyHint="done" isRequired />
      <SubmitButton size="large" isFullWidth>
        {copy('fixSubmit')}
      </SubmitButton>
    </Form>
  );
}
