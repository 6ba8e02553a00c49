import type { ProviderSettings } from '../provider-settings.ts';
import { secretFor } from './keys.ts';

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)$/;

/** The id of a partner's site as a client. */
export const clientIdOf = (partnerId: string) => `tableside-${partnerId}`;

/** Who the platform is to the development provider. */
export const developmentClient = (
  issuer: string,
  partnerId: string,
  secret: string,
): Required<ProviderSettings> => ({
  issuer: new URL(issuer),
  clientId: clientIdOf(partnerId),
  clientSecret: secretFor(secret, `client ${partnerId}`),
});

/**
 * The provider's own word for somebody. One provider stands for several partners, which may use the same subject for
 * different people: tokens carry the part after the partner alone.
 */
export const accountIdOf = (partnerId: string, subject: string): string => `${partnerId}/${subject}`;

/** The `sub` that tokens carry. */
export const subjectOf = (accountId: string) => accountId.slice(accountId.indexOf('/') + 1);

/** Sites are at any port of this machine: the platform's own, or a dev server's. */
export function isLocal(address: string, path: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, pathname, search, hash, username } = new URL(address);
  return (
    protocol === 'http:' &&
    LOCAL_HOST.test(hostname) &&
    pathname === path &&
    `${search}${hash}${username}` === ''
  );
}
