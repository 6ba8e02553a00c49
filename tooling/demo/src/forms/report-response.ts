import { omitUndefined } from '@tableside/core';

import type { FormResponse } from './response.schema.ts';

interface Completed {
  readonly formCode: string;
  readonly now: Date;
}

const answerOf = ([name, value]: readonly [string, string | number]) =>
  typeof value === 'number'
    ? { type: 'number', number: value, field: { id: name, type: 'rating', ref: name } }
    : { type: 'text', text: value, field: { id: name, type: 'long_text', ref: name } };

export function reportOf(response: FormResponse, { formCode, now }: Completed): string {
  const { kind, responseId, partner, answers } = response;
  const hidden =
    kind === 'review'
      ? {
          public_id: response.publicId,
          transaction_id: response.transactionId,
          merchant_id: response.merchantId,
        }
      : { utm_campaign: response.campaign, utm_source: response.path };
  return JSON.stringify({
    event_id: responseId,
    event_type: 'form_response',
    form_response: {
      form_id: formCode,
      token: responseId,
      landed_at: now,
      submitted_at: now,
      hidden: { ...hidden, partner_code: partner },
      answers: Object.entries(omitUndefined(answers)).map(answerOf),
    },
  });
}
