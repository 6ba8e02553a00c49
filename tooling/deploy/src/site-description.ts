import { hasMembers } from '@tableside/core';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import type { PartnerSettings } from '@tableside/partner-config';
import { siteRules, THIRD_PARTY_FORMS } from '@tableside/platform/hosting';

import { writeCaddy } from './caddy.ts';
import { writeNginx } from './nginx.ts';
import type { ServedSite } from './served-site.ts';

const writers = {
  nginx: writeNginx,
  caddy: writeCaddy,
  json: (site: ServedSite) => `${JSON.stringify(site, null, 2)}\n`,
} as const satisfies Record<string, (site: ServedSite) => string>;

export const hostFormats = Object.keys(writers) as (keyof typeof writers)[];
export const isHostFormat = (text: string): text is keyof typeof writers => text in writers;

interface Environment {
  readonly appsDir: string;
  readonly secureFrameUrl: string | undefined;
  readonly surveyHostUrl: string | undefined;
}

async function readPages(root: string): Promise<Map<string, string>> {
  const names = await readdir(root, { recursive: true }).catch(() => []);
  const pages = names.filter((name) => name.endsWith('.html')).toSorted();
  if (!pages.includes('index.html')) throw new Error(`There is no build in ${root}: run "pnpm build" first.`);
  return new Map(
    await Promise.all(
      pages.map(async (name) => [`/${name}`, await readFile(join(root, name), 'utf8')] as const),
    ),
  );
}

export async function describeSite(
  partner: PartnerSettings,
  environment: Environment,
  format: keyof typeof writers,
): Promise<string> {
  const { secureFrameUrl, surveyHostUrl = THIRD_PARTY_FORMS } = environment;
  const frame = partner.secureFrame.url ?? secureFrameUrl;
  if (frame === undefined && hasMembers(partner))
    throw new Error(
      `Set SECURE_FRAME_URL, or secureFrame.url of ${partner.id}: its pages may show no other page that takes card ` +
        'numbers. For example: SECURE_FRAME_URL=https://cards.example/',
    );
  const root = resolve(environment.appsDir, partner.id, 'dist');
  const settings = { partner, surveyHostUrl, secureFrameUrl: frame ?? '' };
  return writers[format]({
    partnerId: partner.id,
    root,
    hasRenderer: existsSync(join(root, '../renderer')),
    rules: siteRules(settings, await readPages(root)),
  });
}
