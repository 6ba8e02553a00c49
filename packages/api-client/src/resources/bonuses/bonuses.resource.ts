import { acknowledged } from '../../client/acknowledged.ts';
import type { ApiClient } from '../../client/client.ts';

/**
 * POST /api/Member/Bonus/{code}: registers the member for a bonus, without a body (API-19). It is idempotent.
 * Rejects with 404 for a bonus the member does not have, and with 401 without a session.
 */
export async function registerBonus(client: ApiClient, code: string): Promise<void> {
  await acknowledged(
    client.call({
      method: 'POST',
      path: `/api/Member/Bonus/${encodeURIComponent(code)}`,
      isMemberSpecific: true,
    }),
  );
}
