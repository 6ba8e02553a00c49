import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

export interface Person {
  readonly partnerId: string;
  readonly publicId: string;
  readonly email: string;
}

export interface MemberRows {
  readonly of: (person: Person) => SQL | undefined;
  /** Columns that secure the account. The download names them but withholds their values. */
  readonly secrets?: readonly string[];
  /** The table that receives an anonymous copy of the rows, and the reason for it. */
  readonly leaves?: { readonly table: string; readonly reason: string };
}

export type Retention =
  /** Kept for `days` after `since`, or longer until `ends` is true. RETENTION_DAYS overrides the days. */
  | {
      readonly kind: 'days';
      readonly days: number;
      readonly since: AnyPgColumn;
      readonly ends?: { readonly once: string; readonly where: () => SQL | undefined };
    }
  /** Kept until a job considers the row useless, or for a number of days that has its own setting. */
  | { readonly kind: 'job'; readonly job: string; readonly until: string }
  | { readonly kind: 'account' }
  | { readonly kind: 'parent'; readonly parent: string }
  | { readonly kind: 'installation'; readonly until: string };

export interface TablePolicy {
  readonly member?: MemberRows;
  readonly retention: Retention;
}
