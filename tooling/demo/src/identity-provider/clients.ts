import type { ProviderSettings } from '@tableside/platform/identity';

import { secretFor } from './keys.ts';

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)$/;

/** The id of a partner's site as a client. */
export const clientIdOf = (partnerId: string) => `tableside-${partnerId}`;

/** The id of a client that somebody develops themselves, with the people of a partner. */
export const ownClientIdOf = (partnerId: string) => `my-client-${partnerId}`;

/** What a client shows to the development provider. */
const clientSettings = (issuer: string, clientId: string, secret: string): Required<ProviderSettings> => ({
  issuer: new URL(issuer),
  clientId,
  clientSecret: secretFor(secret, `client ${clientId}`),
});

/** Who the platform is to the development provider. */
export const developmentClient = (issuer: string, partnerId: string, secret: string) =>
  clientSettings(issuer, clientIdOf(partnerId), secret);

/** Who somebody's own client is to it. */
export const ownClient = (issuer: string, partnerId: string, secret: string) =>
  clientSettings(issuer, ownClientIdOf(partnerId), secret);

/**
 * The provider's own word for somebody. One provider stands for several partners, which may use the same subject for
 * different people: tokens carry the part after the partner alone.
 */
export const accountIdOf = (partnerId: string, subject: string): string => `${partnerId}/${subject}`;

/** The `sub` that tokens carry. */
export const subjectOf = (accountId: string) => accountId.slice(accountId.indexOf('/') + 1);

/** Whether an address is of this machine, at any port: the platform's own, a dev server's, somebody's own client's. */
export function isLocal(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, hash, username } = new URL(address);
  return protocol === 'http:' && LOCAL_HOST.test(hostname) && `${hash}${username}` === '';
}

/** Whether it is this path of a site on this machine, with nothing after it. */
export const isOfSite = (address: string, path: string): boolean =>
  isLocal(address) && new URL(address).href === new URL(path, address).href;
