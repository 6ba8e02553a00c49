import { fileURLToPath } from 'node:url';

import { FALLBACK_COORDINATES, type Coordinates } from '@tableside/core';

import { editDistance } from './edit-distance.ts';
import { readOidcVariables } from './identity/provider-settings.ts';
import { geocode } from './places/geocode.ts';
import { settingNames, settings, type SettingMeta, type SettingName } from './settings.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** `OIDC_AMERICAN_ISSUER` says for one partner what `OIDC_ISSUER` says for all. */
function settingOfPartner(name: string): SettingName | undefined {
  const part = /^OIDC_.+_(ISSUER|CLIENT_ID|CLIENT_SECRET)$/.exec(name)?.[1];
  return part === undefined ? undefined : (`OIDC_${part}` as SettingName);
}

const schemaOf = (name: string) => settings.shape[settingOfPartner(name) ?? (name as SettingName)];

/** One sentence about a setting that cannot be used: its name, what is wrong, and what would do. */
function describeFault(name: string, wrong: string, value?: string): string {
  const { example, isSecret = false } = schemaOf(name).meta() as unknown as SettingMeta;
  const quoted = value === undefined || isSecret ? '' : `, not "${value}"`;
  return `${name} ${wrong}${quoted}. For example: ${name}=${example}`;
}

/** Settings that are of no use without another one. */
const companions = [
  ['VAULT_URL', 'VAULT_SECRET'],
  ['BOOKING_URL', 'BOOKING_SECRET'],
  ['CAPTCHA_VERIFY_URL', 'CAPTCHA_SECRET'],
] as const satisfies readonly (readonly [SettingName, SettingName])[];

function faultsOf(variables: Variables, required: readonly SettingName[]): string[] {
  const ofPartners = Object.keys(variables).filter(settingOfPartner);
  const schema = settings.extend(Object.fromEntries(ofPartners.map((name) => [name, schemaOf(name)])));
  const { error } = schema.safeParse(variables);
  return [
    ...required
      .filter((name) => !variables[name])
      .map((name) => describeFault(name, 'is missing: only --development does without it')),
    ...companions
      .filter(([name, other]) => variables[name] && !variables[other])
      .map(([name, other]) => describeFault(other, `is missing: ${name} needs it`)),
    ...(error?.issues ?? []).map(({ path, message }) => {
      const name = String(path[0]);
      return describeFault(name, message, variables[name]);
    }),
  ];
}

const locate = (place: string | undefined): Coordinates =>
  (place === undefined ? undefined : geocode(place)?.origin) ?? FALLBACK_COORDINATES;

/**
 * The settings that an installation gives by environment variables; .env.example explains each. Refuses them with all
 * that is wrong at once.
 *
 * @param required - settings that cannot be left out.
 */
export function readEnvironment(given: Variables = process.env, required: readonly SettingName[] = []) {
  const variables: Variables = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const faults = faultsOf(variables, required);
  if (faults.length > 0) {
    const count = faults.length === 1 ? 'A setting' : `${faults.length} settings`;
    throw new Error(
      `${count} of the environment cannot be used:\n${faults.map((one) => `  ${one}`).join('\n')}`,
    );
  }
  const read = settings.parse(variables);
  const folder = (name: 'DATA_DIR' | 'IMAGE_CACHE_DIR' | 'PARTNERS_DIR' | 'APPS_DIR') =>
    variables[name] ?? `${root}${read[name]}`;
  return {
    port: read.PORT,
    host: read.HOST,
    metricsPort: read.METRICS_PORT,
    metricsHost: read.METRICS_HOST,
    databaseUrl: read.DATABASE_URL,
    isDatabasePooled: read.DATABASE_POOLER === 'transaction',
    dataDir: folder('DATA_DIR'),
    imageCacheDir: folder('IMAGE_CACHE_DIR'),
    partnersDir: folder('PARTNERS_DIR'),
    appsDir: folder('APPS_DIR'),
    merchants: read.MERCHANTS,
    impressionDays: read.IMPRESSION_DAYS,
    logLevel: read.LOG_LEVEL as string,
    defaultPartner: read.DEFAULT_PARTNER,
    defaultLocation: locate(read.DEFAULT_LOCATION),
    sessionSecret: read.SESSION_SECRET,
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
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    identityPort: read.IDENTITY_PORT,
    oidc: readOidcVariables(variables),
  };
}

export type Environment = ReturnType<typeof readEnvironment>;

/** Letters by which a misspelled name differs. */
const MOST_WRONG = 2;
/** Shorter names are too near to those that other programs read. */
const longNames = settingNames.filter((name) => name.length >= 8);

/** A sentence for each variable that nobody reads and that is nearly the name of a setting. */
export const misspelledSettings = (variables: Variables = process.env): string[] =>
  Object.keys(variables)
    .filter((name) => !(name in settings.shape) && !settingOfPartner(name))
    .flatMap((name) => {
      const meant = longNames.find((known) => editDistance(name, known, MOST_WRONG) <= MOST_WRONG);
      return meant ? [`${name} is no setting. Was ${meant} meant?`] : [];
    });
