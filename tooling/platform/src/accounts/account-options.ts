import type { PartnerSettings } from '@tableside/partner-config';

import type { Database } from '../database/database.ts';

/** What accounts stand on. */
export interface AccountOptions {
  readonly database: Database;
  readonly partners: readonly PartnerSettings[];
  /** Signs anti-forgery tokens and hides addresses in counters. */
  readonly secret: string;
  readonly now: () => Date;
}
