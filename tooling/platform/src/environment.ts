import { fileURLToPath } from 'node:url';

import { USUAL_PASSWORD_COST } from './accounts/passwords.ts';
import { readOidcVariables } from './identity/provider-settings.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const inRoot = (folder: string) => `${root}${folder}`;

type Variables = Readonly<Record<string, string | undefined>>;

function wholeNumber(variables: Variables, name: string, usual: number): number {
  const text = variables[name];
  if (text === undefined || text === '') return usual;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0)
    throw new Error(`${name} must be a whole number, not "${text}".`);
  return value;
}

/** Origins as browsers write them, such as https://dining.example: compared as a whole, so nothing else will do. */
function originList(variables: Variables, name: string): string[] {
  const origins = (variables[name] ?? '').split(/[\s,]+/).filter((origin) => origin !== '');
  for (const origin of origins) {
    if (URL.parse(origin)?.origin !== origin || !/^https?:/.test(origin))
      throw new Error(`${name} must list origins such as https://dining.example, not "${origin}".`);
  }
  return origins;
}

const optionalPort = (variables: Variables, name: string): number | undefined =>
  variables[name] ? wholeNumber(variables, name, 0) : undefined;

function isPooled(mode: string | undefined): boolean {
  if (mode !== undefined && mode !== 'transaction')
    throw new Error(`DATABASE_POOLER must be "transaction" or empty, not "${mode}".`);
  return mode === 'transaction';
}

/** The settings that an installation gives by environment variables; .env.example explains each. */
export function readEnvironment(variables: Variables) {
  const text = (name: string) => variables[name] || undefined;
  return {
    port: wholeNumber(variables, 'PORT', 4000),
    host: text('HOST') ?? '127.0.0.1',
    databaseUrl: text('DATABASE_URL'),
    isDatabasePooled: isPooled(text('DATABASE_POOLER')),
    dataDir: text('DATA_DIR') ?? inRoot('.data/database'),
    imageCacheDir: text('IMAGE_CACHE_DIR') ?? inRoot('.data/images'),
    partnersDir: text('PARTNERS_DIR') ?? inRoot('partners'),
    appsDir: text('APPS_DIR') ?? inRoot('apps'),
    merchants: wholeNumber(variables, 'MERCHANTS', 10_000),
    impressionDays: wholeNumber(variables, 'IMPRESSION_DAYS', 90),
    logLevel: text('LOG_LEVEL') ?? 'info',
    defaultPartner: text('DEFAULT_PARTNER'),
    defaultLocation: text('DEFAULT_LOCATION'),
    sessionSecret: text('SESSION_SECRET'),
    passwordCost: wholeNumber(variables, 'PASSWORD_COST', USUAL_PASSWORD_COST),
    trustsProxy: text('TRUST_PROXY') === 'true',
    allowedOrigins: originList(variables, 'ALLOWED_ORIGINS'),
    apiUrl: text('API_URL'),
    contentUrl: text('CONTENT_URL'),
    imagesUrl: text('IMAGES_URL'),
    captchaVerifyUrl: text('CAPTCHA_VERIFY_URL'),
    captchaSecret: text('CAPTCHA_SECRET'),
    secureFramePort: optionalPort(variables, 'SECURE_FRAME_PORT'),
    secureFrameUrl: text('SECURE_FRAME_URL'),
    formsPort: optionalPort(variables, 'FORMS_PORT'),
    surveyHostUrl: text('SURVEY_HOST_URL'),
    vaultUrl: text('VAULT_URL'),
    vaultSecret: text('VAULT_SECRET'),
    smtpUrl: text('SMTP_URL'),
    mailFrom: text('MAIL_FROM'),
    identityPort: optionalPort(variables, 'IDENTITY_PORT'),
    oidc: readOidcVariables(variables),
  };
}

export type Environment = ReturnType<typeof readEnvironment>;
