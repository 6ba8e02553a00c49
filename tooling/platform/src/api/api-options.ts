import type { Coordinates } from '@tableside/core';
import type { Context } from 'hono';

import type { AccountOptions } from '../accounts/account-options.ts';
import type { CachedOverrides } from '../accounts/cached-overrides.ts';
import type { BookingProvider } from '../booking/index.ts';
import type { VerifyCaptcha } from '../captcha/index.ts';
import type { PublicReads } from '../database/public-reads.ts';
import type { Passwords } from '../accounts/passwords.ts';
import type { PlatformEnv } from '../web/platform-context.ts';
import type { Mailer } from '../mail/index.ts';
import type { RenderReceipt } from '../receipts/index.ts';
import type { Vault } from '../vault/index.ts';
import type { ClaimReports } from './claims/claim-reports.ts';
import type { ReadRestaurantPlaces } from './merchants/restaurant-places.ts';
import type { SearchMemory } from './merchants/memory/index.ts';
import type { Violation } from './violations/read-violations.ts';

export interface ApiOptions extends AccountOptions {
  readonly passwords: Passwords;
  readonly mailer: Mailer;
  readonly booking: BookingProvider;
  readonly vault: Vault;
  readonly renderReceipt: RenderReceipt;
  readonly secureFrameUrl: string;
  readonly surveyHostUrl: string;
  /** Secret with which the survey host signs its reports. Without it every report is rejected. */
  readonly formWebhookSecret?: string | undefined;
  /** Secrets with which the operator signs decisions about claims. Without one every decision is rejected. */
  readonly claimSecrets?: readonly string[] | undefined;
  /** Sends claims to the operator at once; without it they leave with the next look for those without a job. */
  readonly claimReports?: ClaimReports | undefined;
  /** How many days a member who asked to be erased can change their mind. */
  readonly erasureDays: number;
  readonly defaultLocation: Coordinates;
  readonly verifyCaptcha?: VerifyCaptcha | undefined;
  /** Whether the captcha is enabled where no override of the flag decides; false by default. */
  readonly isCaptchaOn?: boolean | undefined;
  /** Secret that verifies the signed links of emulations. Without it emulation is disabled. */
  readonly emulationSecret?: string | undefined;
  /**
   * URL that also ends the session at the partner's identity provider after sign-out; null for a partner
   * without one.
   */
  readonly identityLogoutUrl?: (context: Context<PlatformEnv>) => Promise<string | null>;
  /** Counts what a browser refused on a page of a partner. */
  readonly countViolation?: ((partnerId: string, violation: Violation) => void) | undefined;
  readonly trustsProxy: boolean;
  readonly cachedOverrides?: Omit<CachedOverrides, 'stop'> | undefined;
  readonly reads?: PublicReads | undefined;
  readonly searchMemory?: SearchMemory | undefined;
  /** Shared with the sitemaps, so that they list exactly the pages that exist. */
  readonly readPlaces?: ReadRestaurantPlaces | undefined;
}
