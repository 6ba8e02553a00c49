import { joinsBySso } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import { Hono } from 'hono';
import type { Logger } from 'pino';

import type { PlatformEnv } from '../web/platform-context.ts';
import { createProxy } from '../web/proxy.ts';
import {
  configuredProviders,
  type OidcVariables,
  type ProviderSettings,
} from '../settings/provider-settings.ts';
import { createPartnerSignIn, type PartnerSignIn, type SignInOptions } from './sign-in/sign-in.ts';

export interface IdentityOptions extends Omit<SignInOptions, 'providers'> {
  readonly oidc: Readonly<Record<string, OidcVariables>>;
  readonly providers?: ReadonlyMap<string, ProviderSettings> | undefined;
  readonly log: Logger;
}

interface ProxyOptions {
  readonly apiUrl: string;
  readonly partners: readonly PartnerSettings[];
  readonly trustsProxy: boolean;
}

export function proxySignIn({ apiUrl, partners, trustsProxy }: ProxyOptions): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>();
  const service = createProxy(apiUrl, { seesSession: true, trustsProxy });
  const paths = partners.filter(joinsBySso).map(({ ssoLoginUrl }) => ssoLoginUrl);
  for (const path of new Set(paths.filter((address) => address.startsWith('/')))) app.route(path, service);
  return app;
}

export function createIdentity(options: IdentityOptions): PartnerSignIn {
  const { partners, oidc, log } = options;
  const providers = new Map([...(options.providers ?? []), ...configuredProviders(oidc, partners)]);
  const without = partners.filter((partner) => joinsBySso(partner) && !providers.has(partner.id));
  if (without.length > 0)
    log.error(
      { partners: without.map(({ id }) => id) },
      'OIDC_ISSUER is not set: sign-in is disabled for these partners',
    );
  return createPartnerSignIn({ ...options, providers });
}
