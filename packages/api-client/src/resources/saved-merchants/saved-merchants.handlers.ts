import { fake, type FakeResponse } from '../../testing/answer.ts';
import {
  savedResponse,
  savedMerchantsResponse,
  type SavedMerchantsResponse,
} from './saved-merchants.contract.ts';

const path = '/api/Member/SavedMerchants/:merchantId';

export const savedMerchantHandlers = {
  list: (answer: FakeResponse<SavedMerchantsResponse> = []) =>
    fake({ method: 'get', path: '/api/Member/SavedMerchants', contract: savedMerchantsResponse, answer }),
  save: (answer: FakeResponse<true> = true) => fake({ method: 'put', path, contract: savedResponse, answer }),
  forget: (answer: FakeResponse<true> = true) =>
    fake({ method: 'delete', path, contract: savedResponse, answer }),
};
