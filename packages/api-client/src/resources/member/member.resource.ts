import type { KnownMember, Member, Tier } from '@tableside/core';

import { ApiError, readApiError } from '../../client/api-error.ts';
import type { ApiClient } from '../../client/client.ts';
import type { SessionBody } from '../sign-in/sign-in.contract.ts';
import type {
  ActivateAnswer,
  KnownMemberAnswer,
  MemberAnswer,
  MemberUpdateRequest,
} from './member.contract.ts';
import { toKnownMember, toMember } from './member.mapper.ts';

/** A member with what the browser must know of the session. */
export interface SignedInMember {
  /** The server’s moment of the answer in milliseconds, where it tells. */
  readonly serverTime?: number;
  readonly member: Member;
  readonly session: SessionBody;
}

const toSignedIn = (body: MemberAnswer): SignedInMember => ({
  member: toMember(body),
  session: body.session,
});

/**
 * GET /api/Member: who is signed in; each answer prolongs the session (API-04). Rejects with 401 when nobody is, which
 * is the caller's to handle: at load it is no surprise.
 */
export async function getMember(client: ApiClient, signal?: AbortSignal): Promise<SignedInMember> {
  const response = await client.send({ path: '/api/Member', signal });
  if (!response.ok) throw await readApiError(response);
  const serverTime = Date.parse(response.headers.get('Date') ?? '');
  let body: MemberAnswer;
  try {
    body = (await response.json()) as MemberAnswer;
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError({ status: 0, code: 'unreadable' }, { cause });
  }
  return { ...toSignedIn(body), ...(Number.isFinite(serverTime) && { serverTime }) };
}

/** PUT /api/Member: changes what is given. Rejects with 400 and one complaint a field (API-05). */
export const updateMember = async (client: ApiClient, update: MemberUpdateRequest): Promise<SignedInMember> =>
  toSignedIn((await client.call({ method: 'PUT', path: '/api/Member', body: update })) as MemberAnswer);

/** GET /api/Member/{publicId}: somebody the program knows (API-06). Rejects with 404 when it does not. */
export const getKnownMember = async (
  client: ApiClient,
  publicId: string,
  signal?: AbortSignal,
): Promise<KnownMember> =>
  toKnownMember(
    (await client.call({
      path: `/api/Member/${encodeURIComponent(publicId)}`,
      signal,
      needsToken: true,
      keepsUnauthorised: true,
    })) as KnownMemberAnswer,
  );

/** POST /api/Member/Activate: a non-activated member begins to earn (API-07). Answers the new tier. */
export async function activateMember(client: ApiClient, publicId: string): Promise<Tier> {
  const answer = (await client.call({
    method: 'POST',
    path: '/api/Member/Activate',
    body: { publicId },
    keepsUnauthorised: true,
  })) as ActivateAnswer;
  return answer.tierLevel;
}
