import { fake, type FakeResponse } from '../../testing/fake-response.ts';
import { creditBalanceResponse, type CreditBalanceResponse } from './credit-balance.contract.ts';

export const creditBalanceHandlers = {
  balance: (response: FakeResponse<CreditBalanceResponse> = { memberBalance: 12 }) =>
    fake({
      method: 'get',
      path: '/api/Member/StatementCreditBalance',
      contract: creditBalanceResponse,
      response,
    }),
};
