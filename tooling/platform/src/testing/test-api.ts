import { fileURLToPath } from 'node:url';

import { FALLBACK_COORDINATES } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config/schema';
import { refusalOf } from '@tableside/demo';
import { Hono } from 'hono';
import type { Logger } from 'pino';

import { createPasswords, type Passwords } from '../accounts/passwords.ts';
import type { CachedOverrides } from '../accounts/cached-overrides.ts';
import { uploads } from '../api/anti-forgery/guard.ts';
import {
  createApi,
  FORM_SIGNATURE_HEADER,
  signForm,
  type ClaimReports,
  type SearchMemory,
  type Violation,
} from '../api/index.ts';
import { createBooking, type BookingProvider } from '../booking/index.ts';
import type { VerifyCaptcha } from '../captcha/index.ts';
import type { Database } from '../database/database.ts';
import type { PublicReads } from '../database/public-reads.ts';
import { partnerOfHost } from '../gateway/index.ts';
import { createMailer, type Mailer } from '../mail/index.ts';
import { readPartners } from '../settings/partners.ts';
import type { PlatformEnv } from '../web/platform-context.ts';
import { createReceiptRenderer, type RenderReceipt } from '../receipts/index.ts';
import { createVault, type KeyedVault } from '../vault/index.ts';
import { allowOrigins } from '../web/allow-origins.ts';
import { createLog } from '../web/log.ts';
import { problemResponse } from '../web/problem.ts';
import { requestContext } from '../web/request-context.ts';
import { signWebhook } from '../web/standard-webhooks.ts';
import { assertDocumented } from './documented-statuses.ts';

export const TEST_DAY = new Date('2026-06-15T12:00:00Z');

export const readTestPartners = (): Promise<PartnerSettings[]> =>
  readPartners(fileURLToPath(new URL('../../../../partners', import.meta.url)));

export const TEST_SITE = 'https://dining.example';

export const TEST_EMULATION_SECRET = 'test of emulation, 32 bytes long';

export const TEST_SECRET = 'test';

export interface TestSession {
  readonly cookie: string;
  readonly token: string;
  readonly accessToken?: string;
}

export interface TestCall {
  readonly partner?: string;
  readonly method?: string;
  readonly session?: TestSession;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly address?: string;
  readonly signal?: AbortSignal;
}

export interface TestApi {
  call(path: string, options?: TestCall): Promise<Response>;
  read<T>(path: string, options?: TestCall): Promise<T>;
  openSession(partner?: string): Promise<TestSession>;
  readonly vault: KeyedVault;
}

interface TestApiOptions {
  readonly database: Database;
  readonly partners: readonly PartnerSettings[];
  readonly now?: () => Date;
  readonly passwords?: Passwords;
  readonly mailer?: Mailer;
  readonly log?: Logger;
  readonly isProduction?: boolean;
  readonly trustsProxy?: boolean;
  readonly verifyCaptcha?: VerifyCaptcha | undefined;
  readonly isCaptchaOn?: boolean;
  readonly emulationSecret?: string | null;
  readonly booking?: BookingProvider;
  readonly reads?: PublicReads;
  readonly searchMemory?: SearchMemory;
  readonly cachedOverrides?: CachedOverrides;
  readonly secret?: string;
  readonly olderSecrets?: readonly string[];
  readonly erasureDays?: number;
  readonly hasFormWebhook?: boolean;
  readonly renderReceipt?: RenderReceipt;
  readonly claimSecrets?: readonly string[];
  readonly claimReports?: ClaimReports;
  readonly countViolation?: (partnerId: string, violation: Violation) => void;
}

export const TEST_FRAME_URL = 'http://secure.localhost:4002/';
export const TEST_SURVEY_HOST = 'http://forms.localhost:4003/';

export const signedForm = (body: unknown): Record<string, string> => ({
  [FORM_SIGNATURE_HEADER]: signForm(TEST_SECRET, typeof body === 'string' ? body : JSON.stringify(body)),
});

export const signedDecision = (body: unknown, at: Date): Record<string, string> =>
  signWebhook([TEST_SECRET], {
    id: `msg-${at.getTime()}`,
    timestampSeconds: Math.floor(at.getTime() / 1000),
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const bodyOf = (body: unknown): BodyInit =>
  typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream
    ? (body as BodyInit)
    : JSON.stringify(body);

/**
 * Creates the API as the gateway mounts it, to be called without a network. Throws if a response has an
 * undocumented status.
 */
export function createTestApi({
  database,
  partners,
  now = () => TEST_DAY,
  passwords = createPasswords({ cost: 4 }),
  log = createLog('silent'),
  mailer = createMailer({ database, now, log, retainsBodies: true }),
  isProduction = true,
  trustsProxy = false,
  verifyCaptcha,
  isCaptchaOn,
  emulationSecret = TEST_EMULATION_SECRET,
  booking = createBooking({ database, now }),
  reads,
  searchMemory,
  cachedOverrides,
  hasFormWebhook = true,
  renderReceipt = createReceiptRenderer(),
  claimSecrets = [TEST_SECRET],
  claimReports,
  countViolation,
  secret = TEST_SECRET,
  olderSecrets = [],
  erasureDays = 7,
}: TestApiOptions): TestApi {
  const partnerIds = partners.map(({ id }) => id);
  const [usual = ''] = partnerIds;
  const hosts = { partnerIds, defaultPartner: usual, publicHosts: new Map<string, string>() };
  const vault = createVault({ database, secret: TEST_SECRET, now, refusalOf });
  const options = {
    database,
    partners,
    now,
    passwords,
    mailer,
    booking,
    renderReceipt,
    claimSecrets,
    claimReports,
    countViolation,
    reads,
    searchMemory,
    cachedOverrides,
    verifyCaptcha,
    isCaptchaOn,
    emulationSecret: emulationSecret ?? undefined,
    secret,
    olderSecrets,
    vault,
    secureFrameUrl: TEST_FRAME_URL,
    surveyHostUrl: TEST_SURVEY_HOST,
    formWebhookSecret: hasFormWebhook ? TEST_SECRET : undefined,
    trustsProxy,
    erasureDays,
    defaultLocation: FALLBACK_COORDINATES,
  };
  const app = new Hono<PlatformEnv>()
    .use(
      requestContext({
        log,
        partnerIds,
        isProduction,
        trustsProxy,
        partnerOfHost: (host) => partnerOfHost(host, hosts),
      }),
    )
    .use(allowOrigins({ allowedOrigins: [TEST_SITE], trustsProxy }))
    .route('/api', createApi(options))
    .onError(problemResponse);

  const call: TestApi['call'] = async (
    path,
    { partner = usual, method = 'GET', session, body, headers, address, signal } = {},
  ) => {
    const response = await app.request(
      `http://${partner}.localhost${path}`,
      {
        method,
        ...(signal && { signal }),
        headers: {
          Host: `${partner}.localhost`,
          'Content-Type': uploads.has(path) ? 'image/jpeg' : 'application/json',
          ...(session && { Cookie: session.cookie, 'X-XSRF-TOKEN': session.token }),
          ...headers,
        },
        ...(body !== undefined && {
          body: bodyOf(body),
          ...(body instanceof ReadableStream && { duplex: 'half' }),
        }),
      },
      address === undefined ? {} : { incoming: { socket: { remoteAddress: address } } },
    );
    // A request to a host without a site reaches no operation.
    if (headers?.['Host'] === undefined) await assertDocumented(method, path, response.status);
    return response;
  };
  return {
    call,
    vault,
    async read<T>(path: string, given?: TestCall) {
      const response = await call(path, given);
      if (response.status !== 200)
        throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
      return (await response.json()) as T;
    },
    async openSession(partner) {
      const response = await call('/api/CSRF', partner === undefined ? {} : { partner });
      const { csrfToken } = (await response.json()) as { csrfToken: string };
      return { cookie: response.headers.get('Set-Cookie')?.split(';')[0] ?? '', token: csrfToken };
    },
  };
}
