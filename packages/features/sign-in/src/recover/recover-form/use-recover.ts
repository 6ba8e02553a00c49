import { startRecoveryMutation } from '@tableside/api-client/queries';
import { useApi } from '@tableside/kit-session';
import { useMutation } from '@tanstack/react-query';

import { useRecoverySteps } from '../recovery-state.ts';
import type { RecoverValues } from './recover.values.ts';

/** Asks for a code and goes on, whether or not there is such an account (OP-008). */
export function useRecover(): (values: RecoverValues) => Promise<void> {
  const { goTo } = useRecoverySteps();
  const { mutateAsync: start } = useMutation(startRecoveryMutation(useApi()));
  return async ({ userName }) => {
    await start({ userName });
    await goTo({ step: 'confirm', userName });
  };
}
