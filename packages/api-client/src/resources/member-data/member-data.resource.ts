import type { ApiClient } from '../../client/client.ts';
import { count, flag, moment, object } from '../../client/reader.ts';
import type { CodeResponse, ErasureResponse, ErasureTermsResponse, Proof } from './member-data.contract.ts';

const readCode = object<{ isMailed: boolean }>({ isMailed: flag });
const readTerms = object<ErasureTermsResponse>({ days: count });
const readErasure = object<ErasureResponse>({ eraseAfter: moment });

/** POST /api/Member/Data/Code: emails a code, the proof of a member without a password (PRV-03). */
export async function mailDataCode(client: ApiClient): Promise<CodeResponse['isMailed']> {
  readCode(await client.call({ method: 'POST', path: '/api/Member/Data/Code', isMemberSpecific: true }));
  return true;
}

/** Reading a large account takes longer than other calls. */
const DOWNLOAD_MS = 60_000;

/** POST /api/Member/Data: everything that is stored about the member, to be saved unchanged (PRV-03). */
export const getMemberData = (client: ApiClient, proof: Proof): Promise<unknown> =>
  client.call({
    method: 'POST',
    path: '/api/Member/Data',
    body: proof,
    isMemberSpecific: true,
    timeoutMs: DOWNLOAD_MS,
  });

/** GET /api/Member/Erasure: for how many days signing in cancels the erasure (PRV-04). */
export const getErasureTerms = async (
  client: ApiClient,
  signal?: AbortSignal,
): Promise<ErasureTermsResponse> =>
  readTerms(await client.call({ path: '/api/Member/Erasure', signal, isMemberSpecific: true }));

/**
 * POST /api/Member/Erasure: ends every session, and resolves with the time after which signing in no longer
 * cancels the erasure (PRV-04).
 */
export const eraseMember = async (client: ApiClient, proof: Proof): Promise<ErasureResponse> =>
  readErasure(
    await client.call({ method: 'POST', path: '/api/Member/Erasure', body: proof, isMemberSpecific: true }),
  );
