import { fake, type FakeResponse } from '../../testing/fake-response.ts';
import { registerBonusResponse, type RegisterBonusResponse } from './bonuses.contract.ts';

export const bonusHandlers = {
  register: (response: FakeResponse<RegisterBonusResponse> = {}) =>
    fake({ method: 'post', path: '/api/Member/Bonus/:code', contract: registerBonusResponse, response }),
};
