import type { PartnerSettings } from '@tableside/partner-config';
import type { Context } from 'hono';

import type { PlatformEnv } from '../../platform-context.ts';
import { hostOf, schemeOf } from '../../web/site-origin.ts';

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
  return new URL(`${schemeOf(context, trustsProxy)}://${hostOf(context, trustsProxy)}`).origin;
}
