import { hasMembers } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import { sql } from 'drizzle-orm';

import { keepOverrides } from './accounts/kept-overrides.ts';
import { beginMemberSession } from './accounts/member-sessions.ts';
import { createPasswords } from './accounts/passwords.ts';
import { createApi, startSearchMemory, THIRD_PARTY_FORMS } from './api/index.ts';
import { openBooking } from './booking/index.ts';
import { verifyExternally } from './captcha/index.ts';
import { contentTokenOf, createContentApp } from './content/index.ts';
import { openDatabase } from './database/open-database.ts';
import { sessionSecret as keptSecret } from './database/session-secret.ts';
import type { Foundation, StartDemo } from './demo.ts';
import { misspelledSettings, readEnvironment, type Environment } from './environment.ts';
import { contentRoutes, startGateway } from './gateway/index.ts';
import { createIdentity } from './identity/index.ts';
import { createImagesApp } from './images/index.ts';
import { createMailer, sendBySmtp } from './mail/index.ts';
import { startOperations } from './operations/index.ts';
import { readPartners } from './partners.ts';
import { prepareDatabase } from './prepare-database.ts';
import { startPurging } from './purge-expired.ts';
import { startSecureFrame } from './secure-frame/index.ts';
import { openVault } from './vault/index.ts';
import { createLog } from './web/log.ts';
import { createProxy } from './web/proxy.ts';

/**
 * Offset from the platform's own port to the first partner's port of `localhost`; the other partners follow.
 */
const FIRST_PARTNER_PORT = 11;

/** Every option is optional and falls back to the environment, then to the defaults. */
export interface PlatformOptions extends Partial<Omit<Environment, 'databaseUrl'>> {
  /** URL of a PostgreSQL server; without it the embedded database stores its files in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** Adds a demo. Without one the platform runs in production mode, with real members. */
  readonly demo?: StartDemo;
  /** The partners to serve; by default all of the partners folder. */
  readonly partners?: readonly PartnerSettings[];
  /** Called with progress messages while the platform starts. */
  readonly onProgress?: (sentence: string) => void;
  readonly now?: () => Date;
}

export interface Platform {
  /** The default partner's site, such as http://localhost:4000. */
  readonly url: string;
  readonly port: number;
  readonly partners: readonly PartnerSettings[];
  /** The URL of a partner's site. */
  urlOf(partnerId: string): string;
  /**
   * The URL of a partner's site on its own port, for machines that do not resolve `*.localhost`; development
   * only.
   */
  localUrlOf(partnerId: string): string | undefined;
  /**
   * The tokens with which ButterCMS clients read each partner's content at /api/cms/v2; empty if content is
   * external.
   */
  readonly contentTokens: ReadonlyMap<string, string>;
  /** URL of the secure frame for partners whose settings have none. */
  readonly secureFrameUrl: string;
  /** URL of the service that hosts surveys and reviews. */
  readonly surveyHostUrl: string;
  /** The port of `/livez`, `/readyz` and `/metrics`. */
  readonly operationsPort: number;
  /** Lets pending requests finish, then closes the database. */
  stop(): Promise<void>;
}

interface Service {
  stop(): Promise<void>;
}

/** Warnings about services that production lacks without these settings. */
const missingServices = (
  { smtpUrl, secureFrameUrl }: Pick<Environment, 'smtpUrl' | 'secureFrameUrl'>,
  partners: readonly PartnerSettings[],
): string[] => [
  ...(smtpUrl === undefined ? ['SMTP_URL is not set: no mail is sent, and its text is not stored.'] : []),
  ...(secureFrameUrl === undefined && partners.some((one) => hasMembers(one) && !one.secureFrame.url)
    ? ['SECURE_FRAME_URL is not set: only partners with secureFrame.url in their settings can accept cards.']
    : []),
];

/** Starts every service in this process and resolves once the sites can be visited. */
export async function startPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const { demo: startDemo, onProgress = () => {}, now = () => new Date() } = options;
  const isProduction = startDemo === undefined;
  // The vault's keys are derived from it too, so production does not keep it in the database, where every
  // backup would contain it.
  const required = isProduction && options.sessionSecret === undefined ? ['SESSION_SECRET' as const] : [];
  const environment = readEnvironment(undefined, required);
  const sessionSecret = options.sessionSecret ?? environment.sessionSecret;
  const settings = { ...environment, ...options, sessionSecret };
  misspelledSettings().forEach(onProgress);
  const { host, databaseUrl, dataDir, apiUrl, contentUrl, imagesUrl } = settings;
  const portAbove = (distance: number) => settings.port && settings.port + distance;
  const log = createLog(settings.logLevel);
  const partners = settings.partners ?? (await readPartners(settings.partnersDir));
  const partnerIds = partners.map(({ id }) => id);
  const defaultPartner = settings.defaultPartner ?? partnerIds[0] ?? '';
  if (!partnerIds.includes(defaultPartner))
    throw new Error(`DEFAULT_PARTNER "${defaultPartner}" is not a partner.`);
  if (isProduction) for (const sentence of missingServices(settings, partners)) onProgress(sentence);
  // Filled once the gateway listens.
  const localPorts = new Map<number, string>();

  // Disposed in reverse order of starting.
  await using starting = new AsyncDisposableStack();
  const started = <T extends Service>(service: T): T => starting.adopt(service, (running) => running.stop());

  const operations = started(
    await startOperations(settings.metricsPort ?? portAbove(4), settings.metricsHost ?? host),
  );
  const { tracesUrl, tracesShare, trustsProxy } = settings;
  const tracing =
    tracesUrl === undefined
      ? undefined
      : // Loaded only then, so that nobody else pays for it.
        started((await import('./tracing/index.ts')).startTracing({ tracesUrl, tracesShare, trustsProxy }));
  onProgress(databaseUrl ? 'Connecting to PostgreSQL.' : `Opening the embedded database in ${dataDir}.`);
  const database = starting.adopt(
    await openDatabase(
      settings,
      (error) => log.error({ err: error }, 'database connection lost'),
      tracing?.traceStatement,
    ),
    (opened) => opened.close(),
  );
  await prepareDatabase(database, { isProduction, onProgress });
  operations.metrics.watch(database, now);
  const secret = sessionSecret ?? (await keptSecret(database));
  const passwords = createPasswords({ cost: settings.passwordCost });
  const foundation: Foundation & { readonly isProduction: boolean } = {
    ...settings,
    isProduction,
    database,
    partners,
    defaultPartner,
    localPorts,
    passwords,
    secret,
    log,
    now,
    onProgress,
  };
  const demo = startDemo && started(await startDemo(foundation));
  const searchMemory =
    settings.searchesMemory && !apiUrl
      ? started(startSearchMemory({ ...foundation, partnerIds }))
      : undefined;
  if (searchMemory) operations.watchSearch(searchMemory);
  const keptOverrides = started(await keepOverrides(database));
  const { smtpUrl, mailFrom } = settings;
  const mailer = starting.adopt(
    createMailer({
      ...foundation,
      send: smtpUrl ? sendBySmtp({ url: smtpUrl, from: mailFrom, partners }) : undefined,
      keepsBodies: !isProduction,
    }),
    (sending) => sending.settled(),
  );
  const booking = openBooking(foundation);
  const vault = openVault({ ...foundation, refusalOf: demo?.refusalOf });
  const identity = createIdentity({
    ...foundation,
    providers: demo?.providers,
    beginSession: (context, memberId) =>
      beginMemberSession(context, foundation, { memberId, isRemembered: false }),
  });
  const secureFrame = started(
    await startSecureFrame({
      ...foundation,
      vault,
      // An external vault is called only by the platform, so its API is not exposed here.
      vaultSecret: settings.vaultUrl === undefined ? settings.vaultSecret : undefined,
      port: settings.secureFramePort ?? portAbove(2),
    }),
  );
  const secureFrameUrl = secureFrame.url;
  const surveyHostUrl = new URL(settings.surveyHostUrl ?? demo?.surveyHostUrl ?? THIRD_PARTY_FORMS).href;
  const contentTokens = new Map(
    contentUrl ? [] : partnerIds.map((id) => [id, contentTokenOf(secret, id)] as const),
  );
  const gateway = started(
    await startGateway({
      ...foundation,
      localPorts,
      firstPartnerPort: settings.partnerPorts ?? portAbove(FIRST_PARTNER_PORT),
      secureFrameUrl,
      surveyHostUrl,
      measure: operations.metrics.measure,
      traceRequest: tracing?.traceRequest,
      isHealthy: async () => (await database.orm.execute(sql`select 1`)) !== undefined,
      services: {
        switches: demo?.switches,
        captcha: demo?.captcha.app,
        signIn: identity.app,
        api: apiUrl
          ? createProxy(apiUrl, { seesSession: true })
          : createApi({
              ...foundation,
              searchMemory,
              keptOverrides,
              identityLogoutUrl: identity.logoutUrl,
              verifyCaptcha: settings.captchaVerifyUrl
                ? verifyExternally(settings.captchaVerifyUrl, settings.captchaSecret ?? '')
                : demo?.captcha.verify,
              mailer,
              booking: demo?.withBookingScenarios(booking) ?? booking,
              vault,
              secureFrameUrl,
              surveyHostUrl,
              formWebhookSecret: demo?.formWebhookSecret ?? settings.formWebhookSecret,
            }),
        content: contentUrl
          ? createProxy(contentUrl, { mountedAt: contentRoutes(partners) })
          : createContentApp({
              isHot: !isProduction,
              // Drafts are shown for partners that enable previews; in development for all.
              mayShowDrafts: (id) => !isProduction || partners.some((p) => p.id === id && p.cmsPreview),
              onError: (fault) => log.error(fault),
              partnerOfToken: new Map([...contentTokens].map(([id, token]) => [token, id])),
            }),
        images: imagesUrl
          ? createProxy(imagesUrl, { mountedAt: ['/images'] })
          : createImagesApp({ cacheDir: settings.imageCacheDir }),
      },
    }),
  );
  starting.defer(
    startPurging({
      ...foundation,
      others: [() => mailer.purgeExpired(), ...(demo ? [() => demo.purgeExpired()] : [])],
    }),
  );
  starting.defer(mailer.start());
  operations.readiness.started(database);
  starting.defer(() => operations.readiness.stopping());

  const running = starting.move();
  const ports = new Map([...localPorts].map(([local, id]) => [id, local]));
  return {
    url: `http://localhost:${gateway.port}`,
    port: gateway.port,
    partners,
    urlOf: (partnerId) => `http://${partnerId}.localhost:${gateway.port}`,
    localUrlOf: (partnerId) =>
      ports.has(partnerId) ? `http://localhost:${ports.get(partnerId)}` : undefined,
    contentTokens,
    secureFrameUrl,
    surveyHostUrl,
    operationsPort: operations.port,
    stop: () => running.disposeAsync(),
  };
}
