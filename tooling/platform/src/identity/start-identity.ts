import type { PartnerSettings } from '@tableside/partner-config';
import { Hono } from 'hono';
import type { Logger } from 'pino';

import { passOn } from '../gateway/pass-on.ts';
import type { PlatformEnv } from '../platform-context.ts';
import { demoIdentities } from './provider/demo-identities.ts';
import { startProvider, type OwnClients } from './provider/start-provider.ts';
import { configuredProviders, isSso, type OidcVariables } from './provider-settings.ts';
import { createPartnerSignIn, type PartnerSignIn, type SignInOptions } from './sign-in/sign-in.ts';

export interface IdentityOptions extends Omit<SignInOptions, 'providers'> {
  /** What the environment says of providers: for all partners under '', for one under its name in variables. */
  readonly oidc: Readonly<Record<string, OidcVariables>>;
  /** Where the API runs, if elsewhere: then signing in is its work. */
  readonly apiUrl?: string | undefined;
  /** Where the development provider listens. */
  readonly port: number;
  readonly host: string;
  readonly log: Logger;
}

export interface Identity extends PartnerSignIn {
  /** The development provider's origin, when it stands for some partner's sign-in. */
  readonly url: string | undefined;
  /** Who clients are there that somebody develops themselves, by partner; none without that provider. */
  readonly ownClients: OwnClients;
  readonly stop: () => Promise<void>;
}

function passSignInOn(apiUrl: string, partners: readonly PartnerSettings[]): Identity {
  const app = new Hono<PlatformEnv>();
  const service = passOn(apiUrl, { seesSession: true });
  const paths = partners.filter(isSso).map(({ ssoLoginUrl }) => ssoLoginUrl);
  for (const path of new Set(paths.filter((address) => address.startsWith('/')))) app.route(path, service);
  return { app, logoutUrl: async () => null, url: undefined, ownClients: new Map(), stop: async () => {} };
}

/** Sign-in by the partners' own accounts; partners that name no provider have one of ours, outside production. */
export async function startIdentity(options: IdentityOptions): Promise<Identity> {
  const { partners, oidc, isProduction, log, apiUrl } = options;
  if (apiUrl !== undefined) return passSignInOn(apiUrl, partners);
  const configured = configuredProviders(oidc, partners, isProduction);
  const without = partners.filter((partner) => isSso(partner) && !configured.has(partner.id));
  const names = without.map(({ id }) => id);
  if (isProduction && names.length > 0)
    log.error({ partners: names }, 'no OIDC_ISSUER: nobody can sign in at these partners');
  const provider =
    names.length > 0 && !isProduction
      ? await startProvider({ ...options, partners: without, demoPeople: demoIdentities })
      : undefined;
  const providers = new Map([...configured, ...(provider?.clients ?? [])]);
  return {
    ...createPartnerSignIn({ ...options, providers }),
    url: provider?.url,
    ownClients: provider?.ownClients ?? new Map(),
    stop: async () => provider?.stop(),
  };
}
