import type { Coordinates } from '@tableside/core';
import type { Context } from 'hono';

import type { AccountOptions } from '../accounts/account-options.ts';
import type { KeptOverrides } from '../accounts/kept-overrides.ts';
import type { BookingProvider } from '../booking/index.ts';
import type { VerifyCaptcha } from '../captcha/index.ts';
import type { PublicReads } from '../database/public-reads.ts';
import type { Passwords } from '../accounts/passwords.ts';
import type { PlatformEnv } from '../platform-context.ts';
import type { Mailer } from '../mail/index.ts';
import type { Vault } from '../vault/index.ts';
import type { SearchMemory } from './merchants/memory/index.ts';

/** Dependencies of the API's handlers. */
export interface ApiOptions extends AccountOptions {
  readonly passwords: Passwords;
  readonly mailer: Mailer;
  /** Looks up free tables and takes reservations. */
  readonly booking: BookingProvider;
  /** Decrypts card numbers and replaces them with tokens. */
  readonly vault: Vault;
  /** URL of the secure frame for partners whose settings have none. */
  readonly secureFrameUrl: string;
  /** URL of the service that hosts surveys and reviews. */
  readonly surveyHostUrl: string;
  /** Secret shared with the survey host, which signs its reports with it; without it reports are rejected. */
  readonly formWebhookSecret?: string | undefined;
  /** Location assumed for visitors when no better one is known. */
  readonly defaultLocation: Coordinates;
  /** Verifies a token with the captcha service; without it no form requires a captcha. */
  readonly verifyCaptcha?: VerifyCaptcha | undefined;
  /** Whether the captcha is on where no override of the flag says otherwise; off by default. */
  readonly isCaptchaOn?: boolean | undefined;
  /** Verifies the signed links of emulations; without it emulation is disabled. */
  readonly emulationSecret?: string | undefined;
  /**
   * URL that also ends the session at the partner's identity provider after sign-out; null for a partner
   * without one.
   */
  readonly identityLogoutUrl?: (context: Context<PlatformEnv>) => Promise<string | null>;
  /** Whether to trust the address and location headers that a reverse proxy sets. */
  readonly trustsProxy: boolean;
  /** The overrides that are kept until they change; without it each call reads them. */
  readonly keptOverrides?: Omit<KeptOverrides, 'stop'> | undefined;
  /** Where searches and details of merchants are read; the database by default. */
  readonly reads?: PublicReads | undefined;
  /** The merchants in memory, which searches prefer to the database. */
  readonly searchMemory?: SearchMemory | undefined;
}
