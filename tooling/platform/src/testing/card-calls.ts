import { cardsContract, secureFrameContract } from '@tableside/api-client/contract';
import fc from 'fast-check';

import { encoded, jsonBody, nasty, usuallyOneOf, type CallTable } from './arbitraries.ts';

const member = { partner: 'hilton', member: 'nocard' };
const cardFields = {
  lastFour: usuallyOneOf('1111', '2001'),
  cardType: usuallyOneOf('Visa', 'Discover'),
};
const card = fc.oneof(
  fc.record({ ...cardFields, encryptedCardNumber: usuallyOneOf('a.b.c.d.e', 'eyJhbGciOiJub25lIn0....') }),
  fc.record({ ...cardFields, partnerCardId: usuallyOneOf('handed-over-01') }),
  fc.record({ ...cardFields, partnerCardId: nasty, encryptedCardNumber: nasty }, { requiredKeys: [] }),
);

export const cardCalls: CallTable = {
  'get /api/SecureFrame': {
    response: secureFrameContract.secureFrameResponse,
    arbitrary: fc.constant({ path: '/api/SecureFrame' }),
  },
  'get /api/Member/Cards': {
    response: cardsContract.memberCardsResponse,
    arbitrary: fc.constant({ path: '/api/Member/Cards' }),
    ...member,
  },
  'get /api/Cards/AllPartnerCards': {
    response: cardsContract.partnerCardsResponse,
    arbitrary: fc.constant({ path: '/api/Cards/AllPartnerCards' }),
    ...member,
  },
  'post /api/Member/Cards': {
    response: cardsContract.addCardsResponse,
    refusal: cardsContract.addCardsRefusal,
    arbitrary: fc
      .oneof(
        {
          arbitrary: fc.record({
            creditCards: fc.array(card, { maxLength: 3 }),
            directFileFeedOptIn: fc.constantFrom(true, true, false),
            termsVersion: fc.constantFrom('1', '1', '2'),
          }),
          weight: 4,
        },
        { arbitrary: jsonBody, weight: 1 },
      )
      .map((body) => ({ path: '/api/Member/Cards', method: 'POST' as const, body })),
    ...member,
  },
  'delete /api/Member/Cards': {
    response: cardsContract.removeCardResponse,
    arbitrary: fc
      .tuple(usuallyOneOf('nobody', ''), fc.constantFrom('', '&closesAccount=true', '&closesAccount=yes'))
      .map(([id, agreed]) => ({
        path: `/api/Member/Cards?id=${encoded(id)}${agreed}`,
        method: 'DELETE' as const,
      })),
    ...member,
  },
};
