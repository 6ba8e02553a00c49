import type { Claim, ClaimedVisit, ClaimFinding, ClaimFindingKind, PictureError } from '@tableside/core';

import { ApiError } from '../../client/api-error.ts';
import type { ApiClient } from '../../client/client.ts';
import { lenient } from '../../client/reader.ts';
import { sendWithProgress } from '../../client/send-with-progress.ts';
import {
  readClaim,
  readClaimRefusal,
  readClaims,
  readFindings,
  readPicture,
  readPictureError,
  readSentClaim,
  type ClaimRefusal,
  type SentClaim,
} from './claims.mapper.ts';

export type { ClaimRefusal, SentClaim } from './claims.mapper.ts';

export class ClaimRefused extends ApiError {
  readonly refusal: ClaimRefusal;

  constructor({ status, code, message, fields, requestId }: ApiError, refusal: ClaimRefusal) {
    super({ status, code, message, fields, requestId });
    this.refusal = refusal;
  }
}

async function orRefused<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    const refusal = error instanceof ApiError && lenient(readClaimRefusal)(error.body);
    if (refusal) throw new ClaimRefused(error, refusal);
    throw error;
  }
}

/**
 * POST /api/Claims/Check: looks for a visit before it is reported (CLM-04). Rejects with `ClaimRefused`
 * "tooEarly" or "tooLate", with 404 for a restaurant or a linked card that does not exist, with 401 if there
 * is no session, and with 429 after too many checks.
 */
export const checkClaim = async (
  client: ApiClient,
  { merchantId, visitDate, billCents, card }: ClaimedVisit,
): Promise<readonly ClaimFinding[]> =>
  readFindings(
    await orRefused(
      client.call({
        method: 'POST',
        path: '/api/Claims/Check',
        body: { merchantId, visitDate, billCents, card },
        isMemberSpecific: true,
      }),
    ),
  ).findings;

export interface ClaimSubmission extends ClaimedVisit {
  /** Ids from `addClaimPicture`, at most two. */
  readonly pictureIds: readonly string[];
  readonly findingsSeen: readonly ClaimFindingKind[];
}

/**
 * POST /api/Claims: reports a visit. Repeating its restaurant, day and bill resolves with the existing claim
 * (CLM-08). Rejects with `ClaimRefused`, otherwise as `checkClaim` does.
 */
export const sendClaim = async (
  client: ApiClient,
  { merchantId, visitDate, billCents, card, pictureIds, findingsSeen }: ClaimSubmission,
): Promise<SentClaim> =>
  readSentClaim(
    await orRefused(
      client.call({
        method: 'POST',
        path: '/api/Claims',
        body: { merchantId, visitDate, billCents, card, pictureIds, findingsSeen },
        isMemberSpecific: true,
      }),
    ),
  );

/** GET /api/Claims: the member's claims, newest first. Rejects with 401 if there is no session. */
export const getClaims = async (client: ApiClient, signal?: AbortSignal): Promise<readonly Claim[]> =>
  readClaims(await client.call({ path: '/api/Claims', signal, isMemberSpecific: true }));

export interface ClaimCompletion {
  readonly reference: string;
  readonly pictureIds: readonly string[];
}

/**
 * PUT /api/Claims/{reference}: adds pictures to a claim that needs them, which is then received again.
 * Rejects with `ClaimRefused` "pictureUnknown", and with 404 for a claim that needs nothing or does not
 * exist.
 */
export const completeClaim = async (
  client: ApiClient,
  { reference, pictureIds }: ClaimCompletion,
): Promise<Claim> =>
  readClaim(
    await orRefused(
      client.call({
        method: 'PUT',
        path: `/api/Claims/${encodeURIComponent(reference)}`,
        body: { pictureIds },
        isMemberSpecific: true,
      }),
    ),
  );

export interface ClaimPictureUpload {
  readonly file: Blob;
  /** Called while the picture is being sent, with the share that has arrived, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Long enough for 8 MB from a slow phone. */
const UPLOAD_TIMEOUT_MS = 180_000;

/**
 * POST /api/Claims/Pictures: sends a picture for the claim that is sent next, and returns its id. Rejects
 * with 400 and one of `pictureErrors` (`pictureErrorOf`), with 401 if there is no session, and with 429 after
 * too many pictures.
 */
export const addClaimPicture = async (
  client: ApiClient,
  { file, onProgress, signal }: ClaimPictureUpload,
): Promise<string> =>
  readPicture(
    await client.call({
      method: 'POST',
      path: '/api/Claims/Pictures',
      file,
      timeoutMs: UPLOAD_TIMEOUT_MS,
      signal,
      isMemberSpecific: true,
      ...(onProgress && { fetch: sendWithProgress(file, onProgress) }),
    }),
  ).pictureId;

export const pictureErrorOf = (error: unknown): PictureError | undefined =>
  error instanceof ApiError ? lenient(readPictureError)(error.code) : undefined;
