import type { Coordinates } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import type { Context } from 'hono';

import type { VerifyCaptcha } from '../captcha/index.ts';
import type { Passwords } from '../accounts/passwords.ts';
import type { Database } from '../database/database.ts';
import type { PlatformEnv } from '../platform-context.ts';
import type { Mailer } from '../mail/index.ts';
import type { Vault } from '../vault/vault.ts';

/** What the calls of the API stand on. */
export interface ApiOptions {
  readonly database: Database;
  readonly partners: readonly PartnerSettings[];
  /** Signs anti-forgery tokens and hides addresses in counters. */
  readonly secret: string;
  readonly now: () => Date;
  readonly passwords: Passwords;
  readonly mailer: Mailer;
  /** Turns encrypted card numbers into tokens. */
  readonly vault: Vault;
  /** Where the page that takes card numbers is, for partners whose settings name none. */
  readonly secureFrameUrl: string;
  /** The service that shows surveys and reviews. */
  readonly surveyHostUrl: string;
  /** Where visitors are believed to be when nothing better is known. */
  readonly defaultLocation: Coordinates;
  /** Asks the captcha service about a token; without it no form is guarded by a captcha. */
  readonly verifyCaptcha?: VerifyCaptcha;
  /** Where the partner's own sign-in ends too, after sign-out; null for a partner that has none. */
  readonly identityLogoutUrl?: (context: Context<PlatformEnv>) => Promise<string | null>;
  /** Whether a proxy in front sets the visitor's address and place. */
  readonly trustsProxy: boolean;
}
