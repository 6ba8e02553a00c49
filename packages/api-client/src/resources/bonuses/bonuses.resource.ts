import { acknowledged } from '../../client/acknowledged.ts';
import type { ApiClient } from '../../client/client.ts';

/**
 * POST /api/Member/Bonus/{code}: registers the member for a bonus; no body (API-19). One that is registered already is
 * no error. Rejects with 404 for a bonus the member does not have, and with 401 when nobody is signed in.
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
