import * as z from 'zod';

import { fake, type Answer } from '../../testing/answer.ts';
import {
  joinRequest,
  prospectAnswer,
  prospectRequest,
  validateEmailAnswer,
  type ProspectAnswer,
  type ValidateEmailAnswer,
} from './prospects.contract.ts';

export const prospectHandlers = {
  validateEmail: (answer: Answer<ValidateEmailAnswer> = { isValid: true }) =>
    fake({ method: 'get', path: '/api/Members/Validate/Email', contract: validateEmailAnswer, answer }),

  /**
   * POST /api/Members/Prospects, with only the email address or with the join form: responds with 201.
   * Rejects a body that does not match the contract.
   */
  create: (answer: Answer<ProspectAnswer> = { publicId: 'prospect-1' }) =>
    fake({
      method: 'post',
      path: '/api/Members/Prospects',
      contract: prospectAnswer,
      requestContract: z.union([prospectRequest, joinRequest]),
      status: 201,
      answer,
    }),
};
