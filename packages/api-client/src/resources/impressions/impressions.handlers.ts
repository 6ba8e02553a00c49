import type * as z from 'zod';

import { fake, type Answer } from '../../testing/answer.ts';
import { impressionsAnswer, impressionsRequest } from './impressions.contract.ts';

export const impressionHandlers = {
  post: (
    answer: Answer<z.infer<typeof impressionsAnswer>> = ({ body }) => ({
      accepted: Array.isArray(body) ? body.length : 0,
    }),
  ) =>
    fake({
      method: 'post',
      path: '/api/Impressions',
      contract: impressionsAnswer,
      requestContract: impressionsRequest,
      answer,
    }),
};
