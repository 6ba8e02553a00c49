import type { PartnerSettings } from '@tableside/partner-config/schema';

import type { SigningSecrets } from '../web/accepted-secrets.ts';
import type { Database } from '../database/database.ts';

export interface AccountOptions extends SigningSecrets {
  readonly database: Database;
  readonly partners: readonly PartnerSettings[];
  readonly now: () => Date;
}
