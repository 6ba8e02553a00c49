import { surveyHostContract } from '@tableside/api-client/contract';
import { Hono } from 'hono';

import type { PlatformEnv } from '../../web/platform-context.ts';
import { describeCall } from '../../web/describe.ts';
import { addressBeside } from '../../web/site-origin.ts';
import type { ApiOptions } from '../api-options.ts';

export const createSurveyHost = ({ surveyHostUrl }: ApiOptions) =>
  new Hono<PlatformEnv>().get(
    '/SurveyHost',
    describeCall({
      operationId: 'getSurveyHost',
      summary: 'URL of the service that hosts survey and review forms, each at /to/{code}.',
      tag: 'activity',
      status: 200,
      response: surveyHostContract.surveyHostResponse,
      problems: [],
    }),
    (context) =>
      context.json(
        { url: addressBeside(context, surveyHostUrl) } satisfies surveyHostContract.SurveyHostResponse,
        200,
        { 'Cache-Control': 'no-store' },
      ),
  );
