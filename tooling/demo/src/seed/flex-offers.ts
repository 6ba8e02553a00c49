import { currencyOf } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import { schema, type Database } from '@tableside/platform/database';
import { inArray, sql } from 'drizzle-orm';

import { publicIdOf } from './demo-people.ts';
import type { Profile } from './people-profiles.ts';

export async function seedFlexOffers(
  { orm }: Pick<Database, 'orm'>,
  partner: PartnerSettings,
  profiles: readonly Profile[],
): Promise<void> {
  const { flexOffers, members, merchants } = schema;
  const people = profiles
    .filter(({ hasPersonalOffers }) => hasPersonalOffers)
    .map(({ name }) => publicIdOf(partner.id, name));
  const smallest = currencyOf(partner).isMoney ? 500 : 25_000;
  await orm.execute(sql`
    insert into ${flexOffers} (member_id, partner_id, merchant_id, offer_id, amount_hundredths)
    select ${members.publicId}, ${members.partnerId}, ${merchants.id}, 'offer-' || ${merchants.id}, (1 + ${merchants.id} / 20 % 4) * ${smallest}
    from ${members}, ${merchants}
    where ${inArray(members.publicId, people)} and ${merchants.isDemo} and ${merchants.id} % 20 = 0
    on conflict do nothing`);
}
