import type { ApiClient } from '../../client/client.ts';
import { object, webAddress } from '../../client/reader.ts';
import type { SecureFrameResponse } from './secure-frame.contract.ts';

const readSecureFrame = object<SecureFrameResponse>({ url: webAddress });

/** GET /api/SecureFrame: the platform's own frame, for a partner whose settings have none. */
export async function getSecureFrameUrl(client: ApiClient, signal?: AbortSignal): Promise<string> {
  return readSecureFrame(await client.call({ path: '/api/SecureFrame', signal })).url;
}
