import { routes } from '@tableside/core';
import { signInMutation } from '@tableside/api-client/queries';
import { useCopy } from '@tableside/kits/content';
import { showFormSuccess } from '@tableside/kits/forms';
import { useApi, useSession } from '@tableside/kits/session';
import { useIsHere } from '@tableside/ui/use-is-here';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { signInCopy } from '../copy.ts';
import { toSignInRequest, type LoginValues } from './login.values.ts';

export function useLogin(): (values: LoginValues) => Promise<void> {
  const session = useSession();
  const navigate = useNavigate();
  const copy = useCopy(signInCopy);
  const isHere = useIsHere();
  const { mutateAsync: signIn } = useMutation(signInMutation(useApi()));

  return async (values) => {
    const { emailUpdateRequired } = await signIn(toSignInRequest(values));
    const isAwaited = isHere();
    const { member } = await session.refresh().catch((cause: unknown) => {
      // The password was correct, so this error must not look like a rejected sign-in.
      throw new Error('Signed in, but the member did not come.', { cause });
    });
    if (!isAwaited) return void showFormSuccess(copy('signedInMeanwhile'));
    const isToFixEmail = emailUpdateRequired || member.mustUpdateEmail;
    await navigate(isToFixEmail ? routes.fixCredentials.path : await session.takeRedirect(), {
      replace: true,
    });
  };
}
