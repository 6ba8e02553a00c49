import { ApiError } from './api-error.ts';

/** Codes of errors that only a successful response can cause. */
const LACKS_BODY: ReadonlySet<string | undefined> = new Set(['unreadable', 'interrupted']);

/**
 * Awaits a call whose status alone shows that it succeeded, because its body may be missing or is not needed.
 */
export async function acknowledged(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof ApiError && LACKS_BODY.has(error.code))) throw error;
  }
}
