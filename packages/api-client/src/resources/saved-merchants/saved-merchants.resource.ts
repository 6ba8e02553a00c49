import type { SavedMerchant } from '@tableside/core';

import { acknowledged } from '../../client/acknowledged.ts';
import type { ApiClient } from '../../client/client.ts';
import { listOf, object, text } from '../../client/reader.ts';

const readSavedMerchants = listOf(object<SavedMerchant>({ id: text, name: text }));

const pathOf = (merchantId: string) => `/api/Member/SavedMerchants/${encodeURIComponent(merchantId)}`;

/** GET /api/Member/SavedMerchants: what the member saved, newest first (SAV-04). */
export const getSavedMerchants = async (
  client: ApiClient,
  signal?: AbortSignal,
): Promise<readonly SavedMerchant[]> =>
  readSavedMerchants(
    await client.call({ path: '/api/Member/SavedMerchants', signal, isMemberSpecific: true }),
  );

/**
 * PUT /api/Member/SavedMerchants/{merchantId}: saves a merchant. Idempotent. Rejects with 404 if it is not in
 * the program, and with 400 "tooManySaved" at the maximum.
 */
export const saveMerchant = (client: ApiClient, merchantId: string): Promise<void> =>
  acknowledged(client.call({ method: 'PUT', path: pathOf(merchantId), isMemberSpecific: true }));

/** DELETE /api/Member/SavedMerchants/{merchantId}: succeeds if the merchant is not saved. */
export const forgetMerchant = (client: ApiClient, merchantId: string): Promise<void> =>
  acknowledged(client.call({ method: 'DELETE', path: pathOf(merchantId), isMemberSpecific: true }));
