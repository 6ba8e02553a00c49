import { toHundredths } from '@tableside/core';

import type { ApiClient } from '../../client/client.ts';
import { number, object, unreadable } from '../../client/reader.ts';
import type { CreditBalanceResponse } from './credit-balance.contract.ts';

const readCreditBalance = object<CreditBalanceResponse>({ memberBalance: number });

/**
 * GET /api/Member/StatementCreditBalance: the balance toward the next statement credit, in cents (API-20).
 * Only for programs with the currency Credit. Rejects with 401 if there is no session.
 */
export async function getCreditBalance(client: ApiClient, signal?: AbortSignal): Promise<number> {
  const { memberBalance } = readCreditBalance(
    await client.call({ path: '/api/Member/StatementCreditBalance', signal, isMemberSpecific: true }),
  );
  const cents = toHundredths(memberBalance);
  if (cents === undefined) throw unreadable();
  return cents;
}
