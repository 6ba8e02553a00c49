import { fake, type FakeResponse } from '../../testing/fake-response.ts';
import {
  savedResponse,
  savedMerchantsResponse,
  type SavedMerchantsResponse,
} from './saved-merchants.contract.ts';

const path = '/api/Member/SavedMerchants/:merchantId';

export const savedMerchantHandlers = {
  list: (response: FakeResponse<SavedMerchantsResponse> = []) =>
    fake({ method: 'get', path: '/api/Member/SavedMerchants', contract: savedMerchantsResponse, response }),
  save: (response: FakeResponse<true> = true) =>
    fake({ method: 'put', path, contract: savedResponse, response }),
  forget: (response: FakeResponse<true> = true) =>
    fake({ method: 'delete', path, contract: savedResponse, response }),
};
