import { routes } from '@tableside/core';

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

/** The entry in the history for a page of recovery. Each takes the place of the one before: Back leaves recovery. */
export const recoveryEntry = (recovery: Recovery) =>
  [`${routes.recover.path}/${recovery.step}`, { replace: true, state: { recovery } }] as const;
