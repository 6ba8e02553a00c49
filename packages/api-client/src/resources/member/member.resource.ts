import type { KnownMember, Member, Tier } from '@tableside/core';

import { ApiError, readApiError } from '../../client/api-error.ts';
import type { ApiClient } from '../../client/client.ts';
import { unreadable } from '../../client/reader.ts';
import type { SessionBody } from '../sign-in/sign-in.contract.ts';
import type { MemberUpdateRequest } from './member.contract.ts';
import { readActivated, readKnownMember, readMember, toKnownMember, toMember } from './member.mapper.ts';

/** A member with what the browser must know of the session. */
export interface SignedInMember {
  /** The server’s moment of the answer in milliseconds, where it tells. */
  readonly serverTime?: number;
  readonly member: Member;
  readonly session: SessionBody;
}

function readSignedIn(body: unknown): SignedInMember {
  const answer = readMember(body);
  return { member: toMember(answer), session: answer.session };
}

/**
 * GET /api/Member: who is signed in; each answer prolongs the session (API-04). Rejects with 401 when nobody is, which
 * is the caller's to handle: at load it is no surprise.
 */
export async function getMember(client: ApiClient, signal?: AbortSignal): Promise<SignedInMember> {
  const response = await client.send({ path: '/api/Member', signal });
  if (!response.ok) throw await readApiError(response);
  const serverTime = Date.parse(response.headers.get('Date') ?? '');
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw signal?.aborted ? cause : unreadable({ cause });
  });
  return { ...readSignedIn(body), ...(Number.isFinite(serverTime) && { serverTime }) };
}

/** PUT /api/Member: changes what is given. Rejects with 400 and one complaint a field (API-05). */
export const updateMember = async (client: ApiClient, update: MemberUpdateRequest): Promise<SignedInMember> =>
  readSignedIn(await client.call({ method: 'PUT', path: '/api/Member', body: update }));

/** GET /api/Member/{publicId}: somebody the program knows (API-06). Rejects with 400 or 404 when it does not. */
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
        keepsUnauthorised: true,
      }),
    ),
  );

/** Whether a look-up says that nobody is known by the id; other failures say nothing about it (ACT-02). */
export const isUnknownPublicId = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** POST /api/Member/Activate: a non-activated member begins to earn (API-07). Answers the new tier. */
export async function activateMember(client: ApiClient, publicId: string): Promise<Tier> {
  const answer = await client.call({
    method: 'POST',
    path: '/api/Member/Activate',
    body: { publicId },
    keepsUnauthorised: true,
  });
  return readActivated(answer).tierLevel;
}
