import type { Claim, ClaimFinding } from '@tableside/core';

import { fake, type FakeResponse } from '../../testing/fake-response.ts';
import { merge, type Overrides } from '../../testing/merge.ts';
import {
  addPictureResponse,
  checkClaimResponse,
  checkClaimRequest,
  claimBody,
  claimsResponse,
  completeClaimRequest,
  sendClaimResponse,
  sendClaimRequest,
  type AddPictureResponse,
  type CheckClaimResponse,
  type ClaimBody,
  type ClaimsResponse,
  type SendClaimResponse,
  type SendClaimRequest,
} from './claims.contract.ts';
import { readClaim, readFindings } from './claims.mapper.ts';

export const buildClaimBody = (overrides?: Overrides<ClaimBody>): ClaimBody =>
  merge<ClaimBody>(
    {
      reference: 'K7M4XP',
      merchantId: '1',
      merchantName: 'Basil Wharf',
      merchantCity: 'Boston',
      activeMerchant: true,
      visitDate: '2026-06-01',
      billCents: 4820,
      card: { cardType: 'Visa', lastFour: '1111' },
      state: 'received',
      events: [{ at: '2026-06-12T15:00:00.000Z', by: 'member', state: 'received' }],
      pictureCount: 0,
    },
    overrides,
  );
export const buildClaim = (overrides?: Overrides<ClaimBody>): Claim => readClaim(buildClaimBody(overrides));

type FindingBody = CheckClaimResponse['findings'][number];

export const buildFindingBodies = (): {
  readonly [K in FindingBody['kind']]: Extract<FindingBody, { kind: K }>;
} => ({
  recordFound: {
    kind: 'recordFound',
    transactionId: 'txn-1',
    visitDate: '2026-06-03',
    status: 'Pending',
  },
  cardLinkedLater: { kind: 'cardLinkedLater', linkedOn: '2026-06-05' },
  dayWithoutReward: { kind: 'dayWithoutReward', earnDays: ['Fri', 'Sat', 'Sun'] },
  restaurantNotInProgram: { kind: 'restaurantNotInProgram', since: '2026-06-10' },
});
export const buildFindings = (
  bodies: readonly FindingBody[] = Object.values(buildFindingBodies()),
): readonly ClaimFinding[] => readFindings({ findings: bodies }).findings;

const sent = (body: unknown): ClaimBody => {
  const { merchantId, visitDate, billCents, card, pictureIds } = body as SendClaimRequest;
  return buildClaimBody({
    merchantId,
    visitDate,
    billCents,
    ...('lastFour' in card && { card: { cardType: undefined, lastFour: card.lastFour } }),
    pictureCount: pictureIds.length,
  });
};

export const claimHandlers = {
  check: (response: FakeResponse<CheckClaimResponse> = { findings: [] }) =>
    fake({
      method: 'post',
      path: '/api/Claims/Check',
      contract: checkClaimResponse,
      requestContract: checkClaimRequest,
      response,
    }),

  send: (response: FakeResponse<SendClaimResponse> = ({ body }) => ({ claim: sent(body), isNew: true })) =>
    fake({
      method: 'post',
      path: '/api/Claims',
      contract: sendClaimResponse,
      requestContract: sendClaimRequest,
      response,
    }),

  list: (response: FakeResponse<ClaimsResponse> = []) =>
    fake({ method: 'get', path: '/api/Claims', contract: claimsResponse, response }),

  complete: (
    response: FakeResponse<ClaimBody> = ({ params }) => buildClaimBody({ reference: params['reference'] }),
  ) =>
    fake({
      method: 'put',
      path: '/api/Claims/:reference',
      contract: claimBody,
      requestContract: completeClaimRequest,
      response,
    }),

  addPicture: (response: FakeResponse<AddPictureResponse> = { pictureId: 'picture-1' }) =>
    fake({
      method: 'post',
      path: '/api/Claims/Pictures',
      contract: addPictureResponse,
      isFile: true,
      response,
    }),
};
