import {
  activityContract,
  bonusesContract,
  creditBalanceContract,
  reviewsContract,
  surveyHostContract,
} from '@tableside/api-client/contract';
import fc from 'fast-check';

import { encoded, usuallyOneOf, type CallTable } from './arbitraries.ts';

const member = { partner: 'hilton', member: 'history' };
const pageQuery = fc
  .tuple(usuallyOneOf('1', '2', '13', '100000', '100001', '0', '1.5'), usuallyOneOf('10', '1', '100', '101'))
  .map(([page, size]) => `pageNo=${encoded(page)}&resultsPerPage=${encoded(size)}`);

export const activityCalls: CallTable = {
  'get /api/SurveyHost': {
    answer: surveyHostContract.surveyHostAnswer,
    arbitrary: fc.constant({ path: '/api/SurveyHost' }),
  },
  'get /api/Member/Transactions': {
    answer: activityContract.transactionsAnswer,
    arbitrary: pageQuery.map((query) => ({ path: `/api/Member/Transactions?${query}` })),
    ...member,
  },
  'get /api/Member/TransactionsStatementCredits': {
    answer: activityContract.statementCreditsAnswer,
    arbitrary: pageQuery.map((query) => ({ path: `/api/Member/TransactionsStatementCredits?${query}` })),
    partner: 't-mobile',
    member: 'history',
  },
  'get /api/Member/StatementCreditBalance': {
    answer: creditBalanceContract.creditBalanceAnswer,
    arbitrary: fc.constant({ path: '/api/Member/StatementCreditBalance' }),
    partner: 't-mobile',
    member: 'history',
  },
  'post /api/Member/Bonus/{code}': {
    answer: bonusesContract.registerBonusAnswer,
    arbitrary: usuallyOneOf('MIDWEEK', 'BRUNCH', 'nothing')
      .filter((code) => !['', '.', '..'].includes(code))
      .map((code) => ({ path: `/api/Member/Bonus/${encoded(code)}`, method: 'POST' as const })),
    partner: 'hilton',
    member: 'bonuses',
  },
  'get /api/reviews/status': {
    answer: reviewsContract.reviewStatusesAnswer,
    arbitrary: fc
      .array(usuallyOneOf('1', '2', 'abc'), { maxLength: 4 })
      .map((ids) => ({ path: `/api/reviews/status?${ids.map((id) => `txnId=${encoded(id)}`).join('&')}` })),
    ...member,
  },
};
