import { fileURLToPath } from 'node:url';

import { FALLBACK_COORDINATES, type Coordinates } from '@tableside/core';

import { editDistance } from './edit-distance.ts';
import { readOidcVariables } from './provider-settings.ts';
import { geocode } from '../places/geocode.ts';
import type { ServiceName } from './service-names.ts';
import { unsafeIn } from './unsafe-settings.ts';
import type { SettingMeta } from './setting-schemas.ts';
import { settingNames, settings, type SettingName } from './settings.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const root = fileURLToPath(new URL('../../../..', import.meta.url));

function settingOfPartner(name: string): SettingName | undefined {
  const part = /^OIDC_.+_(ISSUER|CLIENT_ID|CLIENT_SECRET)$/.exec(name)?.[1];
  return part === undefined ? undefined : (`OIDC_${part}` as SettingName);
}

const schemaOf = (name: string) => settings.shape[settingOfPartner(name) ?? (name as SettingName)];

function describeError(name: string, wrong: string, value?: string): string {
  const { example, secret } = schemaOf(name).meta() as unknown as SettingMeta;
  const quoted = value === undefined || secret ? '' : `, not "${value}"`;
  return `${name} ${wrong}${quoted}. For example: ${name}=${example}`;
}

export interface Requirement {
  readonly name: SettingName;
  /** Completes a sentence that begins "SESSION_SECRET is missing:". */
  readonly reason: string;
}

interface ReadingOptions {
  readonly required?: readonly Requirement[];
  readonly isProduction?: boolean;
}

const companions = [
  ['DATABASE_READ_URL', 'DATABASE_URL'],
  ['VAULT_URL', 'VAULT_SECRET'],
  ['BOOKING_URL', 'BOOKING_SECRET'],
  ['CAPTCHA_VERIFY_URL', 'CAPTCHA_SECRET'],
  ['CLAIMS_URL', 'CLAIMS_SECRET'],
] as const satisfies readonly (readonly [SettingName, SettingName])[];

function errorsOfProduction(variables: Variables): string[] {
  const exempt = new Set(settings.shape.UNENCRYPTED_URLS.parse(variables['UNENCRYPTED_URLS']));
  const names = [...settingNames, ...Object.keys(variables).filter(settingOfPartner)];
  return names.flatMap((name) => {
    const value = variables[name];
    const { mayBePlain, secret } = schemaOf(name).meta() as unknown as SettingMeta;
    const { data } = value === undefined ? {} : schemaOf(name).safeParse(value);
    if (data === undefined || mayBePlain !== undefined || exempt.has(name)) return [];
    const wrong = unsafeIn([data].flat().map(String), secret === 'whole');
    return wrong === undefined ? [] : [describeError(name, wrong, value)];
  });
}

function errorsOf(variables: Variables, { required = [], isProduction = false }: ReadingOptions): string[] {
  const ofPartners = Object.keys(variables).filter(settingOfPartner);
  const schema = settings.extend(Object.fromEntries(ofPartners.map((name) => [name, schemaOf(name)])));
  const { error } = schema.safeParse(variables);
  return [
    ...required
      .filter(({ name }) => !variables[name])
      .map(({ name, reason }) => describeError(name, `is missing: ${reason}`)),
    ...companions
      .filter(([name, other]) => variables[name] && !variables[other])
      .map(([name, other]) => describeError(other, `is missing: it is required by ${name}`)),
    ...(variables['SESSION_SECRET']?.includes(',') &&
    !variables['VAULT_KEY_SECRET'] &&
    !variables['VAULT_URL']
      ? [
          describeError(
            'VAULT_KEY_SECRET',
            'is missing: several SESSION_SECRETs require the one that was first',
          ),
        ]
      : []),
    ...(error?.issues ?? []).map(({ path, message }) => {
      const name = String(path[0]);
      return describeError(name, message, variables[name]);
    }),
    ...(isProduction ? errorsOfProduction(variables) : []),
  ];
}

const locate = (place: string | undefined): Coordinates =>
  (place === undefined ? undefined : geocode(place)?.origin) ?? FALLBACK_COORDINATES;

export const isGiven = (name: SettingName, given: Variables = process.env): boolean => Boolean(given[name]);

export function readEnvironment(given: Variables = process.env, options: ReadingOptions = {}) {
  const variables: Variables = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const errors = errorsOf(variables, options);
  if (errors.length > 0) {
    const count =
      errors.length === 1 ? 'One environment variable is' : `${errors.length} environment variables are`;
    throw new Error(`${count} invalid:\n${errors.map((one) => `  ${one}`).join('\n')}`);
  }
  const read = settings.parse(variables);
  const folder = (name: 'DATA_DIR' | 'IMAGE_CACHE_DIR' | 'PARTNERS_DIR' | 'APPS_DIR') =>
    variables[name] ?? `${root}${read[name]}`;
  return {
    port: read.PORT,
    host: read.HOST,
    metricsPort: read.METRICS_PORT,
    drainSeconds: read.DRAIN_SECONDS,
    isRestoreDrill: read.RESTORE_DRILL === 'true',
    metricsHost: read.METRICS_HOST,
    services: read.SERVICES,
    databaseUrl: read.DATABASE_URL,
    databaseReadUrl: read.DATABASE_READ_URL,
    isDatabasePooled: read.DATABASE_POOLER === 'transaction',
    waitsForMigrations: read.MIGRATIONS === 'wait',
    searchesMemory: read.SEARCH_FROM === 'memory',
    dataDir: folder('DATA_DIR'),
    imagesDir: read.IMAGES_DIR,
    imageCacheDir: folder('IMAGE_CACHE_DIR'),
    partnersDir: folder('PARTNERS_DIR'),
    appsDir: folder('APPS_DIR'),
    merchants: read.MERCHANTS,
    impressionDays: read.IMPRESSION_DAYS,
    erasureDays: read.ERASURE_DAYS,
    retentionDays: read.RETENTION_DAYS,
    logLevel: read.LOG_LEVEL as string,
    defaultPartner: read.DEFAULT_PARTNER,
    defaultLocation: locate(read.DEFAULT_LOCATION),
    sessionSecret: read.SESSION_SECRET?.[0],
    olderSecrets: read.SESSION_SECRET?.slice(1) ?? [],
    vaultKeySecret: read.VAULT_KEY_SECRET,
    emulationSecret: read.EMULATION_SECRET,
    passwordCost: read.PASSWORD_COST,
    trustsProxy: read.TRUST_PROXY === 'true',
    allowedOrigins: read.ALLOWED_ORIGINS,
    apiUrl: read.API_URL,
    contentUrl: read.CONTENT_URL,
    imagesUrl: read.IMAGES_URL,
    captchaVerifyUrl: read.CAPTCHA_VERIFY_URL,
    captchaSecret: read.CAPTCHA_SECRET,
    partnerPorts: read.PARTNER_PORTS,
    secureFramePort: read.SECURE_FRAME_PORT,
    secureFrameUrl: read.SECURE_FRAME_URL,
    formsPort: read.FORMS_PORT,
    surveyHostUrl: read.SURVEY_HOST_URL,
    formWebhookSecret: read.FORM_WEBHOOK_SECRET,
    vaultUrl: read.VAULT_URL,
    vaultSecret: read.VAULT_SECRET,
    bookingUrl: read.BOOKING_URL,
    bookingSecret: read.BOOKING_SECRET,
    claimsUrl: read.CLAIMS_URL,
    claimSecrets: read.CLAIMS_SECRET ?? [],
    securityContact: read.SECURITY_CONTACT,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    tracesUrl: read.OTEL_EXPORTER_OTLP_ENDPOINT,
    tracesShare: read.OTEL_TRACES_SAMPLER_ARG,
    identityPort: read.IDENTITY_PORT,
    oidc: readOidcVariables(variables),
  };
}

export const servicesIn = (variables: Variables = process.env): readonly ServiceName[] | undefined =>
  settings.shape.SERVICES.safeParse(variables['SERVICES'] || undefined).data;

export type Environment = ReturnType<typeof readEnvironment>;

const MAX_EDIT_DISTANCE = 2;
/** Shorter names would be too similar to the variables of other programs. */
const longNames = settingNames.filter((name) => name.length >= 8);

export const misspelledSettings = (variables: Variables = process.env): string[] =>
  Object.keys(variables)
    .filter((name) => !(name in settings.shape) && !settingOfPartner(name))
    .flatMap((name) => {
      const meant = longNames.find(
        (known) => editDistance(name, known, MAX_EDIT_DISTANCE) <= MAX_EDIT_DISTANCE,
      );
      return meant ? [`${name} is not a setting. Did you mean ${meant}?`] : [];
    });
