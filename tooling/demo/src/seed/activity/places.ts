import type { PartnerSettings } from '@tableside/partner-config';
import { schema, type Database } from '@tableside/platform/database';
import { and, asc, eq, exists, lt, not } from 'drizzle-orm';

export interface Place {
  readonly id: number | null;
  readonly name: string;
  readonly timeZone: string;
}

export interface Places {
  readonly open: readonly Place[];
  readonly closed: readonly Place[];
}

const HOME_CITY = 'New York';
const HOME_ZONE = 'America/New_York';

export const inventedPlaces: Places = {
  open: ['Juniper & Ash', 'The Tin Ladle', 'Marrow Street Grill', 'Casa Olmeda', 'Salt Meadow'].map(
    (name) => ({ id: null, name, timeZone: HOME_ZONE }),
  ),
  closed: [{ id: null, name: 'The Last Lantern', timeZone: HOME_ZONE }],
};

const FEWEST = 8;

/** The merchants that demo members visited: the longest-standing ones in the city where the members live. */
export async function readPlaces(
  { orm }: Pick<Database, 'orm'>,
  partner: PartnerSettings,
  today: Date,
): Promise<Places> {
  const { merchants, merchantBenefits: benefits } = schema;
  const inProgram = exists(
    orm
      .select({ id: benefits.merchantId })
      .from(benefits)
      .where(and(eq(benefits.partnerId, partner.id), eq(benefits.merchantId, merchants.id))),
  );
  const joined = lt(merchants.joinedOn, today.toISOString().slice(0, 10));
  const select = (count: number, ...conditions: Parameters<typeof and>) =>
    orm
      .select({ id: merchants.id, name: merchants.name, timeZone: merchants.timeZone })
      .from(merchants)
      .where(and(joined, ...conditions))
      .orderBy(asc(merchants.joinedOn), asc(merchants.id))
      .limit(count);
  const near = await select(48, inProgram, eq(merchants.city, HOME_CITY));
  const open = near.length < FEWEST ? await select(48, inProgram) : near;
  if (open.length === 0) return inventedPlaces;
  const closed = await select(4, not(inProgram));
  return { open, closed: closed.length > 0 ? closed : inventedPlaces.closed };
}
