import type { KnownMember, Tier } from '@tableside/core';

import { ApiError } from '../../client/api-error.ts';
import type { ApiClient } from '../../client/client.ts';
import { readResponse } from '../../client/reader.ts';
import type { MemberUpdateRequest } from './member.contract.ts';
import {
  readActivated,
  readKnownMember,
  readSignedIn,
  toKnownMember,
  type SignedInMember,
} from './member.mapper.ts';

export type { SignedInMember } from './member.mapper.ts';

/**
 * GET /api/Member: the member. Each response prolongs the session (API-04). Rejects with 401 if there is no
 * session. The caller handles that, because it is normal when a page loads.
 */
export async function getMember(client: ApiClient, signal?: AbortSignal): Promise<SignedInMember> {
  const response = await client.send({ path: '/api/Member', signal });
  return readSignedIn(await readResponse(response, signal));
}

/**
 * PUT /api/Member: changes the given properties. Rejects with 400 and one error per invalid field (API-05).
 */
export const updateMember = async (client: ApiClient, update: MemberUpdateRequest): Promise<SignedInMember> =>
  readSignedIn(
    await client.call({ method: 'PUT', path: '/api/Member', body: update, isMemberSpecific: true }),
  );

/**
 * GET /api/Member/{publicId}: a person whom the program knows (API-06). Rejects with 400 or 404 if it does
 * not.
 */
export const getKnownMember = async (
  client: ApiClient,
  publicId: string,
  signal?: AbortSignal,
): Promise<KnownMember> =>
  toKnownMember(
    readKnownMember(
      await client.call({
        path: `/api/Member/${encodeURIComponent(publicId)}`,
        signal,
        needsToken: true,
        handlesUnauthorized: true,
      }),
    ),
  );

/** Whether a failed lookup means that the id is unknown. Other failures say nothing about it (ACT-02). */
export const isUnknownPublicId = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** POST /api/Member/Activate: activates a member, who then earns (API-07). Resolves with the new tier. */
export async function activateMember(client: ApiClient, publicId: string): Promise<Tier> {
  const response = await client.call({
    method: 'POST',
    path: '/api/Member/Activate',
    body: { publicId },
    handlesUnauthorized: true,
  });
  return readActivated(response).tierLevel;
}
