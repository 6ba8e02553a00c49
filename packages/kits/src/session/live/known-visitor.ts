import { getKnownMember, isUnknownPublicId, type ApiClient } from '@tableside/api-client';
import type { KnownMember } from '@tableside/core';

import { readStoredText, removeStored, writeStoredText } from '../browser-storage.ts';

/** What may be given in an address, a public id and a signed ticket; anything else is none. */
const patterns = { public_id: /^[\w-]{1,64}$/, emulation_id: /^[\w.-]{1,2048}$/ } as const;
const asPublicId = (text: string | undefined) => (text && patterns.public_id.test(text) ? text : undefined);

/** The public id that came with an earlier page of this browser session; undefined when there is none (SES-19). */
export const storedPublicId = (): string | undefined => asPublicId(readStoredText('session', 'dr.publicId'));
export const keepPublicId = (publicId: string): void => writeStoredText('session', 'dr.publicId', publicId);
export const forgetPublicId = (): void => removeStored('session', 'dr.publicId');

/**
 * Takes parameters that are nobody else's business out of the address bar; the router does not hear of it.
 *
 * @returns the id; empty for what is none, undefined where the address has no such parameter.
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
