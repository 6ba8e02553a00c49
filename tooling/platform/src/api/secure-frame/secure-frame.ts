import { secureFrameContract } from '@tableside/api-client/contract';
import { Hono } from 'hono';

import type { PlatformEnv } from '../../web/platform-context.ts';
import { describeCall } from '../../web/describe.ts';
import { addressBeside } from '../../web/site-origin.ts';
import type { ApiOptions } from '../api-options.ts';

export const createSecureFrame = ({ secureFrameUrl }: ApiOptions) =>
  new Hono<PlatformEnv>().get(
    '/SecureFrame',
    describeCall({
      operationId: 'getSecureFrame',
      summary: 'URL of the page that collects card numbers, for partners whose settings do not specify one.',
      tag: 'cards',
      status: 200,
      response: secureFrameContract.secureFrameResponse,
      problems: [],
    }),
    (context) =>
      context.json(
        { url: addressBeside(context, secureFrameUrl) } satisfies secureFrameContract.SecureFrameResponse,
        200,
        { 'Cache-Control': 'no-store' },
      ),
  );
