import type { ApiClient } from '../../client/client.ts';
import type { SecureFrameAnswer } from './secure-frame.contract.ts';

/** GET /api/SecureFrame: the frame of the platform itself, for a partner whose settings name none (OP-070). */
export async function getSecureFrameUrl(client: ApiClient, signal?: AbortSignal): Promise<string> {
  const { url } = (await client.call({ path: '/api/SecureFrame', signal })) as SecureFrameAnswer;
  return url;
}
