import { routes } from '@tableside/core';

export type RecoveryStep = 'confirm' | 'update' | 'success';

/**
 * The progress of a recovery. It is stored in the history state, which survives a reload but is not part of
 * an address that is typed, shared or bookmarked (AUT-10).
 */
export interface Recovery {
  readonly step: RecoveryStep;
  /** The account name entered on the first page. The server does not reveal whether the account exists. */
  readonly userName: string;
}

/**
 * Returns the arguments to navigate to a recovery page. Each page replaces the one before, so Back leaves
 * recovery.
 */
export const recoveryEntry = (recovery: Recovery) =>
  [`${routes.recover.path}/${recovery.step}`, { replace: true, state: { recovery } }] as const;
