import type { PartnerSettings } from '@tableside/partner-config';
import { schema, type Database } from '@tableside/platform/database';
import { sql } from 'drizzle-orm';

import { publicIdOf } from './demo-people.ts';
import type { Profile } from './people-profiles.ts';

export async function seedSavedMerchants(
  { orm }: Pick<Database, 'orm'>,
  partner: PartnerSettings,
  profiles: readonly Profile[],
): Promise<void> {
  if (!partner.hasSavedPlaces) return;
  const { members, merchantBenefits, merchants, savedMerchants } = schema;
  const isOffered = sql`exists (select 1 from ${merchantBenefits} where ${merchantBenefits.partnerId} = ${partner.id}
    and ${merchantBenefits.merchantId} = ${merchants.id})`;
  const first = (condition: typeof isOffered, count: number) =>
    sql`(select ${merchants.id} from ${merchants} where ${merchants.isDemo} and ${condition} order by 1 limit ${count})`;
  for (const { name } of profiles.filter(({ hasSavedMerchants }) => hasSavedMerchants)) {
    const id = publicIdOf(partner.id, name);
    await orm.execute(sql`
      insert into ${savedMerchants} (member_id, partner_id, merchant_id)
      select ${members.publicId}, ${members.partnerId}, chosen.id
      from ${members}, (${first(isOffered, 3)} union all ${first(sql`not ${isOffered}`, 1)}) as chosen (id)
      where ${members.publicId} = ${id} and ${members.partnerId} = ${partner.id}
        and not exists (select 1 from ${savedMerchants} where ${savedMerchants.memberId} = ${id})`);
  }
}
