import { routes } from '@tableside/core';

/** The recovery pages after the first one. */
export type RecoveryStep = 'confirm' | 'update' | 'success';

/**
 * The progress of a recovery, stored in the history state: it survives a reload, and a typed, shared or
 * bookmarked address does not have it (AUT-10).
 */
export interface Recovery {
  readonly step: RecoveryStep;
  /** The account name entered on the first page; the server does not reveal whether the account exists. */
  readonly userName: string;
}

/** Arguments to navigate to a recovery page. Each replaces the one before, so Back leaves recovery. */
export const recoveryEntry = (recovery: Recovery) =>
  [`${routes.recover.path}/${recovery.step}`, { replace: true, state: { recovery } }] as const;
