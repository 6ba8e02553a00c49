import { ApiError } from '@tableside/api-client';

/** The code was tried too often, is too old, or belongs to another browser: only a new one helps. */
export const isRecoveryOver = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'recoveryOver';
