import type * as z from 'zod';

import { fake, type FakeResponse } from '../../testing/fake-response.ts';
import { impressionsResponse, impressionsRequest } from './impressions.contract.ts';

export const impressionHandlers = {
  post: (
    response: FakeResponse<z.infer<typeof impressionsResponse>> = ({ body }) => ({
      accepted: Array.isArray(body) ? body.length : 0,
    }),
  ) =>
    fake({
      method: 'post',
      path: '/api/Impressions',
      contract: impressionsResponse,
      requestContract: impressionsRequest,
      response,
    }),
};
