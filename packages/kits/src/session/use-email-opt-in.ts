import { ApiError } from '@tableside/api-client';
import { updateMemberMutation } from '@tableside/api-client/queries';
import { useMutation } from '@tanstack/react-query';

import { useApi, useSession } from './session-context.tsx';

export interface EmailOptInOptions {
  /** Called before the session is updated, because the update removes the control that offered the opt-in. */
  readonly onSaved?: () => void;
  /** Not called for a 401, which redirects to sign-in. */
  readonly onFailed: (error: unknown) => void;
}

export function useEmailOptIn({ onSaved, onFailed }: EmailOptInOptions) {
  const session = useSession();
  const { mutate, isPending, isSuccess } = useMutation({
    ...updateMemberMutation(useApi()),
    onSuccess: (response) => {
      onSaved?.();
      session.accept(response);
    },
    onError: (error) => {
      if (!(error instanceof ApiError && error.status === 401)) onFailed(error);
    },
  });
  return { optIn: () => mutate({ emailOptIn: true }), isPending, isSuccess };
}
