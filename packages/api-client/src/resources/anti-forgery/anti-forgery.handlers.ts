import { fake, type FakeResponse } from '../../testing/fake-response.ts';
import { antiForgeryResponse, type AntiForgeryResponse } from './anti-forgery.contract.ts';

export const antiForgeryHandlers = {
  token: (response: FakeResponse<AntiForgeryResponse> = { csrfToken: 'token-of-this-session' }) =>
    fake({ method: 'get', path: '/api/CSRF', contract: antiForgeryResponse, response }),
};
