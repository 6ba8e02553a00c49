import { confirmRecoveryMutation } from '@tableside/api-client/queries';
import { useApi } from '@tableside/kit-session';
import { useMutation } from '@tanstack/react-query';

import { useRecoverySteps } from '../recovery-state.ts';
import { isRecoveryOver } from '../recovery.errors.ts';
import type { ConfirmValues } from './confirm.values.ts';

/** Hands in the code. Rejects while another try is left; a recovery that is over goes back to its beginning. */
export function useConfirm(userName: string): (values: ConfirmValues) => Promise<void> {
  const { goTo, startOver } = useRecoverySteps();
  const { mutateAsync: confirm } = useMutation(confirmRecoveryMutation(useApi()));
  return async ({ code }) => {
    try {
      await confirm({ code });
    } catch (error) {
      if (!isRecoveryOver(error)) throw error;
      return startOver();
    }
    return goTo({ step: 'update', userName });
  };
}
