import type { Bonus } from '@tableside/core';

import { acknowledged } from '../../client/acknowledged.ts';
import { ApiError } from '../../client/api-error.ts';
import type { ApiClient } from '../../client/client.ts';

export type SeenBonus = Pick<Bonus, 'code' | 'version'>;

export const isBonusChangedError = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'bonusChanged';

/**
 * POST /api/Member/Bonus/{code}: registers the member for a bonus (API-19). Idempotent. Rejects with 400
 * "bonusChanged" for another version of the bonus, with 404 for a bonus that the member does not have, and
 * with 401 if there is no session.
 */
export async function registerBonus(client: ApiClient, { code, version }: SeenBonus): Promise<void> {
  await acknowledged(
    client.call({
      method: 'POST',
      path: `/api/Member/Bonus/${encodeURIComponent(code)}`,
      query: version === undefined ? [] : [['version', version]],
      isMemberSpecific: true,
    }),
  );
}
