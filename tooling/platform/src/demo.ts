import type { PartnerSettings } from '@tableside/partner-config';
import type { Hono } from 'hono';
import type { Logger } from 'pino';

import type { Passwords } from './accounts/passwords.ts';
import type { BookingProvider } from './booking/index.ts';
import type { VerifyCaptcha } from './captcha/index.ts';
import type { Database } from './database/database.ts';
import type { Environment } from './environment.ts';
import type { ProviderSettings } from './identity/index.ts';
import type { PlatformEnv } from './platform-context.ts';
import type { VaultCard } from './vault/index.ts';

/** What runs before a demonstration is added to it. */
export interface Foundation extends Environment {
  /** Up to date, and empty at the first start. */
  readonly database: Database;
  readonly partners: readonly PartnerSettings[];
  readonly defaultPartner: string;
  /** Partners that have a port of `localhost` for themselves; filled when the gateway listens. */
  readonly localPorts: ReadonlyMap<number, string>;
  readonly passwords: Passwords;
  /** Signs what browsers are given; the vault's keys come from it too. */
  readonly secret: string;
  readonly log: Logger;
  readonly now: () => Date;
  readonly onProgress: (sentence: string) => void;
}

/** What stands in for third parties in a demonstration, and the switches that break and move things on purpose. */
export interface Demo {
  /** Mounted before everything else. */
  readonly switches: Hono<PlatformEnv>;
  readonly captcha: { readonly app: Hono<PlatformEnv>; readonly verify: VerifyCaptcha };
  /** Who stands in for the partners' own OpenID providers, by partner. */
  readonly providers: ReadonlyMap<string, ProviderSettings>;
  readonly surveyHostUrl: string;
  /** What the forms that stand in sign their reports with. */
  readonly formWebhookSecret: string;
  /** Why the network of an invented card number refuses it. */
  readonly refusalOf: (number: string) => VaultCard['refusal'];
  /** Makes reserving slow, failing or refused at some of the invented restaurants. */
  readonly withBookingScenarios: (provider: BookingProvider) => BookingProvider;
  /** Deletes rows that nobody needs any more. */
  purgeExpired(): Promise<void>;
  stop(): Promise<void>;
}

/** Adds a demonstration to a platform that starts. Whoever reaches that platform reads its mail and signs in as invented people. */
export type StartDemo = (foundation: Foundation) => Promise<Demo>;
