import type { ProviderSettings } from '@tableside/platform/identity';

import { secretFor } from './keys.ts';

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)$/;

export const clientIdOf = (partnerId: string) => `tableside-${partnerId}`;

export const ownClientIdOf = (partnerId: string) => `my-client-${partnerId}`;

const clientSettings = (issuer: string, clientId: string, secret: string): Required<ProviderSettings> => ({
  issuer: new URL(issuer),
  clientId,
  clientSecret: secretFor(secret, `client ${clientId}`),
});

export const developmentClient = (issuer: string, partnerId: string, secret: string) =>
  clientSettings(issuer, clientIdOf(partnerId), secret);

export const ownClient = (issuer: string, partnerId: string, secret: string) =>
  clientSettings(issuer, ownClientIdOf(partnerId), secret);

/**
 * Returns the provider's id of an account. The partners of one provider may use the same subject for
 * different people, so the id includes the partner. Tokens contain only the subject.
 */
export const accountIdOf = (partnerId: string, subject: string): string => `${partnerId}/${subject}`;

export const subjectOf = (accountId: string) => accountId.slice(accountId.indexOf('/') + 1);

export function isLocal(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, hash, username } = new URL(address);
  return protocol === 'http:' && LOCAL_HOST.test(hostname) && `${hash}${username}` === '';
}

export const isOfSite = (address: string, path: string): boolean =>
  isLocal(address) && new URL(address).href === new URL(path, address).href;
