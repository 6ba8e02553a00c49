import { fake, type FakeResponse } from '../../testing/fake-response.ts';
import { secureFrameResponse, type SecureFrameResponse } from './secure-frame.contract.ts';

export const secureFrameHandlers = {
  url: (response: FakeResponse<SecureFrameResponse> = { url: 'http://secure.example/' }) =>
    fake({ method: 'get', path: '/api/SecureFrame', contract: secureFrameResponse, response }),
};
