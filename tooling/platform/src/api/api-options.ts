import type { Coordinates } from '@tableside/core';
import type { Context } from 'hono';

import type { AccountOptions } from '../accounts/account-options.ts';
import type { BookingProvider } from '../booking/index.ts';
import type { VerifyCaptcha } from '../captcha/index.ts';
import type { Passwords } from '../accounts/passwords.ts';
import type { PlatformEnv } from '../platform-context.ts';
import type { Mailer } from '../mail/index.ts';
import type { Vault } from '../vault/index.ts';

/** What the calls of the API stand on. */
export interface ApiOptions extends AccountOptions {
  readonly passwords: Passwords;
  readonly mailer: Mailer;
  /** Knows the tables of restaurants, and takes reservations. */
  readonly booking: BookingProvider;
  /** Turns encrypted card numbers into tokens. */
  readonly vault: Vault;
  /** Where the page that takes card numbers is, for partners whose settings name none. */
  readonly secureFrameUrl: string;
  /** The service that shows surveys and reviews. */
  readonly surveyHostUrl: string;
  /** Shared with that service, which signs its reports with it; without one none is taken. */
  readonly formWebhookSecret?: string | undefined;
  /** Where visitors are believed to be when nothing better is known. */
  readonly defaultLocation: Coordinates;
  /** Asks the captcha service about a token; without it no form is guarded by a captcha. */
  readonly verifyCaptcha?: VerifyCaptcha | undefined;
  /** Signs the links of emulations; without it there are none. */
  readonly emulationSecret?: string | undefined;
  /** Where the partner's own sign-in ends too, after sign-out; null for a partner that has none. */
  readonly identityLogoutUrl?: (context: Context<PlatformEnv>) => Promise<string | null>;
  /** Whether a proxy in front sets the visitor's address and place. */
  readonly trustsProxy: boolean;
}
