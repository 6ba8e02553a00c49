import { activityContract, creditBalanceContract } from '@tableside/api-client/contract';
import { currencyOf } from '@tableside/core';
import { Hono, type Context } from 'hono';

import { partnerOf } from '../../accounts/partner-of.ts';
import { memberSessionOf, requireMember } from '../../accounts/require-member.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { describeCall } from '../../web/describe.ts';
import { notFound } from '../../web/problem.ts';
import { validate } from '../../web/validate.ts';
import type { ApiOptions } from '../api-options.ts';
import { listActivity } from './list-activity.ts';
import { activityBodyOf, decimalOf, pageBodyOf, transactionBodyOf } from './record-body.ts';

export function createActivity(options: ApiOptions) {
  const listingOf = (context: Context<PlatformEnv>, hasCredits: boolean) => ({
    member: memberSessionOf(context).member,
    hasCredits,
    now: options.now(),
    hasReviews: partnerOf(context, options).typeformCode !== null,
  });
  return new Hono<PlatformEnv>()
    .get(
      '/Member/Transactions',
      describeCall({
        operationId: 'getTransactions',
        summary:
          'Lists the member’s transactions and rewards, newest first, optionally of one year or in one state. A page ' +
          'past the end is empty.',
        tag: 'activity',
        status: 200,
        response: activityContract.transactionsResponse,
        problems: [400, 401],
        needsAccessToken: true,
      }),
      requireMember(options, { needsAccessToken: true }),
      validate('query', activityContract.activityQuery),
      async (context) => {
        const page = context.req.valid('query');
        const listed = await listActivity(options.database, listingOf(context, false), page);
        return context.json(pageBodyOf(listed, transactionBodyOf, page.resultsPerPage));
      },
    )
    .get(
      '/Member/TransactionsStatementCredits',
      describeCall({
        operationId: 'getTransactionsAndStatementCredits',
        summary:
          'Lists the member’s transactions, rewards and paid statement credits, newest first, optionally of one ' +
          'year or in one state. A page past the end is empty.',
        tag: 'activity',
        status: 200,
        response: activityContract.statementCreditsResponse,
        problems: [400, 401],
        needsAccessToken: true,
      }),
      requireMember(options, { needsAccessToken: true }),
      validate('query', activityContract.activityQuery),
      async (context) => {
        const page = context.req.valid('query');
        const listed = await listActivity(options.database, listingOf(context, true), page);
        return context.json(pageBodyOf(listed, activityBodyOf, page.resultsPerPage));
      },
    )
    .get(
      '/Member/StatementCreditBalance',
      describeCall({
        operationId: 'getStatementCreditBalance',
        summary:
          'Balance that the member has accrued toward the next statement credit. 404 for partners ' +
          'without statement credits.',
        tag: 'activity',
        status: 200,
        response: creditBalanceContract.creditBalanceResponse,
        problems: [401, 404],
        needsAccessToken: true,
      }),
      requireMember(options, { needsAccessToken: true }),
      (context) => {
        if (!currencyOf(partnerOf(context, options)).paysStatementCredits)
          throw notFound('This program has no statement credits.');
        const { creditBalanceCents } = memberSessionOf(context).member;
        return context.json({ memberBalance: decimalOf(creditBalanceCents) });
      },
    );
}
