import { routes } from '@tableside/core';
import { recoveryEntry, type Recovery, type RecoveryStep } from '@tableside/kits/contact';
import { useLocation, useNavigate } from 'react-router';

const isRecovery = (value: unknown): value is Recovery =>
  typeof value === 'object' &&
  value !== null &&
  'step' in value &&
  'userName' in value &&
  typeof value.userName === 'string';

function useNavigationState(): Readonly<Record<string, unknown>> {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

/** The recovery at this step; undefined for visitors who must begin at the first page. */
export function useRecovery(step: RecoveryStep): Recovery | undefined {
  const { recovery } = useNavigationState();
  return isRecovery(recovery) && recovery.step === step ? recovery : undefined;
}

/** Whether a recovery ended before its time, which the first page then says. */
export const useIsRecoveryOver = (): boolean => useNavigationState()['isRecoveryOver'] === true;

/** Who asked for the code that can no longer be used; empty where nobody has. */
export function useFormerUserName(): string {
  const { userName } = useNavigationState();
  return typeof userName === 'string' ? userName : '';
}

/** Moves between the pages. Each takes the place of the one before: Back leaves recovery, it never returns into it. */
export function useRecoverySteps() {
  const navigate = useNavigate();
  return {
    goTo: (recovery: Recovery) => navigate(...recoveryEntry(recovery)),
    /** A membership without a profile: the join form completes it, with the address that was proven. */
    goToJoin: (email: string) =>
      navigate(routes.join.path, { replace: true, state: { email, isEmailProven: true } }),
    /** Back to the first page, which keeps whom the code was for. */
    startOver: (userName: string) =>
      navigate(routes.recover.path, { replace: true, state: { isRecoveryOver: true, userName } }),
  };
}
