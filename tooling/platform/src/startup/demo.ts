import type { PartnerSettings } from '@tableside/partner-config/schema';
import type { Hono } from 'hono';
import type { Logger } from 'pino';

import type { Passwords } from '../accounts/passwords.ts';
import type { BookingProvider } from '../booking/index.ts';
import type { VerifyCaptcha } from '../captcha/index.ts';
import type { Database } from '../database/database.ts';
import type { ImageSource } from '../images/index.ts';
import type { Environment } from '../settings/environment.ts';
import type { ProviderSettings } from '../identity/index.ts';
import type { PlatformEnv } from '../web/platform-context.ts';
import type { VaultCard } from '../vault/index.ts';

export interface Foundation extends Omit<Environment, 'vaultKeySecret'> {
  readonly database: Database;
  readonly partners: readonly PartnerSettings[];
  readonly defaultPartner: string;
  /** Partner ids by the port that each has on `localhost`. Empty until the gateway listens. */
  readonly localPorts: ReadonlyMap<number, string>;
  readonly passwords: Passwords;
  readonly secret: string;
  readonly vaultKeySecret: string;
  readonly log: Logger;
  readonly now: () => Date;
  readonly onProgress: (sentence: string) => void;
}

/**
 * Fakes of third-party services, and switches with which a tester causes failures and changes settings. See
 * docs/decisions/0029-platform-and-demo.md.
 */
export interface Demo {
  readonly switches: Hono<PlatformEnv>;
  readonly captcha: { readonly app: Hono<PlatformEnv>; readonly verify: VerifyCaptcha };
  readonly images: ImageSource;
  readonly providers: ReadonlyMap<string, ProviderSettings>;
  readonly surveyHostUrl: string;
  readonly formWebhookSecret: string;
  readonly refusalOf: (number: string) => VaultCard['refusal'];
  readonly withBookingScenarios: (provider: BookingProvider) => BookingProvider;
  purgeExpired(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Adds a demo to a platform that is starting. Anyone who can reach such a platform can read its mail and sign
 * in as any demo member.
 */
export type StartDemo = (foundation: Foundation) => Promise<Demo>;
