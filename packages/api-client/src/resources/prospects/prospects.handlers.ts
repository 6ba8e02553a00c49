import * as z from 'zod';

import { fake, type FakeResponse } from '../../testing/answer.ts';
import {
  joinRequest,
  prospectResponse,
  prospectRequest,
  validateEmailResponse,
  type ProspectResponse,
  type ValidateEmailResponse,
} from './prospects.contract.ts';

export const prospectHandlers = {
  validateEmail: (answer: FakeResponse<ValidateEmailResponse> = { isValid: true }) =>
    fake({ method: 'get', path: '/api/Members/Validate/Email', contract: validateEmailResponse, answer }),

  /**
   * POST /api/Members/Prospects, with only the email address or with the join form: responds with 201.
   * Rejects a body that does not match the contract.
   */
  create: (answer: FakeResponse<ProspectResponse> = { publicId: 'prospect-1' }) =>
    fake({
      method: 'post',
      path: '/api/Members/Prospects',
      contract: prospectResponse,
      requestContract: z.union([prospectRequest, joinRequest]),
      status: 201,
      answer,
    }),
};
