import { toHundredths } from '@tableside/core';

import type { ApiClient } from '../../client/client.ts';
import { number, object, unreadable } from '../../client/reader.ts';
import type { CreditBalanceAnswer } from './credit-balance.contract.ts';

const readCreditBalance = object<CreditBalanceAnswer>({ memberBalance: number });

/**
 * GET /api/Member/StatementCreditBalance: what was earned towards the next statement credit, in cents (API-20). Only of
 * programs that pay credits. Rejects with 401 when nobody is signed in.
 */
export async function getCreditBalance(client: ApiClient, signal?: AbortSignal): Promise<number> {
  const { memberBalance } = readCreditBalance(
    await client.call({ path: '/api/Member/StatementCreditBalance', signal, isMemberSpecific: true }),
  );
  const cents = toHundredths(memberBalance);
  if (cents === undefined) throw unreadable();
  return cents;
}
