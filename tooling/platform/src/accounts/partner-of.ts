import { withOverrides, type PartnerSettings } from '@tableside/partner-config';
import type { Context } from 'hono';

import type { Database } from '../database/database.ts';
import type { PlatformEnv } from '../web/platform-context.ts';
import { notFound } from '../web/problem.ts';

export function partnerOf<Partner extends PartnerSettings>(
  context: Context<PlatformEnv>,
  { partners }: { readonly partners: readonly Partner[] },
): Partner {
  const partner = partners.find(({ id }) => id === context.get('partnerId'));
  if (!partner) throw notFound('Partner not found.');
  return partner;
}

export type Overrides = Readonly<Record<string, boolean>>;

export async function readOverrides(
  { forPublicReads }: Pick<Database, 'forPublicReads'>,
  partnerId: string,
): Promise<Overrides> {
  const rows = await forPublicReads.run<{ name: string; value: boolean }>({
    name: 'overrides',
    text: 'select name, value from feature_flag_overrides where partner_id = $1',
    values: [partnerId],
  });
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

export async function settingsToday(database: Database, partner: PartnerSettings): Promise<PartnerSettings> {
  return withOverrides(partner, await readOverrides(database, partner.id));
}
