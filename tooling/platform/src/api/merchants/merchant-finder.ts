import type { Coordinates } from '@tableside/core';

import type { Database } from '../../database/database.ts';
import type { FoundMerchant, StoredMerchant } from './merchant-body.ts';
import type { SearchPlan } from './search-plan.ts';
import {
  densityStatement,
  positionsStatement,
  searchStatement,
  type SearchPage,
} from './search-statement.ts';

export interface FoundPage {
  readonly merchants: readonly FoundMerchant[];
  readonly counts: Readonly<Record<string, number>>;
}

export interface FoundPositions {
  readonly merchants: readonly ({ readonly id: number; readonly name: string } & Coordinates)[];
  readonly total: number;
}

export interface MerchantFinder {
  findOffered(partnerId: string, ids: readonly number[]): Promise<ReadonlySet<number>>;
  countNear(plan: SearchPlan, enough: number): Promise<number>;
  findPage(plan: SearchPlan, page: SearchPage): Promise<FoundPage>;
  findPositions(plan: SearchPlan, most: number): Promise<FoundPositions>;
}

type PageRow = Omit<FoundMerchant, 'merchant'> & {
  readonly counts: FoundPage['counts'];
  readonly merchant: StoredMerchant | null;
};

interface PositionRow extends Coordinates {
  readonly id: number;
  readonly name: string;
  readonly total: number;
}

export const createDatabaseFinder = (database: Pick<Database, 'run'>): MerchantFinder => ({
  async findOffered(partnerId, ids) {
    const rows = await database.run<{ id: number }>({
      name: 'merchants of a program',
      text: `select merchant_id as id from merchant_benefits
        where partner_id = $1 and merchant_id = any($2::int[])`,
      values: [partnerId, ids],
    });
    return new Set(rows.map(({ id }) => id));
  },
  async countNear(plan, enough) {
    const [density] = await database.run<{ found: number }>(densityStatement(plan, enough));
    return density?.found ?? 0;
  },
  async findPage(plan, page) {
    const rows = await database.run<PageRow>(searchStatement(plan, page));
    return {
      counts: rows[0]?.counts ?? {},
      merchants: rows.flatMap(({ merchant, benefit, distance, is_new }) =>
        merchant ? [{ merchant, benefit, distance: distance ?? null, is_new }] : [],
      ),
    };
  },
  async findPositions(plan, most) {
    const rows = await database.run<PositionRow>(positionsStatement(plan, most));
    return {
      merchants: rows.map(({ id, name, latitude, longitude }) => ({ id, name, latitude, longitude })),
      total: rows[0]?.total ?? 0,
    };
  },
});
