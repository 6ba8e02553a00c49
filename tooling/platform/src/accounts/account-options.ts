import type { PartnerSettings } from '@tableside/partner-config';

import type { Database } from '../database/database.ts';

/** Dependencies of the account functions. */
export interface AccountOptions {
  readonly database: Database;
  readonly partners: readonly PartnerSettings[];
  /** Signs anti-forgery tokens and hashes addresses in counters. */
  readonly secret: string;
  readonly now: () => Date;
}
