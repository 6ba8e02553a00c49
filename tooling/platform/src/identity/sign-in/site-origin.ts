import type { PartnerSettings } from '@tableside/partner-config';
import type { Context } from 'hono';

import type { PlatformEnv } from '../../web/platform-context.ts';
import { hostOf, schemeOf } from '../../web/site-origin.ts';

interface OriginRules {
  readonly isProduction: boolean;
  readonly trustsProxy: boolean;
}

/**
 * The origin of the partner's site. In production that is the partner's public URL, whatever the request
 * says; in development the requested host, so that a dev server in front receives the redirect.
 */
export function siteOrigin(
  context: Context<PlatformEnv>,
  { siteUrl }: Pick<PartnerSettings, 'siteUrl'>,
  { isProduction, trustsProxy }: OriginRules,
): string {
  if (isProduction) return new URL(siteUrl).origin;
  return new URL(`${schemeOf(context, trustsProxy)}://${hostOf(context, trustsProxy)}`).origin;
}
