import { updateMemberMutation } from '@tableside/api-client/queries';
import { useCopy } from '@tableside/kit-content';
import { showFormSuccess } from '@tableside/kit-forms';
import { useApi, useSession } from '@tableside/kit-session';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { signInCopy } from '../../copy.ts';
import type { FixCredentialsValues } from './fix-credentials.values.ts';

/** Saves the new address and lets the member on (AUT-12). Rejects when the server refuses it. */
export function useFixCredentials(): (values: FixCredentialsValues) => Promise<void> {
  const copy = useCopy(signInCopy);
  const session = useSession();
  const navigate = useNavigate();
  const { mutateAsync: update } = useMutation(updateMemberMutation(useApi()));

  return async (values) => {
    session.accept(await update(values));
    showFormSuccess(copy('fixSaved'));
    await navigate(await session.takeRedirect(), { replace: true });
  };
}
