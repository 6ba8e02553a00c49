import type { ApiClient } from '../../client/client.ts';
import { object, webAddress } from '../../client/reader.ts';
import type { SurveyHostAnswer } from './survey-host.contract.ts';

const readSurveyHost = object<SurveyHostAnswer>({ url: webAddress });

/** GET /api/SurveyHost: the host of surveys and review forms. */
export async function getSurveyHost(client: ApiClient, signal?: AbortSignal): Promise<string> {
  return readSurveyHost(await client.call({ path: '/api/SurveyHost', signal })).url;
}
