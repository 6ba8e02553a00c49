import type { Hono } from 'hono';

import { cacheOverrides } from '../accounts/cached-overrides.ts';
import { beginMemberSession } from '../accounts/member-sessions.ts';
import {
  createApi,
  createRestaurantPlaces,
  createSitemaps,
  startSearchMemory,
  type SearchMemory,
  type Violation,
} from '../api/index.ts';
import { partnerOf } from '../accounts/partner-of.ts';
import { signInMails } from '../accounts/sign-in-mails.ts';
import { openBooking } from '../booking/index.ts';
import { verifyExternally } from '../captcha/index.ts';
import type { Database } from '../database/database.ts';
import { createOrFromMemory } from '../database/from-memory.ts';
import { openReplica } from '../database/open-database.ts';
import { preferReplica, readsFrom } from '../database/public-reads.ts';
import { createIdentity } from '../identity/index.ts';
import type { Stored } from './open-storage.ts';
import { gazetteer } from '../places/index.ts';
import type { PlatformEnv } from '../web/platform-context.ts';
import { createReceiptRenderer } from '../receipts/index.ts';

interface ApiServiceOptions extends Stored {
  readonly secureFrameUrl: string;
  readonly surveyHostUrl: string;
  readonly countViolation: (partnerId: string, violation: Violation) => void;
}

export interface ApiService {
  readonly api: Hono<PlatformEnv>;
  readonly signIn: Hono<PlatformEnv>;
  readonly sitemaps: Hono<PlatformEnv>;
  readonly searchMemory: SearchMemory | undefined;
  readonly replica: Database | undefined;
  stop(): Promise<void>;
}

export async function startApi(options: ApiServiceOptions): Promise<ApiService> {
  const { database, partners, demo, log, traceStatement, captchaVerifyUrl, captchaSecret = '' } = options;
  // Loads the gazetteer in advance, which would otherwise delay the first search for a place by 0.3 s.
  gazetteer();
  await using starting = new AsyncDisposableStack();
  const replica = openReplica(
    options,
    (error) => log.debug({ err: error }, 'replica connection lost'),
    traceStatement,
  );
  if (replica) starting.defer(() => replica.close());
  const primary = database.forPublicReads;
  const reads = replica
    ? preferReplica({ primary, replica: replica.forPublicReads, log })
    : readsFrom(primary);
  const orFromMemory = createOrFromMemory();
  const searchMemory = options.searchesMemory
    ? starting.adopt(
        startSearchMemory({
          ...options,
          // Reading all merchants takes longer than the statement timeout of requests allows, so this
          // connection has none.
          reads: replica ? reads : readsFrom(database),
          orFromMemory,
          partnerIds: partners.map(({ id }) => id),
        }),
        (memory) => memory.stop(),
      )
    : undefined;
  const cachedOverrides = starting.adopt(await cacheOverrides(database, { orFromMemory }), (overrides) =>
    overrides.stop(),
  );
  const booking = openBooking(options);
  const identity = createIdentity({
    ...options,
    providers: demo?.providers,
    beginSession: (context, memberId) =>
      beginMemberSession(context, options, {
        memberId,
        isRemembered: false,
        ...signInMails(options.mailer, partnerOf(context, options)),
      }),
  });
  const readPlaces = createRestaurantPlaces(reads, options.now);
  const api = createApi({
    ...options,
    reads,
    readPlaces,
    searchMemory,
    cachedOverrides,
    identityLogoutUrl: identity.logoutUrl,
    verifyCaptcha: captchaVerifyUrl
      ? verifyExternally(captchaVerifyUrl, captchaSecret)
      : demo?.captcha.verify,
    isCaptchaOn: captchaVerifyUrl !== undefined,
    renderReceipt: createReceiptRenderer(),
    booking: demo?.withBookingScenarios(booking) ?? booking,
    formWebhookSecret: demo?.formWebhookSecret ?? options.formWebhookSecret,
  });
  const running = starting.move();
  return {
    api,
    signIn: identity.app,
    sitemaps: createSitemaps({ partners, reads, readPlaces }),
    searchMemory,
    replica,
    stop: () => running.disposeAsync(),
  };
}
