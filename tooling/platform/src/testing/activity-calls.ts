import {
  activityContract,
  bonusesContract,
  creditBalanceContract,
  reviewsContract,
  surveyHostContract,
} from '@tableside/api-client/contract';
import fc from 'fast-check';

import { formWebhookResponse } from '../api/form-webhook/form-webhook.schema.ts';
import { encoded, nasty, usuallyOneOf, type CallTable } from './arbitraries.ts';

const member = { partner: 'hilton', member: 'history' };
const pageQuery = fc
  .record(
    {
      pageNo: usuallyOneOf('1', '2', '13', '100000', '100001', '0', '1.5'),
      resultsPerPage: usuallyOneOf('10', '1', '100', '101'),
      year: usuallyOneOf('2026', '2000', '2999', '1999'),
      state: usuallyOneOf('processing', 'takenBack', 'Pending'),
    },
    { requiredKeys: ['pageNo', 'resultsPerPage'] },
  )
  .map((query) =>
    Object.entries(query)
      .map(([name, value]) => `${name}=${encoded(value)}`)
      .join('&'),
  );

export const activityCalls: CallTable = {
  'get /api/SurveyHost': {
    response: surveyHostContract.surveyHostResponse,
    arbitrary: fc.constant({ path: '/api/SurveyHost' }),
  },
  'post /api/Webhooks/Forms': {
    response: formWebhookResponse,
    arbitrary: fc
      .record({
        form_id: usuallyOneOf('HTsurvey1'),
        token: usuallyOneOf('t-1', 't-2'),
        submitted_at: usuallyOneOf('2026-06-15T12:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'),
        hidden: fc.record(
          { public_id: nasty, transaction_id: nasty, utm_campaign: nasty, utm_source: nasty },
          { requiredKeys: [] },
        ),
        answers: fc.array(fc.record({ field: fc.record({ id: nasty }), text: nasty }), { maxLength: 3 }),
      })
      .map((form_response) => ({
        path: '/api/Webhooks/Forms',
        method: 'POST' as const,
        body: { event_type: 'form_response', form_response },
      })),
    partner: 'hilton',
  },
  'get /api/Member/Transactions': {
    response: activityContract.transactionsResponse,
    arbitrary: pageQuery.map((query) => ({ path: `/api/Member/Transactions?${query}` })),
    ...member,
  },
  'get /api/Member/TransactionsStatementCredits': {
    response: activityContract.statementCreditsResponse,
    arbitrary: pageQuery.map((query) => ({ path: `/api/Member/TransactionsStatementCredits?${query}` })),
    partner: 't-mobile',
    member: 'history',
  },
  'get /api/Member/StatementCreditBalance': {
    response: creditBalanceContract.creditBalanceResponse,
    arbitrary: fc.constant({ path: '/api/Member/StatementCreditBalance' }),
    partner: 't-mobile',
    member: 'history',
  },
  'post /api/Member/Bonus/{code}': {
    response: bonusesContract.registerBonusResponse,
    arbitrary: fc
      .tuple(
        usuallyOneOf('MIDWEEK', 'BRUNCH', 'nothing').filter((code) => !['', '.', '..'].includes(code)),
        fc.option(usuallyOneOf('v'), { nil: undefined }),
      )
      .map(([code, version]) => ({
        path: `/api/Member/Bonus/${encoded(code)}${version === undefined ? '' : `?version=${encoded(version)}`}`,
        method: 'POST' as const,
      })),
    partner: 'hilton',
    member: 'bonuses',
  },
  'get /api/reviews/status': {
    response: reviewsContract.reviewStatusesResponse,
    arbitrary: fc
      .array(usuallyOneOf('1', '2', 'abc'), { maxLength: 4 })
      .map((ids) => ({ path: `/api/reviews/status?${ids.map((id) => `txnId=${encoded(id)}`).join('&')}` })),
    ...member,
  },
};
