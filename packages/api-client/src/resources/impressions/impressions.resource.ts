import type { ApiClient } from '../../client/client.ts';
import type { ImpressionEventBody } from './impressions.contract.ts';

export type ImpressionEvent = ImpressionEventBody;

/**
 * POST /api/Impressions: reports events. The call outlives the page. Callers ignore failures, including 401
 * (API-25).
 */
export async function postImpressions(client: ApiClient, events: readonly ImpressionEvent[]): Promise<void> {
  await client.call({
    method: 'POST',
    path: '/api/Impressions',
    body: events,
    keepalive: true,
    isAnonymous: true,
    handlesUnauthorized: true,
  });
}
