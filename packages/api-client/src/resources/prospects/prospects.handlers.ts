import { fake, type Answer } from '../../testing/answer.ts';
import {
  prospectAnswer,
  prospectRequest,
  validateEmailAnswer,
  type ProspectAnswer,
  type ValidateEmailAnswer,
} from './prospects.contract.ts';

export const prospectHandlers = {
  /** GET /api/Members/Validate/Email: every address is valid unless told otherwise. */
  validateEmail: (answer: Answer<ValidateEmailAnswer> = { isValid: true }) =>
    fake({ method: 'get', path: '/api/Members/Validate/Email', contract: validateEmailAnswer, answer }),

  /** POST /api/Members/Prospects: answers 201. A body that the contract does not know is refused. */
  create: (answer: Answer<ProspectAnswer> = { publicId: 'prospect-1' }) =>
    fake({
      method: 'post',
      path: '/api/Members/Prospects',
      contract: prospectAnswer,
      requestContract: prospectRequest,
      status: 201,
      answer,
    }),
};
