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

export function useRecovery(step: RecoveryStep): Recovery | undefined {
  const { recovery } = useNavigationState();
  return isRecovery(recovery) && recovery.step === step ? recovery : undefined;
}

export const useIsRecoveryOver = (): boolean => useNavigationState()['isRecoveryOver'] === true;

export function useRecoverySteps() {
  const navigate = useNavigate();
  return {
    goTo: (recovery: Recovery) => navigate(...recoveryEntry(recovery)),
    goToJoin: (email: string) =>
      navigate(routes.join.path, { replace: true, state: { email, isEmailProven: true } }),
    startOver: (userName: string) =>
      navigate(routes.recover.path, { replace: true, state: { isRecoveryOver: true, userName } }),
  };
}
