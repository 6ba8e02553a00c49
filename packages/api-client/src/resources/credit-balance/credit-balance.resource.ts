import { toHundredths } from '@tableside/core';

import { ApiError } from '../../client/api-error.ts';
import type { ApiClient } from '../../client/client.ts';
import type { CreditBalanceAnswer } from './credit-balance.contract.ts';

/**
 * GET /api/Member/StatementCreditBalance: what was earned towards the next statement credit, in cents (API-20). Only of
 * programs that pay credits. Rejects with 401 when nobody is signed in.
 */
export async function getCreditBalance(client: ApiClient, signal?: AbortSignal): Promise<number> {
  const { memberBalance } = (await client.call({
    path: '/api/Member/StatementCreditBalance',
    signal,
    isMemberSpecific: true,
  })) as CreditBalanceAnswer;
  const cents = toHundredths(memberBalance);
  if (cents === undefined) throw new ApiError({ status: 0, code: 'unreadable' });
  return cents;
}
