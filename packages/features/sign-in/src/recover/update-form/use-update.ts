import { updateRecoveryMutation } from '@tableside/api-client/queries';
import { useApi, useSession, useVisitor } from '@tableside/kit-session';
import { useMutation } from '@tanstack/react-query';

import { useRecoverySteps } from '../recovery-state.ts';
import { isRecoveryOver } from '../recovery.errors.ts';
import { toUpdateRequest, type UpdateValues } from './update.values.ts';

/** Replaces the password. Rejects when the server refuses it; a recovery that is over goes back to its beginning. */
export function useUpdate(userName: string): (values: UpdateValues) => Promise<void> {
  const { goTo, startOver } = useRecoverySteps();
  const session = useSession();
  const isSignedIn = useVisitor().kind === 'member';
  const { mutateAsync: update } = useMutation(updateRecoveryMutation(useApi()));
  return async (values) => {
    try {
      await update(toUpdateRequest(values));
    } catch (error) {
      if (!isRecoveryOver(error)) throw error;
      return startOver();
    }
    // Every session has ended with the old password: who does not know of it would be led away to sign-in.
    if (isSignedIn) await session.signOut();
    return goTo({ step: 'success', userName });
  };
}
