import { fake, type Answer } from '../../testing/answer.ts';
import { flexOfferAnswer, type FlexOfferAnswer } from './flex-offers.contract.ts';

export const flexOfferHandlers = {
  offer: (answer: Answer<FlexOfferAnswer> = { id: 'offer-1', webMessageOfferAmount: 250 }) =>
    fake({
      method: 'get',
      path: '/api/merchants/:merchantId/flex-offers/members/:publicId',
      contract: flexOfferAnswer,
      answer,
    }),
};
