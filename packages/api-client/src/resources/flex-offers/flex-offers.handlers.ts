import { fake, type FakeResponse } from '../../testing/fake-response.ts';
import { flexOfferResponse, type FlexOfferResponse } from './flex-offers.contract.ts';

export const flexOfferHandlers = {
  offer: (response: FakeResponse<FlexOfferResponse> = { id: 'offer-1', webMessageOfferAmount: 250 }) =>
    fake({
      method: 'get',
      path: '/api/merchants/:merchantId/flex-offers/members/:publicId',
      contract: flexOfferResponse,
      response,
    }),
};
