import { Hono } from 'hono';
import * as z from 'zod';

import { partnerOf } from '../../accounts/partner-of.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { describeCall } from '../../web/describe.ts';
import { limitBody } from '../../web/limit-body.ts';
import { notFound, Problem } from '../../web/problem.ts';
import {
  isSignedWebhook,
  WEBHOOK_ID_HEADER,
  WEBHOOK_SIGNATURE_HEADER,
  WEBHOOK_TIMESTAMP_HEADER,
} from '../../web/standard-webhooks.ts';
import { validate } from '../../web/validate.ts';
import type { ApiOptions } from '../api-options.ts';
import { decideClaim } from './decide-claim.ts';
import { claimDecision, claimDecisionResponse, claimDecisionRefusal } from './decision.schema.ts';

const webhookId = z.object({ [WEBHOOK_ID_HEADER]: z.string().min(1).max(128) });

const unsigned = () =>
  new Problem({ status: 401, code: 'unsigned', message: 'The signature is missing, invalid or too old.' });

export const createDecisionWebhook = (options: ApiOptions) =>
  new Hono<PlatformEnv>().post(
    '/Webhooks/Claims',
    describeCall({
      operationId: 'decideClaim',
      summary:
        'Webhook for decisions about claims, signed as Standard Webhooks describes. The record, the balance ' +
        'and the claim change together, and the member is mailed. The same webhook-id again, and a decision ' +
        'that the claim already has, change nothing. 400 "alreadyDecided" with the state if the claim was ' +
        'decided otherwise, "alreadyRewarded" if the named record has a reward. 401 for a timestamp that ' +
        'is more than five minutes off.',
      tag: 'claims',
      status: 200,
      response: claimDecisionResponse,
      problems: [400, 401, 404],
      problemBodies: { 400: claimDecisionRefusal },
      needsWebhookSignature: true,
    }),
    limitBody,
    async ({ req }, next) => {
      const { claimSecrets = [], now } = options;
      if (claimSecrets.length === 0) throw notFound('Endpoint not found.');
      const received = {
        id: req.header(WEBHOOK_ID_HEADER),
        timestamp: req.header(WEBHOOK_TIMESTAMP_HEADER),
        signature: req.header(WEBHOOK_SIGNATURE_HEADER),
        body: await req.text(),
      };
      if (!isSignedWebhook(claimSecrets, received, now())) throw unsigned();
      await next();
    },
    validate('header', webhookId),
    validate('json', claimDecision),
    async (context) => {
      const response = await decideClaim(options, partnerOf(context, options), context.req.valid('json'), {
        source: 'webhook',
        origin: context.get('clientAddress'),
        messageId: context.req.valid('header')[WEBHOOK_ID_HEADER],
      });
      return context.json(response, 200, { 'Cache-Control': 'no-store' });
    },
  );
