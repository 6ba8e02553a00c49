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
  /** Secret with which the survey host signs its reports. If unset, every report is rejected. */
  readonly formWebhookSecret?: string | undefined;
  /** Secrets with which the operator signs decisions about claims. If unset, every decision is rejected. */
  readonly claimSecrets?: readonly string[] | undefined;
  readonly claimReports?: ClaimReports | undefined;
  readonly erasureDays: number;
  readonly defaultLocation: Coordinates;
  readonly verifyCaptcha?: VerifyCaptcha | undefined;
  /** Default of the captcha's feature flag, which overrides can change. If unset, the captcha is off. */
  readonly isCaptchaOn?: boolean | undefined;
  /** Secret that verifies the signed links of emulations. If unset, emulation is disabled. */
  readonly emulationSecret?: string | undefined;
  readonly identityLogoutUrl?: (context: Context<PlatformEnv>) => Promise<string | null>;
  readonly countViolation?: ((partnerId: string, violation: Violation) => void) | undefined;
  readonly trustsProxy: boolean;
  readonly cachedOverrides?: Omit<CachedOverrides, 'stop'> | undefined;
  readonly reads?: PublicReads | undefined;
  readonly searchMemory?: SearchMemory | undefined;
  /** Shared with the sitemaps, so that they list exactly the pages that exist. */
  readonly readPlaces?: ReadRestaurantPlaces | undefined;
}
