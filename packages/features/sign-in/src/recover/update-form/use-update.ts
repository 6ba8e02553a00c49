import { updateRecoveryMutation } from '@tableside/api-client/queries';
import { useApi } from '@tableside/kit-session';
import { useMutation } from '@tanstack/react-query';

import { useRecoverySteps } from '../recovery-state.ts';
import { isRecoveryOver } from '../recovery.errors.ts';
import { toUpdateRequest, type UpdateValues } from './update.values.ts';

/** Replaces the password. Rejects when the server refuses it; a recovery that is over goes back to its beginning. */
export function useUpdate(userName: string): (values: UpdateValues) => Promise<void> {
  const { goTo, startOver } = useRecoverySteps();
  const { mutateAsync: update } = useMutation(updateRecoveryMutation(useApi()));
  return async (values) => {
    try {
      await update(toUpdateRequest(values));
    } catch (error) {
      if (!isRecoveryOver(error)) throw error;
      return startOver();
    }
    return goTo({ step: 'success', userName });
  };
}
