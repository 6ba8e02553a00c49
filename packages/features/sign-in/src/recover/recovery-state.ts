import { useLocation, useNavigate } from 'react-router';

/** The pages of recovery after the first one. */
export type RecoveryStep = 'confirm' | 'update' | 'success';

/**
 * How far a recovery has come. It travels in the state of the navigation: a reload keeps it, and an address that is
 * typed, sent or bookmarked has none (AUT-10).
 */
export interface Recovery {
  readonly step: RecoveryStep;
  /** Who was given on the first page: the server says nothing of whether there is such an account. */
  readonly userName: string;
}

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

/** The recovery that stands at this step; undefined for who came otherwise and has to begin at the first page. */
export function useRecovery(step: RecoveryStep): Recovery | undefined {
  const { recovery } = useNavigationState();
  return isRecovery(recovery) && recovery.step === step ? recovery : undefined;
}

/** Whether a recovery ended before its time, which the first page then says. */
export const useIsRecoveryOver = (): boolean => useNavigationState()['isRecoveryOver'] === true;

/** Moves between the pages. Each takes the place of the one before: Back leaves recovery, it never returns into it. */
export function useRecoverySteps() {
  const navigate = useNavigate();
  return {
    goTo: (recovery: Recovery) =>
      navigate(`/recover/${recovery.step}`, { replace: true, state: { recovery } }),
    startOver: () => navigate('/recover', { replace: true, state: { isRecoveryOver: true } }),
  };
}
