import { ApiError } from './api-error.ts';

/** For a call whose status alone says that it worked: there may be nothing to read, or nothing that is needed. */
export async function acknowledged(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'unreadable')) throw error;
  }
}
