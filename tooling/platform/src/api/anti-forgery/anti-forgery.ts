import { antiForgeryContract } from '@tableside/api-client/contract';
import { Hono } from 'hono';

import type { PlatformEnv } from '../../web/platform-context.ts';
import { describeCall } from '../../web/describe.ts';
import { ensureSession } from '../../web/session.ts';
import type { ApiOptions } from '../api-options.ts';
import { issueToken } from './token.ts';

export const createAntiForgery = ({ secret }: ApiOptions) =>
  new Hono<PlatformEnv>().get(
    '/CSRF',
    describeCall({
      operationId: 'getAntiForgeryToken',
      summary:
        'Returns the anti-forgery token that non-GET requests send in X-XSRF-TOKEN. Creates a ' +
        'session if there is none.',
      tag: 'anti-forgery',
      status: 200,
      response: antiForgeryContract.antiForgeryResponse,
      problems: [],
    }),
    (context) => {
      const owner = { partnerId: context.get('partnerId'), sessionId: ensureSession(context) };
      return context.json({ csrfToken: issueToken(secret, owner) }, 200, { 'Cache-Control': 'no-store' });
    },
  );
