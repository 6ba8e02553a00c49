import { ApiError, getKnownMember, type ApiClient } from '@tableside/api-client';
import type { KnownMember } from '@tableside/core';

import { readStoredText, removeStored, writeStoredText } from '../browser-storage.ts';

/** What a public id may look like; anything else in an address is none. */
const PUBLIC_ID = /^[\w-]{1,64}$/;
const asPublicId = (text: string | null | undefined) => (text && PUBLIC_ID.test(text) ? text : undefined);

/** The public id that came with an earlier page; undefined when there is none (SES-19). */
export const storedPublicId = (): string | undefined => asPublicId(readStoredText('local', 'dr.publicId'));
export const keepPublicId = (publicId: string): void => writeStoredText('local', 'dr.publicId', publicId);
export const forgetPublicId = (): void => removeStored('local', 'dr.publicId');

/** Takes parameters that are nobody else's business out of the address bar; the router does not hear of it. */
export function takeFromAddress(name: 'public_id' | 'emulation_id'): string | undefined {
  const url = new URL(window.location.href);
  const value = asPublicId(url.searchParams.get(name));
  if (!url.searchParams.has(name)) return undefined;
  url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash);
  return value;
}

/** Asks who a public id belongs to. There is one answer for all who are not known, and it is final: the id goes. */
export async function askForKnown(client: ApiClient, publicId: string): Promise<KnownMember | undefined> {
  try {
    return await getKnownMember(client, publicId);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) forgetPublicId();
    return undefined;
  }
}
