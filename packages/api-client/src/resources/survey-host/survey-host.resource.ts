import type { ApiClient } from '../../client/client.ts';
import { object, webAddress } from '../../client/reader.ts';
import type { SurveyHostResponse } from './survey-host.contract.ts';

const readSurveyHost = object<SurveyHostResponse>({ url: webAddress });

/** GET /api/SurveyHost: the host of surveys and review forms. */
export async function getSurveyHost(client: ApiClient, signal?: AbortSignal): Promise<string> {
  return readSurveyHost(await client.call({ path: '/api/SurveyHost', signal })).url;
}
