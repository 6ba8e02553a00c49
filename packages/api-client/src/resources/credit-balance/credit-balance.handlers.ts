import { fake, type Answer } from '../../testing/answer.ts';
import { creditBalanceAnswer, type CreditBalanceAnswer } from './credit-balance.contract.ts';

export const creditBalanceHandlers = {
  balance: (answer: Answer<CreditBalanceAnswer> = { memberBalance: 12 }) =>
    fake({
      method: 'get',
      path: '/api/Member/StatementCreditBalance',
      contract: creditBalanceAnswer,
      answer,
    }),
};
