import { Hono } from 'hono';

import { partnerOf } from '../../accounts/partner-of.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { describeCall } from '../../web/describe.ts';
import { limitBody } from '../../web/limit-body.ts';
import { notFound, Problem } from '../../web/problem.ts';
import { validate } from '../../web/validate.ts';
import type { ApiOptions } from '../api-options.ts';
import { formWebhook, formWebhookResponse } from './form-webhook.schema.ts';
import { storeResponse } from './store-response.ts';
import { FORM_SIGNATURE_HEADER, isSignedForm } from './signature.ts';

const unsigned = () =>
  new Problem({ status: 401, code: 'unsigned', message: 'The signature is missing or invalid.' });

/**
 * A response that cannot be stored still gets a success status: a retry would change nothing, and after a 404
 * the third party would disable the webhook (SUR-13).
 */
export const createFormWebhook = (options: ApiOptions) =>
  new Hono<PlatformEnv>().post(
    '/Webhooks/Forms',
    describeCall({
      operationId: 'postFormWebhook',
      summary:
        'Webhook for completed surveys and reviews; the signature covers the raw request body. ' +
        'Duplicate reports, reports that match no visit of the member, and reports of other forms ' +
        'have no effect.',
      tag: 'activity',
      status: 200,
      response: formWebhookResponse,
      problems: [400, 401, 404],
      needsFormSignature: true,
    }),
    limitBody,
    async ({ req }, next) => {
      const { formWebhookSecret } = options;
      if (formWebhookSecret === undefined) throw notFound('Endpoint not found.');
      const isSigned = isSignedForm(formWebhookSecret, await req.text(), req.header(FORM_SIGNATURE_HEADER));
      if (!isSigned) throw unsigned();
      await next();
    },
    validate('json', formWebhook),
    async (context) => {
      const event = context.req.valid('json');
      const { id, typeformCode } = partnerOf(context, options);
      const isStored =
        'form_response' in event &&
        event.form_response.form_id === typeformCode &&
        (await storeResponse(options.database, id, event.form_response));
      return context.json({ accepted: isStored ? 1 : 0 }, 200, { 'Cache-Control': 'no-store' });
    },
  );
