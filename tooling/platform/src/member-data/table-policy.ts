import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A member, by whatever a row may name one. */
export interface Person {
  readonly partnerId: string;
  readonly publicId: string;
  readonly email: string;
}

/** How a table holds data of members: every such row is in the download, and is deleted with the account. */
export interface MemberRows {
  /** The rows of one member. */
  readonly of: (person: Person) => SQL | undefined;
  /** Columns that secure the account: the download says that they are kept, but not their values. */
  readonly secrets?: readonly string[];
  /** What of them stays without the person, and why. */
  readonly leaves?: { readonly table: string; readonly reason: string };
}

/** How long a row is kept. */
export type Retention =
  /** For so many days by default after `since`, where `ends` is true; RETENTION_DAYS changes them. */
  | {
      readonly kind: 'days';
      readonly days: number;
      readonly since: AnyPgColumn;
      readonly ends?: { readonly once: string; readonly where: () => SQL | undefined };
    }
  /** Until it is useless, which is a job's rule; or for the days of a setting of its own. */
  | { readonly kind: 'job'; readonly job: string; readonly until: string }
  /** As long as the account; then the job `erase-accounts` deletes it. */
  | { readonly kind: 'account' }
  /** As long as the row that it belongs to. */
  | { readonly kind: 'parent'; readonly parent: string }
  /** As long as the operator needs it: it belongs to nobody. */
  | { readonly kind: 'installation'; readonly until: string };

export interface TablePolicy {
  /** Undefined for a table without data of members. */
  readonly member?: MemberRows;
  readonly retention: Retention;
}
