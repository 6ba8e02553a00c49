import { toHundredths, type FlexOffer } from '@tableside/core';

import type { ApiClient } from '../../client/client.ts';
import { nullable, number, object, text, unreadable } from '../../client/reader.ts';
import type { FlexOfferResponse } from './flex-offers.contract.ts';

const readFlexOffer = nullable(
  object<NonNullable<FlexOfferResponse>>({ id: text, webMessageOfferAmount: number }),
);

/**
 * GET /api/merchants/{merchantId}/flex-offers/members/{publicId}: a merchant's offer to the signed-in member,
 * or null (MER-28). Rejects with 401 if there is no session.
 */
export async function getFlexOffer(
  client: ApiClient,
  { merchantId, publicId }: { readonly merchantId: string; readonly publicId: string },
  signal?: AbortSignal,
): Promise<FlexOffer | null> {
  const path = `/api/merchants/${encodeURIComponent(merchantId)}/flex-offers/members/${encodeURIComponent(publicId)}`;
  const response = readFlexOffer(await client.call({ path, signal, isMemberSpecific: true }));
  if (!response) return null;
  const amountHundredths = toHundredths(response.webMessageOfferAmount);
  if (amountHundredths === undefined) throw unreadable();
  return { id: response.id, amountHundredths };
}
