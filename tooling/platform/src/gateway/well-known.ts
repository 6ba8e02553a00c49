import { joinsDirectly, routes } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import { Hono, type Context } from 'hono';

import { partnerOf } from '../accounts/partner-of.ts';
import type { PlatformEnv } from '../web/platform-context.ts';

const DAY_MS = 86_400_000;
/** RFC 9116 recommends an expiry of less than a year. */
const SECURITY_DAYS = 180;

/**
 * The date of the Global Privacy Control declaration: since then, the site has honored the signal (PRV-01).
 */
const GPC_SINCE = '2026-11-30';

const hourly = { 'Cache-Control': 'public, max-age=3600' };

export interface WellKnownOptions {
  readonly partners: readonly PartnerSettings[];
  readonly securityContact?: string | undefined;
  readonly now: () => Date;
}

export function createWellKnown({ partners, securityContact, now }: WellKnownOptions): Hono<PlatformEnv> {
  const of = (context: Context<PlatformEnv>) => partnerOf(context, { partners });
  return new Hono<PlatformEnv>()
    .get('/.well-known/security.txt', (context, next) => {
      if (securityContact === undefined) return next();
      // Rounds down to the day, so that all processes respond alike.
      const today = Math.floor(now().getTime() / DAY_MS) * DAY_MS;
      const lines = [
        `Contact: ${securityContact}`,
        `Expires: ${new Date(today + SECURITY_DAYS * DAY_MS).toISOString()}`,
        `Canonical: ${new URL('/.well-known/security.txt', of(context).siteUrl).href}`,
        'Preferred-Languages: en',
      ];
      return context.text(`${lines.join('\n')}\n`, 200, hourly);
    })
    .get('/.well-known/change-password', (context, next) =>
      joinsDirectly(of(context))
        ? context.body(null, 303, { Location: routes.profile.path, 'Cache-Control': 'no-store' })
        : next(),
    )
    .get('/.well-known/gpc.json', (context) =>
      context.json({ gpc: true, lastUpdate: GPC_SINCE }, 200, hourly),
    )
    .get('/.well-known/apple-app-site-association', (context, next) => {
      const { appleAppIds } = of(context).nativeApp;
      if (appleAppIds.length === 0) return next();
      const applinks = { details: [{ appIDs: appleAppIds, components: [{ '/': '*' }] }] };
      return context.json({ applinks, webcredentials: { apps: appleAppIds } }, 200, hourly);
    })
    .get('/.well-known/assetlinks.json', (context, next) => {
      const { androidApps } = of(context).nativeApp;
      if (androidApps.length === 0) return next();
      const links = androidApps.map(({ packageName, certificates }) => ({
        relation: [
          'delegate_permission/common.handle_all_urls',
          'delegate_permission/common.get_login_creds',
        ],
        target: {
          namespace: 'android_app',
          package_name: packageName,
          sha256_cert_fingerprints: certificates,
        },
      }));
      return context.json(links, 200, hourly);
    });
}
