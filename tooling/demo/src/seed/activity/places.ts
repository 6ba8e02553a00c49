import { DAY_MS, dayOf, ratesByDay, weekdays, type PlainDate, type Weekday } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import { schema, type Database } from '@tableside/platform/database';
import { and, asc, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';

export interface Place {
  readonly id: number | null;
  readonly name: string;
  readonly timeZone: string;
  /** The terms for members who opted in. Undefined if the place is only a name or is not in the program. */
  readonly terms?: {
    readonly earnDays: readonly Weekday[];
    readonly maxSpend: number | null;
    readonly maxVisitsPerMonth: number | null;
  };
  readonly joinedOn?: PlainDate;
}

export interface Places {
  readonly open: readonly Place[];
  readonly closed: readonly Place[];
  /** The place that joined the program last, but at least SETTLED_DAYS ago. */
  readonly newest: readonly Place[];
}

const HOME_CITY = 'New York';
const HOME_ZONE = 'America/New_York';

export const inventedPlaces: Places = {
  open: ['Juniper & Ash', 'The Tin Ladle', 'Marrow Street Grill', 'Casa Olmeda', 'Salt Meadow'].map(
    (name) => ({ id: null, name, timeZone: HOME_ZONE }),
  ),
  closed: [{ id: null, name: 'The Last Lantern', timeZone: HOME_ZONE }],
  newest: [{ id: null, name: 'First Light', timeZone: HOME_ZONE }],
};

const FEWEST = 8;
/** Ensures that a visit before a place joined is older than the records that show the states of a reward. */
const SETTLED_DAYS = 60;

export async function readPlaces(
  { orm }: Pick<Database, 'orm'>,
  partner: PartnerSettings,
  today: Date,
): Promise<Places> {
  const { merchants, merchantBenefits: benefits } = schema;
  const isBefore = lt(merchants.joinedOn, dayOf(today.getTime()));
  const select = async (
    count: number,
    order: typeof asc,
    ...conditions: Parameters<typeof and>
  ): Promise<readonly Place[]> => {
    const rows = await orm
      .select({
        id: merchants.id,
        name: merchants.name,
        timeZone: merchants.timeZone,
        joinedOn: merchants.joinedOn,
        benefit: benefits,
      })
      .from(merchants)
      .leftJoin(benefits, and(eq(benefits.merchantId, merchants.id), eq(benefits.partnerId, partner.id)))
      .where(and(isBefore, ...conditions))
      .orderBy(order(merchants.joinedOn), asc(merchants.id))
      .limit(count);
    return rows.map(({ benefit, joinedOn, ...place }) => {
      const rates = benefit && ratesByDay(benefit, 2);
      return {
        ...place,
        joinedOn: joinedOn as PlainDate,
        ...(benefit && {
          terms: {
            earnDays: weekdays.filter((day) => rates && rates[day] > 0),
            maxSpend: benefit.maxSpend,
            maxVisitsPerMonth: benefit.maxVisitsPerMonth,
          },
        }),
      };
    });
  };
  const inProgram = isNotNull(benefits.merchantId);
  const near = await select(48, asc, inProgram, eq(merchants.city, HOME_CITY));
  const open = near.length < FEWEST ? await select(48, asc, inProgram) : near;
  if (open.length === 0) return inventedPlaces;
  const closed = await select(4, asc, isNull(benefits.merchantId));
  const newest = await select(
    1,
    desc,
    inProgram,
    lt(merchants.joinedOn, dayOf(today.getTime() - SETTLED_DAYS * DAY_MS)),
  );
  return { open, closed: closed.length > 0 ? closed : inventedPlaces.closed, newest };
}
