import { ApiError } from './api-error.ts';

/**
 * Awaits a call whose status alone shows that it succeeded, because its body may be missing or is not needed.
 */
export async function acknowledged(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'unreadable')) throw error;
  }
}
