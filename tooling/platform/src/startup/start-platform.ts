import { setTimeout } from 'node:timers/promises';

import { hasMembers } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config/schema';

import { acceptedSecrets } from '../web/accepted-secrets.ts';
import { proxySitemaps, THIRD_PARTY_FORMS } from '../api/index.ts';
import { contentTokenOf, createContentApp } from '../content/index.ts';
import type { StartDemo } from './demo.ts';
import {
  misspelledSettings,
  readEnvironment,
  servicesIn,
  type Environment,
} from '../settings/environment.ts';
import { contentRoutes, startGateway } from '../gateway/index.ts';
import { proxySignIn } from '../identity/index.ts';
import { createImagesApp, imagesInFolder } from '../images/index.ts';
import { openStorage } from './open-storage.ts';
import { createApiCheck, createDatabaseHealth, startOperations } from '../operations/index.ts';
import { readPartners } from '../settings/partners.ts';
import { startSecureFrame } from '../secure-frame/index.ts';
import type { ServiceName } from '../settings/service-names.ts';
import { needsDatabase, requirementsOf, requireTrust, servicesToRun } from './services.ts';
import { startApi } from './start-api.ts';
import { startJobs } from './start-jobs.ts';
import { FIRST_PARTNER_PORT } from '../web/free-ports.ts';
import { createLog } from '../web/log.ts';
import { createProxy, type ProxyOptions } from '../web/proxy.ts';

export interface PlatformOptions extends Partial<Omit<Environment, 'databaseUrl'>> {
  readonly databaseUrl?: string | undefined;
  /** Adds a demo. If undefined, the platform runs in production mode, with real members. */
  readonly demo?: StartDemo;
  readonly partners?: readonly PartnerSettings[];
  readonly onProgress?: (sentence: string) => void;
  readonly now?: () => Date;
}

export interface Platform {
  readonly services: ReadonlySet<ServiceName>;
  readonly url: string;
  readonly port: number;
  readonly partners: readonly PartnerSettings[];
  urlOf(partnerId: string): string;
  /**
   * The URL of a partner's site on its own port, for machines that cannot resolve `*.localhost`. Only in
   * development.
   */
  localUrlOf(partnerId: string): string | undefined;
  /**
   * The tokens with which ButterCMS clients can read each partner's content at /api/cms/v2. Empty if content
   * is external.
   */
  readonly contentTokens: ReadonlyMap<string, string>;
  readonly secureFrameUrl: string;
  readonly surveyHostUrl: string;
  readonly operationsPort: number;
  /**
   * Reports that the platform is no longer ready. In production, it then goes on serving requests until load
   * balancers have noticed.
   */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

interface Service {
  stop(): Promise<void>;
}

export const missingServices = (
  {
    imagesDir,
    smtpUrl,
    secureFrameUrl,
    vaultUrl,
  }: Pick<Environment, 'imagesDir' | 'smtpUrl' | 'secureFrameUrl' | 'vaultUrl'>,
  partners: readonly PartnerSettings[],
  runs: (name: ServiceName) => boolean,
): string[] => [
  ...(imagesDir === undefined && runs('images')
    ? ['IMAGES_DIR is not set: there are no images at /images.']
    : []),
  ...(smtpUrl === undefined && runs('jobs')
    ? [`SMTP_URL is not set: no mail is sent${runs('api') ? ', and its text is not stored' : ''}.`]
    : []),
  ...(secureFrameUrl === undefined &&
  runs('api') &&
  partners.some((one) => hasMembers(one) && !one.secureFrame.url)
    ? ['SECURE_FRAME_URL is not set: only partners with secureFrame.url in their settings can accept cards.']
    : []),
  ...(vaultUrl === undefined && runs('api') && partners.some(hasMembers)
    ? [
        'VAULT_URL is not set: this process decrypts card numbers beside the API and the members’ data. ' +
          'docs/pci.md describes the vault on a platform of its own.',
      ]
    : []),
];

function readSettings(options: PlatformOptions, isProduction: boolean) {
  const services = options.services ?? servicesIn();
  if (services && !isProduction)
    throw new Error('With --development all parts run in one process: remove SERVICES.');
  const required = requirementsOf(services, isProduction).filter(
    ({ option }) => options[option] === undefined,
  );
  const environment = readEnvironment(undefined, { required, isProduction });
  const settings = {
    ...environment,
    ...options,
    sessionSecret: options.sessionSecret ?? environment.sessionSecret,
  };
  requireTrust(settings);
  return settings;
}

export async function startPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const { demo: startDemo, onProgress = () => {}, now = () => new Date() } = options;
  const isProduction = startDemo === undefined;
  const settings = readSettings(options, isProduction);
  misspelledSettings().forEach(onProgress);
  const { host, apiUrl, contentUrl, imagesUrl, trustsProxy } = settings;
  const services = servicesToRun(settings);
  const runs = (name: ServiceName) => services.has(name);
  const portAbove = (distance: number) => settings.port && settings.port + distance;
  const log = createLog(settings.logLevel);
  if (settings.isRestoreDrill)
    onProgress('RESTORE_DRILL is true: no job runs, no mail is sent, and reservations stay here.');
  const partners = settings.partners ?? (await readPartners(settings.partnersDir));
  const partnerIds = partners.map(({ id }) => id);
  const defaultPartner = settings.defaultPartner ?? partnerIds[0] ?? '';
  if (!partnerIds.includes(defaultPartner))
    throw new Error(`DEFAULT_PARTNER "${defaultPartner}" is not a partner.`);
  if (isProduction) for (const sentence of missingServices(settings, partners, runs)) onProgress(sentence);
  const localPorts = new Map<number, string>();
  const common = { ...settings, isProduction, partners, defaultPartner, localPorts, log, now, onProgress };

  await using starting = new AsyncDisposableStack();
  const started = <T extends Service>(service: T): T => starting.adopt(service, (running) => running.stop());

  const operations = started(
    await startOperations(settings.metricsPort ?? portAbove(4), settings.metricsHost ?? host),
  );
  const { tracesUrl, tracesShare } = settings;
  const tracing =
    tracesUrl === undefined
      ? undefined
      : // Tracing is imported on demand, so that other processes do not pay for it.
        started((await import('../tracing/index.ts')).startTracing({ tracesUrl, tracesShare, trustsProxy }));
  const stored = needsDatabase(services)
    ? started(
        await openStorage(
          { ...common, traceStatement: tracing?.traceStatement, worksOnJobs: runs('jobs') },
          startDemo,
        ),
      )
    : undefined;
  const databaseHealth = stored && createDatabaseHealth(stored.database);
  if (databaseHealth) operations.metrics.watch(stored.database, databaseHealth, now);
  const { demo } = stored ?? {};

  const secureFrame =
    stored && runs('secure-frame')
      ? started(
          await startSecureFrame({
            ...stored,
            // With an external vault, only this platform calls it, so no vault API is exposed here.
            vaultSecret: settings.vaultUrl === undefined ? settings.vaultSecret : undefined,
            measure: operations.metrics.measure,
            traceRequest: tracing?.traceRequest,
            port: settings.secureFramePort ?? portAbove(2),
          }),
        )
      : undefined;
  const secureFrameUrl =
    secureFrame?.url ?? (settings.secureFrameUrl === undefined ? '' : new URL(settings.secureFrameUrl).href);
  const surveyHostUrl = new URL(settings.surveyHostUrl ?? demo?.surveyHostUrl ?? THIRD_PARTY_FORMS).href;
  const api =
    stored && runs('api')
      ? started(
          await startApi({
            ...stored,
            secureFrameUrl,
            surveyHostUrl,
            countViolation: operations.metrics.countViolation,
          }),
        )
      : undefined;
  if (api) operations.watchSearch(api.searchMemory);
  if (api?.replica) operations.metrics.watchReplica(api.replica);

  const secret = stored?.secret ?? settings.sessionSecret;
  const tokensOf = (one: string) => partnerIds.map((id) => [id, contentTokenOf(one, id)] as const);
  const contentTokens = new Map(secret !== undefined && runs('content') ? tokensOf(secret) : []);
  const content = runs('content')
    ? createContentApp({
        isHot: !isProduction,
        mayShowDrafts: (id) => !isProduction || partners.some((p) => p.id === id && p.cmsPreview),
        onError: (fault) => log.error(fault),
        partnerOfToken: new Map(
          (secret === undefined ? [] : acceptedSecrets({ ...settings, secret }))
            .flatMap(tokensOf)
            .map(([id, token]) => [token, id]),
        ),
      })
    : undefined;
  const images = runs('images')
    ? createImagesApp({
        source: demo?.images ?? imagesInFolder(settings.imagesDir),
        cacheDir: settings.imageCacheDir,
      })
    : undefined;
  const proxyTo = (url: string | undefined, how: ProxyOptions) =>
    runs('gateway') && url !== undefined ? createProxy(url, { ...how, trustsProxy }) : undefined;
  const gateway = started(
    await startGateway({
      ...common,
      firstPartnerPort: settings.partnerPorts ?? portAbove(FIRST_PARTNER_PORT),
      secureFrameUrl,
      surveyHostUrl,
      measure: operations.metrics.measure,
      countResponse: operations.metrics.countResponse,
      traceRequest: tracing?.traceRequest,
      checkHealth: () => operations.readiness.check(),
      servesSites: runs('gateway'),
      services: {
        switches: demo?.switches,
        captcha: demo?.captcha.app,
        signIn: api?.signIn ?? (runs('gateway') && apiUrl ? proxySignIn({ ...common, apiUrl }) : undefined),
        sitemaps: api?.sitemaps ?? (runs('gateway') && apiUrl ? proxySitemaps(apiUrl, settings) : undefined),
        api: api?.api ?? proxyTo(apiUrl, { seesSession: true }),
        content: content ?? proxyTo(contentUrl, { mountedAt: contentRoutes(partners) }),
        images: images ?? proxyTo(imagesUrl, { mountedAt: ['/images'] }),
      },
    }),
  );
  if (stored && runs('jobs')) await startJobs(stored, operations.metrics.countRun);
  operations.readiness.started({
    database: databaseHealth,
    waitsForMigrations: settings.waitsForMigrations,
    checkApi: runs('gateway') && !api && apiUrl !== undefined ? createApiCheck(apiUrl) : undefined,
  });
  starting.defer(() => operations.readiness.stopping());
  // Frees the memory that startup has left behind, because V8 does not collect garbage while idle. Requires
  // --expose-gc.
  void Promise.resolve(api?.searchMemory?.catchUp()).then(() =>
    globalThis.gc?.({ type: 'major', flavor: 'last-resort' }),
  );

  const running = starting.move();
  const ports = new Map([...localPorts].map(([local, id]) => [id, local]));
  return {
    services,
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
    async drain() {
      operations.readiness.stopping();
      gateway.drain();
      secureFrame?.drain();
      if (isProduction) await setTimeout(settings.drainSeconds * 1000);
    },
    stop: () => running.disposeAsync(),
  };
}
