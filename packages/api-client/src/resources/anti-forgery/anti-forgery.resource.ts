import type { ApiClient } from '../../client/client.ts';
import type { AntiForgeryAnswer } from './anti-forgery.contract.ts';

/** GET /api/CSRF: the token that unsafe calls carry in X-XSRF-TOKEN (API-02). */
export async function getAntiForgeryToken(client: ApiClient, signal?: AbortSignal): Promise<string> {
  const answer = (await client.call({ path: '/api/CSRF', signal, isAnonymous: true })) as AntiForgeryAnswer;
  return answer.csrfToken;
}
