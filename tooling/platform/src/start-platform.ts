import type { Server } from 'node:http';

import { FALLBACK_COORDINATES } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';

import { beginMemberSession } from './accounts/member-sessions.ts';
import { forgetOldSessions } from './accounts/forget-old-sessions.ts';
import { createPasswords } from './accounts/passwords.ts';
import { createApi } from './api/api.ts';
import { forgetOldSubmissions } from './api/cards/submissions.ts';
import { forgetOldImpressions } from './api/impressions/forget-old-impressions.ts';
import { forgetOldRecoveries } from './api/recovery/forget-old-recoveries.ts';
import { createCaptchaApp, forgetOldTokens, verifyElsewhere, verifyHere } from './captcha/index.ts';
import { contentTokenOf, createContentApp } from './content/index.ts';
import { openDatabase } from './database/open-database.ts';
import { sessionSecret as keptSecret } from './database/session-secret.ts';
import { createClock } from './development/clock.ts';
import { createDevelopment } from './development/development.ts';
import { misspelledSettings, readEnvironment, type Environment } from './environment.ts';
import { startForms } from './forms/index.ts';
import { THIRD_PARTY_FORMS } from './forms/third-party-forms.ts';
import { contentRoutes } from './gateway/content-routes.ts';
import { createGateway } from './gateway/gateway.ts';
import { partnerOfHost } from './gateway/hosts.ts';
import { passOn } from './gateway/pass-on.ts';
import { commonHeaders, dataHeaders } from './gateway/security-headers.ts';
import { startIdentity, type Identity, type OwnClients } from './identity/index.ts';
import { createImagesApp } from './images/index.ts';
import { createMailer, sendBySmtp } from './mail/index.ts';
import { startOperations } from './operations/index.ts';
import { readPartners } from './partners.ts';
import { startSecureFrame } from './secure-frame/index.ts';
import { geocode } from './places/geocode.ts';
import type { PlatformEnv } from './platform-context.ts';
import { prepareDatabase } from './prepare-database.ts';
import { vaultFingerprints } from './seed/vault-fingerprints.ts';
import { openVault } from './vault/index.ts';
import type { FramedOrigin } from './web/framed-page/start-framed-app.ts';
import { close, createListener, listen } from './web/listening.ts';
import { createLog } from './web/log.ts';
import { forgetOldHits } from './web/rate-limit.ts';

const HOUR_MS = 3_600_000;
/** So many above the platform's own port: the sites by ports of `localhost`, one after the other. */
const FIRST_PARTNER_PORT = 11;

/** Everything can be left out: what is not given comes from the environment, then from the usual values. */
export interface PlatformOptions extends Partial<Omit<Environment, 'databaseUrl'>> {
  /** A PostgreSQL server; without one the embedded database keeps its files in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /**
   * Whether real people are members here; true unless told otherwise. Outside production whoever reaches the platform
   * reads its mail, moves its clock and signs in as invented people.
   */
  readonly isProduction?: boolean;
  /** The partners to serve; those of the partners folder by default. */
  readonly partners?: readonly PartnerSettings[];
  /** Told what is going on while the platform starts. */
  readonly onProgress?: (sentence: string) => void;
  readonly now?: () => Date;
}

export interface Platform {
  /** The default partner's site, such as http://localhost:4000. */
  readonly url: string;
  readonly port: number;
  readonly partnerIds: readonly string[];
  readonly partners: readonly PartnerSettings[];
  /** Whether invented people can sign in: outside production. */
  readonly hasDemoPeople: boolean;
  /** The site of one partner. */
  urlOf(partnerId: string): string;
  /** The site of one partner where `*.localhost` does not resolve: at a port of its own, in development only. */
  localUrlOf(partnerId: string): string | undefined;
  /** Where the provider for development is, which stands for partners' own sign-in; undefined when there is none. */
  readonly identityUrl: string | undefined;
  /** Who clients are there that somebody develops themselves, by the partner whose people sign in to them. */
  readonly identityClients: OwnClients;
  /** What a client of ButterCMS shows at /api/cms/v2 to read a partner's content; none when that is elsewhere. */
  readonly contentTokens: ReadonlyMap<string, string>;
  /** Where the page that takes card numbers is, for partners whose settings name none. */
  readonly secureFrameUrl: string;
  /** The service that shows surveys and reviews. */
  readonly surveyHostUrl: string;
  /** Where `/livez`, `/readyz` and `/metrics` are. */
  readonly operationsPort: number;
  /** Lets the requests under way finish, then closes the database. */
  stop(): Promise<void>;
}

function locate(text: string | undefined) {
  if (text === undefined) return FALLBACK_COORDINATES;
  const place = geocode(text);
  if (!place)
    throw new Error(
      `DEFAULT_LOCATION "${text}" is no place that we know: write "City, ST", a ZIP code or "lat,lng".`,
    );
  return place.origin;
}

const hasMembers = ({ enrollmentType }: PartnerSettings) => enrollmentType !== 'none';

const createImages = (cacheDir: string) => new Hono<PlatformEnv>().route('/', createImagesApp({ cacheDir }));

/** Starts every service in this process and answers when the sites can be visited. */
export async function startPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const { isProduction = true, onProgress: say = () => {} } = options;
  // The vault's keys are derived from it too: one in the database would be in every backup of it.
  const required = isProduction && options.sessionSecret === undefined ? ['SESSION_SECRET' as const] : [];
  const environment = readEnvironment(undefined, required);
  const sessionSecret = options.sessionSecret ?? environment.sessionSecret;
  const settings = { ...environment, ...options, isProduction, sessionSecret };
  misspelledSettings().forEach(say);
  const clock = createClock(settings.now);
  const { now } = clock;
  const log = createLog(settings.logLevel);
  const partners = settings.partners ?? (await readPartners(settings.partnersDir));
  const partnerIds = partners.map(({ id }) => id);
  const defaultPartner = settings.defaultPartner ?? partnerIds[0] ?? '';
  if (!partnerIds.includes(defaultPartner))
    throw new Error(`DEFAULT_PARTNER "${defaultPartner}" is no partner.`);

  const operations = await startOperations(
    settings.metricsPort ?? (settings.port && settings.port + 4),
    settings.metricsHost ?? settings.host,
  );
  const { databaseUrl, dataDir } = settings;
  say(databaseUrl ? 'Connecting to PostgreSQL.' : `Opening the embedded database in ${dataDir}.`);
  const database = await openDatabase({ ...settings, databaseUrl }, (error) =>
    log.error({ err: error }, 'database connection lost'),
  ).catch(async (cause: unknown) => {
    await operations.stop();
    throw cause;
  });
  let identity: Identity | undefined;
  let secureFrame: FramedOrigin | undefined;
  let forms: FramedOrigin | undefined;
  const servers: Server[] = [];
  // Known once their listeners run.
  const localPorts = new Map<number, string>();
  try {
    const passwords = createPasswords({ cost: settings.passwordCost });
    const fingerprintOf = vaultFingerprints(database, settings);
    await prepareDatabase(database, {
      isProduction,
      partners,
      merchants: settings.merchants,
      today: now(),
      passwords,
      fingerprintOf,
      say,
    });
    operations.metrics.watch(database, now);
    const { smtpUrl, mailFrom } = settings;
    if (isProduction && !smtpUrl) say('There is no SMTP_URL: mail reaches nobody, and its text is not kept.');
    const mailer = createMailer({
      database,
      now,
      log,
      send: smtpUrl ? sendBySmtp({ url: smtpUrl, from: mailFrom, partners }) : undefined,
      keepsBodies: !isProduction,
    });
    const forget = () =>
      void Promise.all([
        forgetOldHits(database, now()),
        forgetOldTokens(database, now()),
        forgetOldSessions(database, now()),
        forgetOldRecoveries(database, now()),
        forgetOldSubmissions(database, now()),
        forgetOldImpressions(database, now(), settings.impressionDays),
        mailer.forgetOld(),
      ]).catch((err: unknown) => log.warn({ err }, 'clean-up failed'));
    const cleaning = setInterval(forget, HOUR_MS).unref();

    const { apiUrl, contentUrl, imagesUrl, trustsProxy } = settings;
    const secret = sessionSecret ?? (await keptSecret(database));
    const captcha = { database, secret, now };
    const { captchaVerifyUrl, captchaSecret = '' } = settings;
    identity = await startIdentity({
      ...settings,
      database,
      partners,
      secret,
      log,
      now,
      port: settings.identityPort ?? (settings.port && settings.port + 1),
      beginSession: (context, memberId) =>
        beginMemberSession(context, { database, secret, now }, { memberId, isRemembered: false }),
    });
    const { logoutUrl: identityLogoutUrl, stop: stopIdentity } = identity;
    const vault = openVault({ ...settings, database, secret, now });
    secureFrame = await startSecureFrame({
      ...settings,
      vault,
      partners,
      defaultPartner,
      localPorts,
      log,
      // A vault elsewhere is asked by us alone, and not through us.
      vaultSecret: settings.vaultUrl === undefined ? settings.vaultSecret : undefined,
      port: settings.secureFramePort ?? (settings.port && settings.port + 2),
    });
    const { url: secureFrameUrl, stop: stopSecureFrame } = secureFrame;
    forms = await startForms({
      ...settings,
      database,
      partners,
      defaultPartner,
      localPorts,
      secret,
      log,
      now,
      surveyHostUrl: settings.surveyHostUrl ?? (isProduction ? THIRD_PARTY_FORMS : undefined),
      port: settings.formsPort ?? (settings.port && settings.port + 3),
    });
    const { url: surveyHostUrl, stop: stopForms } = forms;
    const withoutFrame = partners.some((partner) => hasMembers(partner) && !partner.secureFrame.url);
    if (isProduction && settings.secureFrameUrl === undefined && withoutFrame)
      say(
        'There is no SECURE_FRAME_URL: only partners with secureFrame.url in their settings can take cards.',
      );
    const api = {
      identityLogoutUrl,
      verifyCaptcha: captchaVerifyUrl
        ? verifyElsewhere(captchaVerifyUrl, captchaSecret)
        : verifyHere(captcha),
      database,
      partners,
      secret,
      now,
      passwords,
      mailer,
      vault,
      secureFrameUrl,
      surveyHostUrl,
      trustsProxy,
      defaultLocation: locate(settings.defaultLocation),
    };
    const publicHosts = new Map(partners.map(({ id, siteUrl }) => [new URL(siteUrl).hostname, id]));
    const hosts = { partnerIds, defaultPartner, localPorts, publicHosts };
    const contentTokens = new Map(
      contentUrl ? [] : partnerIds.map((id) => [id, contentTokenOf(secret, id)] as const),
    );
    const gateway = createGateway({
      partners,
      partnerIds,
      log,
      trustsProxy,
      allowedOrigins: settings.allowedOrigins,
      isProduction,
      secureFrameUrl,
      surveyHostUrl,
      appsDir: settings.appsDir,
      partnerOfHost: (host) => partnerOfHost(host, hosts),
      measure: operations.metrics.measure,
      isHealthy: async () => (await database.orm.execute(sql`select 1`)) !== undefined,
      services: {
        ...(!isProduction && {
          development: createDevelopment(database, { partners, clock, passwords, fingerprintOf }),
        }),
        api: apiUrl ? passOn(apiUrl, { seesSession: true }) : createApi(api),
        signIn: identity.app,
        content: contentUrl
          ? passOn(contentUrl, { mountedAt: contentRoutes(partners) })
          : createContentApp({
              isHot: !isProduction,
              // Drafts of a partner that asks for them; while developing anybody may look.
              mayShowDrafts: (id) => !isProduction || partners.some((p) => p.id === id && p.cmsPreview),
              onFault: (fault) => log.error(fault),
              partnerOfToken: new Map([...contentTokens].map(([id, token]) => [token, id])),
            }),
        captcha: createCaptchaApp(captcha),
        images: imagesUrl
          ? passOn(imagesUrl, { mountedAt: ['/images'] })
          : createImages(settings.imageCacheDir),
      },
    });
    const open = (wanted: number, variable?: string) => {
      const server = createListener(gateway.fetch, { ...commonHeaders(isProduction), ...dataHeaders });
      servers.push(server);
      return listen(server, wanted, settings.host, variable);
    };
    const port = await open(settings.port);
    const firstPort = settings.partnerPorts ?? (settings.port && settings.port + FIRST_PARTNER_PORT);
    for (const [index, id] of isProduction ? [] : partnerIds.entries())
      localPorts.set(await open(firstPort && firstPort + index, 'PARTNER_PORTS'), id);
    const portOf = new Map([...localPorts].map(([local, id]) => [id, local]));
    const stopMailing = mailer.start();
    operations.readiness.started(database);
    return {
      url: `http://localhost:${port}`,
      port,
      partnerIds,
      partners,
      hasDemoPeople: !isProduction,
      urlOf: (partnerId) => `http://${partnerId}.localhost:${port}`,
      localUrlOf: (partnerId) =>
        portOf.has(partnerId) ? `http://localhost:${portOf.get(partnerId)}` : undefined,
      identityUrl: identity.url,
      identityClients: identity.ownClients,
      contentTokens,
      secureFrameUrl,
      surveyHostUrl,
      operationsPort: operations.port,
      async stop() {
        operations.readiness.stopping();
        clearInterval(cleaning);
        stopMailing();
        await Promise.all(servers.map(close));
        await Promise.all([stopIdentity(), stopSecureFrame(), stopForms()]);
        await mailer.settled();
        await database.close();
        await operations.stop();
      },
    };
  } catch (cause) {
    await Promise.all([
      ...servers.map(close),
      identity?.stop(),
      secureFrame?.stop(),
      forms?.stop(),
      operations.stop(),
    ]);
    await database.close();
    throw cause;
  }
}
