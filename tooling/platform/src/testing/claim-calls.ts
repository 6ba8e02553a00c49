import { claimsContract } from '@tableside/api-client/contract';
import { claimFindingKinds } from '@tableside/core';
import fc from 'fast-check';

import { claimDecisionResponse, claimDecisionRefusal, decisions } from '../api/claims/decision.schema.ts';
import { encoded, jsonBody, nasty, usuallyOneOf, type CallTable } from './arbitraries.ts';

const member = { partner: 'hilton', member: 'member' };
const visit = {
  merchantId: fc.oneof(
    { arbitrary: fc.integer({ min: 100_001, max: 100_300 }).map(String), weight: 4 },
    { arbitrary: usuallyOneOf('2147483648', '0'), weight: 1 },
  ),
  visitDate: usuallyOneOf('2026-06-01', '2026-05-20', '2026-06-15', '0000-01-01', '9999-12-31', '2026-02-30'),
  billCents: fc.oneof(fc.integer({ min: -1, max: 1_000_001 }), fc.double()),
  card: fc.oneof(
    fc.record({ lastFour: usuallyOneOf('1111', '444') }),
    fc.record({ cardId: usuallyOneOf('nothing') }),
    jsonBody,
  ),
};
const pictureIds = fc.array(usuallyOneOf('nothing'), { maxLength: 3 });
const sending = fc.record({
  ...visit,
  pictureIds: fc.oneof({ arbitrary: fc.constant([]), weight: 3 }, { arbitrary: pictureIds, weight: 1 }),
  findingsSeen: fc.subarray([...claimFindingKinds]),
});
const reference = usuallyOneOf('K7M4XP', 'K7M4X0').filter((text) => !['', '.', '..'].includes(text));

export const claimCalls: CallTable = {
  'post /api/Webhooks/Claims': {
    response: claimDecisionResponse,
    refusal: claimDecisionRefusal,
    arbitrary: fc
      .oneof(
        fc.record({
          reference,
          state: usuallyOneOf(...decisions),
          reason: usuallyOneOf('goodwill', 'receiptMissing'),
          decidedBy: nasty,
        }),
        jsonBody,
      )
      .map((body) => ({ path: '/api/Webhooks/Claims', method: 'POST' as const, body })),
    partner: 'hilton',
  },
  'post /api/Claims/Check': {
    response: claimsContract.checkClaimResponse,
    refusal: claimsContract.claimRefusal,
    arbitrary: fc
      .oneof({ arbitrary: fc.record(visit), weight: 4 }, { arbitrary: jsonBody, weight: 1 })
      .map((body) => ({ path: '/api/Claims/Check', method: 'POST' as const, body })),
    ...member,
  },
  'get /api/Claims': {
    response: claimsContract.claimsResponse,
    arbitrary: fc.constant({ path: '/api/Claims' }),
    ...member,
  },
  'post /api/Claims': {
    response: claimsContract.sendClaimResponse,
    refusal: claimsContract.claimRefusal,
    arbitrary: fc
      .oneof({ arbitrary: sending, weight: 4 }, { arbitrary: jsonBody, weight: 1 })
      .map((body) => ({ path: '/api/Claims', method: 'POST' as const, body })),
    ...member,
  },
  'put /api/Claims/{reference}': {
    response: claimsContract.claimBody,
    refusal: claimsContract.claimRefusal,
    arbitrary: fc.tuple(reference, fc.oneof(fc.record({ pictureIds }), jsonBody)).map(([text, body]) => ({
      path: `/api/Claims/${encoded(text)}`,
      method: 'PUT' as const,
      body,
    })),
    ...member,
  },
};
