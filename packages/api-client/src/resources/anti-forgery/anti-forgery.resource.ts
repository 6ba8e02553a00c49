import type { ApiClient } from '../../client/client.ts';
import { filledText, object } from '../../client/reader.ts';
import type { AntiForgeryResponse } from './anti-forgery.contract.ts';

const readAntiForgery = object<AntiForgeryResponse>({ csrfToken: filledText });

/** GET /api/CSRF: returns the token that unsafe calls send in X-XSRF-TOKEN (API-02). */
export async function getAntiForgeryToken(client: ApiClient, signal?: AbortSignal): Promise<string> {
  return readAntiForgery(await client.call({ path: '/api/CSRF', signal, isAnonymous: true })).csrfToken;
}
