import { getKnownMember, isUnknownPublicId, type ApiClient } from '@tableside/api-client';
import type { KnownMember } from '@tableside/core';

import { readStoredText, removeStored, writeStoredText } from '../browser-storage.ts';

/**
 * The query parameters for a public id and a signed ticket, with their valid formats. Any other value is
 * rejected.
 */
const patterns = { public_id: /^[\w-]{1,64}$/, emulation_id: /^[\w.-]{1,2048}$/ } as const;
const asPublicId = (text: string | undefined) => (text && patterns.public_id.test(text) ? text : undefined);

export const storedPublicId = (): string | undefined => asPublicId(readStoredText('session', 'dr.publicId'));
export const storePublicId = (publicId: string): void => writeStoredText('session', 'dr.publicId', publicId);
export const forgetPublicId = (): void => removeStored('session', 'dr.publicId');

/**
 * Removes a sensitive parameter from the address bar, without notifying the router.
 *
 * @returns the id. Empty if it is malformed, undefined if the URL has no such parameter.
 */
export function consumeQueryParam(name: keyof typeof patterns): string | undefined {
  const url = new URL(window.location.href);
  const given = url.searchParams.get(name);
  if (given === null) return undefined;
  const value = patterns[name].test(given) ? given : '';
  url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash);
  return value;
}

/**
 * Looks up the member behind a public id. An "unknown" response is final and removes the id. Any other
 * failure says nothing about the id, so it is kept for the next page.
 */
export async function fetchKnownMember(
  client: ApiClient,
  publicId: string,
): Promise<KnownMember | undefined> {
  try {
    return await getKnownMember(client, publicId);
  } catch (error) {
    if (isUnknownPublicId(error)) forgetPublicId();
    return undefined;
  }
}
