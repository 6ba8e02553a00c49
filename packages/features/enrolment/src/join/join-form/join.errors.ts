import { ApiError } from '@tableside/api-client';

/** What a refusal says about the whole of it, where the form has more to offer than the field or a toast. */
export type JoinObstacle = 'accountExists' | 'sessionEnded';

/** Complaints about fields stay complaints: only a refusal without any is an obstacle (VAL-13). */
export function obstacleOf(error: unknown): JoinObstacle | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'accountExists') return 'accountExists';
  return error.status === 401 && error.fields.length === 0 ? 'sessionEnded' : undefined;
}

/** Whether the address is a member's: it may be that of the person who joins, who can prove it. */
export const isEmailTaken = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'accountExists' || error.code === 'emailInUse');
