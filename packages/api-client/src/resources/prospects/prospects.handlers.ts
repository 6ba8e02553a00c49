import * as z from 'zod';

import { fake, type FakeResponse } from '../../testing/fake-response.ts';
import {
  joinRequest,
  prospectResponse,
  prospectRequest,
  validateEmailResponse,
  type ProspectResponse,
  type ValidateEmailResponse,
} from './prospects.contract.ts';

export const prospectHandlers = {
  validateEmail: (response: FakeResponse<ValidateEmailResponse> = { isValid: true }) =>
    fake({ method: 'get', path: '/api/Members/Validate/Email', contract: validateEmailResponse, response }),

  create: (response: FakeResponse<ProspectResponse> = { publicId: 'prospect-1' }) =>
    fake({
      method: 'post',
      path: '/api/Members/Prospects',
      contract: prospectResponse,
      requestContract: z.union([prospectRequest, joinRequest]),
      status: 201,
      response,
    }),
};
