import { fake, type Answer } from '../../testing/answer.ts';
import { savedAnswer, savedMerchantsAnswer, type SavedMerchantsAnswer } from './saved-merchants.contract.ts';

const path = '/api/Member/SavedMerchants/:merchantId';

export const savedMerchantHandlers = {
  list: (answer: Answer<SavedMerchantsAnswer> = []) =>
    fake({ method: 'get', path: '/api/Member/SavedMerchants', contract: savedMerchantsAnswer, answer }),
  save: (answer: Answer<true> = true) => fake({ method: 'put', path, contract: savedAnswer, answer }),
  forget: (answer: Answer<true> = true) => fake({ method: 'delete', path, contract: savedAnswer, answer }),
};
