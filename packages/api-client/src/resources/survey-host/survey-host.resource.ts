import type { ApiClient } from '../../client/client.ts';
import type { SurveyHostAnswer } from './survey-host.contract.ts';

/** GET /api/SurveyHost: where the forms of surveys and reviews are shown from. */
export async function getSurveyHost(client: ApiClient, signal?: AbortSignal): Promise<string> {
  const { url } = (await client.call({ path: '/api/SurveyHost', signal })) as SurveyHostAnswer;
  return url;
}
