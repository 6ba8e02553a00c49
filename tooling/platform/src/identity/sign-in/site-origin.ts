import type { PartnerSettings } from '@tableside/partner-config';
import type { Context } from 'hono';

import type { PlatformEnv } from '../../platform-context.ts';

interface OriginRules {
  readonly isProduction: boolean;
  readonly trustsProxy: boolean;
}

/**
 * Where the partner's site is for this browser. In production that is the partner's public address, whatever the
 * request says; elsewhere the host that was asked, so that a dev server in front comes back to itself.
 */
export function siteOrigin(
  context: Context<PlatformEnv>,
  { siteUrl }: Pick<PartnerSettings, 'siteUrl'>,
  { isProduction, trustsProxy }: OriginRules,
): string {
  if (isProduction) return new URL(siteUrl).origin;
  const { req } = context;
  const told = (name: string) => (trustsProxy ? req.header(name) : undefined);
  const asked = new URL(req.url);
  const host = told('X-Forwarded-Host') ?? req.header('Host') ?? asked.host;
  const scheme = told('X-Forwarded-Proto') === 'https' ? 'https' : asked.protocol.replace(':', '');
  return new URL(`${scheme}://${host}`).origin;
}
