import type { ClaimedVisit } from '@tableside/core';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import type { ApiClient } from '../../client/client.ts';
import {
  addClaimPicture,
  checkClaim,
  completeClaim,
  getClaims,
  sendClaim,
  type ClaimCompletion,
  type ClaimPictureUpload,
  type ClaimSubmission,
} from './claims.resource.ts';

export const claimsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['member', 'claims'],
    queryFn: ({ signal }) => getClaims(client, signal),
  });

export const checkClaimMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (visit: ClaimedVisit) => checkClaim(client, visit) });

export const sendClaimMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (claim: ClaimSubmission) => sendClaim(client, claim) });

export const completeClaimMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (completion: ClaimCompletion) => completeClaim(client, completion) });

export const addClaimPictureMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (upload: ClaimPictureUpload) => addClaimPicture(client, upload) });
