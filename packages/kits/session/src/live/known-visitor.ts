import { getKnownMember, isUnknownPublicId, type ApiClient } from '@tableside/api-client';
import type { KnownMember } from '@tableside/core';

import { readStoredText, removeStored, writeStoredText } from '../browser-storage.ts';

/** What a public id may look like; anything else in an address is none. */
const PUBLIC_ID = /^[\w-]{1,64}$/;
const asPublicId = (text: string | null | undefined) => (text && PUBLIC_ID.test(text) ? text : undefined);

/** The public id that came with an earlier page of this browser session; undefined when there is none (SES-19). */
export const storedPublicId = (): string | undefined => asPublicId(readStoredText('session', 'dr.publicId'));
export const keepPublicId = (publicId: string): void => writeStoredText('session', 'dr.publicId', publicId);
export const forgetPublicId = (): void => removeStored('session', 'dr.publicId');

/**
 * Takes parameters that are nobody else's business out of the address bar; the router does not hear of it.
 *
 * @returns the id; empty for what is none, undefined where the address has no such parameter.
 */
export function takeFromAddress(name: 'public_id' | 'emulation_id'): string | undefined {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(name)) return undefined;
  const value = asPublicId(url.searchParams.get(name)) ?? '';
  url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash);
  return value;
}

/**
 * Asks who a public id belongs to. That nobody is known by it is final, and the id goes; a failure says nothing about the id,
 * which stays for the next page.
 */
export async function askForKnown(client: ApiClient, publicId: string): Promise<KnownMember | undefined> {
  try {
    return await getKnownMember(client, publicId);
  } catch (error) {
    if (isUnknownPublicId(error)) forgetPublicId();
    return undefined;
  }
}
