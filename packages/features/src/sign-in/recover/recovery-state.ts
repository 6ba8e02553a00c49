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

/** `recoverUnsure`: the new password may be set, because the answer to it was lost. */
const endings = ['recoverOver', 'recoverUnsure'] as const;
export type RecoveryEnding = (typeof endings)[number];

export function useRecoveryEnding(): RecoveryEnding | undefined {
  const { ending } = useNavigationState();
  return endings.find((one) => one === ending);
}

export function useRecoverySteps() {
  const navigate = useNavigate();
  return {
    goTo: (recovery: Recovery) => navigate(...recoveryEntry(recovery)),
    goToJoin: (email: string) =>
      navigate(routes.join.path, { replace: true, state: { email, isEmailProven: true } }),
    startOver: (userName: string, ending: RecoveryEnding) =>
      navigate(routes.recover.path, { replace: true, state: { ending, userName } }),
  };
}
