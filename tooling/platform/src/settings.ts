import { isIP } from 'node:net';

import { strictEmailPattern } from '@tableside/core';
import * as z from 'zod';

import { USUAL_PASSWORD_COST } from './accounts/passwords.ts';
import { geocode } from './places/geocode.ts';

/** The description of a setting, shown in --help, in .env.example and in error messages. */
export interface SettingMeta {
  /** What it is for. Omitted if the previous setting's description covers this one too. */
  readonly about?: string;
  /** An example of a valid value. */
  readonly example: string;
  /** Whether its value may contain a secret, which no message may repeat. */
  readonly isSecret?: boolean;
}

/** The length of the keys that are derived from a secret. */
const SECRET_BYTES = 32;

const setting = <T extends z.ZodType>(schema: T, meta: SettingMeta): T => schema.meta({ ...meta });

// Empty variables are removed before they are parsed. A message continues the sentence that the setting's
// name begins.
const text = z.string();
const wholeNumber = (least: number, most: number) =>
  text
    .refine((typed) => /^\d{1,15}$/.test(typed) && Number(typed) >= least && Number(typed) <= most, {
      error: `must be a whole number from ${least} to ${most}`,
    })
    .transform(Number);
const port = wholeNumber(0, 65_535);
const oneOf = <T extends string>(...values: [T, ...T[]]) =>
  z.enum(values, { error: `must be ${values.map((value) => `"${value}"`).join(' or ')}` });
const secret = text.refine((typed) => Buffer.byteLength(typed) >= SECRET_BYTES, {
  error: ({ input }) =>
    `must have ${SECRET_BYTES} bytes or more, and has ${Buffer.byteLength(String(input))}`,
});
const address = (protocols: RegExp, error: string, isRight: (url: URL) => boolean = () => true) =>
  text.refine(
    (typed) => {
      const url = URL.parse(typed);
      return url !== null && protocols.test(url.protocol) && isRight(url);
    },
    { error },
  );
const webAddress = address(
  /^https?:$/,
  'must be an address that begins with https:// or http://',
  ({ username }) => username === '',
);
const hostName = text.refine(
  (typed) => isIP(typed) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(typed),
  {
    error: 'must be an IP address or the name of a host',
  },
);

/** Only a bare origin is accepted, because origins are compared as strings. */
const isOrigin = (typed: string) => URL.parse(typed)?.origin === typed && /^https?:/.test(typed);
const origins = text
  .transform((typed) => typed.split(/[\s,]+/).filter((one) => one !== ''))
  .refine((listed) => listed.every(isOrigin), {
    error: 'must list origins without a path or a slash at the end, with commas between them',
  });

const A_SECRET = '"$(openssl rand -base64 32)"';

/**
 * The environment of an installation: every setting with its schema and default. Parsing, error messages,
 * `pnpm platform --help` and .env.example are derived from it.
 */
export const settings = z.object({
  PORT: setting(port.prefault('4000'), {
    about:
      'Where the platform listens, and where "pnpm platform dine" looks for it. In development sites are at http://<partner>.localhost:4000.',
    example: '4000',
  }),
  HOST: setting(hostName.prefault('127.0.0.1'), { example: '0.0.0.0' }),
  METRICS_PORT: setting(port.optional(), {
    about:
      'Where the platform tells how it is: /livez, /readyz and /metrics, for a private network alone. Empty: four above PORT, and at HOST.',
    example: '9090',
  }),
  METRICS_HOST: setting(hostName.optional(), { example: '127.0.0.1' }),
  DEFAULT_PARTNER: setting(text.optional(), {
    about:
      'The partner whose site http://localhost:4000 shows; the first of the partners folder when it is empty.',
    example: 'hilton',
  }),
  DATABASE_URL: setting(
    address(
      /^postgres(ql)?:$/,
      'must be the address of a PostgreSQL server',
      ({ hostname, searchParams }) => hostname !== '' || searchParams.has('host'),
    ).optional(),
    {
      about:
        'A PostgreSQL server (15 or later), such as postgres://tableside@127.0.0.1:5432/tableside. Empty: the embedded database keeps its files in DATA_DIR.',
      example: 'postgres://tableside@127.0.0.1:5432/tableside',
      isSecret: true,
    },
  ),
  DATABASE_POOLER: setting(oneOf('transaction').optional(), {
    about:
      'transaction: DATABASE_URL leads to PgBouncer or another pooler in transaction mode. The role must then have the settings that the start names when they are missing. Leave it empty where a pooler keeps sessions, and without one.',
    example: 'transaction',
  }),
  DATA_DIR: setting(text.prefault('.data/database'), {
    about: 'Folders of the embedded database and of pictures that were drawn.',
    example: '/var/lib/tableside/database',
  }),
  IMAGE_CACHE_DIR: setting(text.prefault('.data/images'), { example: '/var/cache/tableside/images' }),
  MERCHANTS: setting(wholeNumber(0, 799_999).prefault('10000'), {
    about:
      'How many merchants "pnpm platform seed", and in development the start, invent in an empty database. In production the start invents none.',
    example: '10000',
  }),
  DEFAULT_LOCATION: setting(
    text
      .refine((typed) => geocode(typed) !== undefined, {
        error: 'must be a place that is known: "City, ST", a ZIP code or "latitude,longitude"',
      })
      .optional(),
    {
      about:
        'Where visitors are believed to be: "City, ST", a ZIP code or "latitude,longitude". New York when it is empty.',
      example: '"Chicago, IL"',
    },
  ),
  SESSION_SECRET: setting(secret.optional(), {
    about:
      'Signs what browsers are given, and protects the vault’s keys: random, 32 bytes or more, such as "openssl rand -base64 32" prints. Required in production; in development one is made and kept in the database.',
    example: A_SECRET,
    isSecret: true,
  }),
  EMULATION_SECRET: setting(secret.optional(), {
    about:
      'Signs the links that show a member’s pages in the admin’s frame: random, 32 bytes or more, known to the admin’s host too. Empty: there are no such links.',
    example: A_SECRET,
    isSecret: true,
  }),
  PASSWORD_COST: setting(wholeNumber(12, 20).prefault(String(USUAL_PASSWORD_COST)), {
    about:
      'How much work hashing a password is: each step doubles time and memory (15: about 0.1 s and 32 MiB). Passwords that were kept with another value are hashed anew when their owners sign in.',
    example: '15',
  }),
  TRUST_PROXY: setting(oneOf('true', 'false').prefault('false'), {
    about:
      'true behind a proxy or CDN that sets X-Forwarded-For and may set X-Request-Id, X-Tableside-Partner and X-Visitor-Location. Never set it where browsers reach the platform directly.',
    example: 'true',
  }),
  ALLOWED_ORIGINS: setting(origins.prefault(''), {
    about:
      'Sites that are on another origin than this platform and set window.__API_URL__ to it: exact origins, with commas between them, such as https://dining.example. Empty: only a site’s own origin may ask.',
    example: 'https://dining.example',
  }),
  API_URL: setting(webAddress.optional(), {
    about:
      'Services that run elsewhere; empty ones run here. Requests go there with X-Tableside-Partner. Only API_URL gets cookies and authorization, and can set cookies.',
    example: 'https://api.example',
  }),
  CONTENT_URL: setting(webAddress.optional(), { example: 'https://content.example' }),
  IMAGES_URL: setting(webAddress.optional(), { example: 'https://images.example' }),
  CAPTCHA_VERIFY_URL: setting(webAddress.optional(), {
    about:
      'A captcha service elsewhere: the address that answers siteverify, and our secret there. Empty: none in production; in development one of our own stands in. The partner’s captcha.scriptUrl and captcha.siteKey must belong to it.',
    example: 'https://captcha.example/siteverify',
  }),
  CAPTCHA_SECRET: setting(text.optional(), { example: 'what-the-service-gave-you', isSecret: true }),
  PARTNER_PORTS: setting(port.optional(), {
    about:
      'The partners’ sites at ports of localhost, for systems that do not resolve *.localhost; in development only. The first of as many ports as there are partners. Empty: eleven above PORT.',
    example: '4011',
  }),
  SECURE_FRAME_PORT: setting(port.optional(), {
    about:
      'Where the page listens that takes card numbers, on an origin of its own: http://secure.localhost:4002/ in development. Empty: two above PORT. A partner whose secureFrame.url is set uses that one.',
    example: '4002',
  }),
  SECURE_FRAME_URL: setting(webAddress.optional(), {
    about:
      'The public address of that page. It is elsewhere, and none listens here, unless SECURE_FRAME_PORT says where.',
    example: 'https://cards.example/',
  }),
  FORMS_PORT: setting(port.optional(), {
    about:
      'Where the forms of surveys and reviews listen, on an origin of their own: http://forms.localhost:4003/ in development. Empty: three above PORT.',
    example: '4003',
  }),
  SURVEY_HOST_URL: setting(webAddress.optional(), {
    about:
      'The service that has them elsewhere: then none listens here. Empty in production: https://form.typeform.com/.',
    example: 'https://form.typeform.com/',
  }),
  FORM_WEBHOOK_SECRET: setting(secret.optional(), {
    about:
      'What that service signs its reports with, which it sends to /api/Webhooks/Forms of each partner’s site: random, 32 bytes or more, and written in its settings too. Empty in production: no report is taken.',
    example: A_SECRET,
    isSecret: true,
  }),
  VAULT_URL: setting(webAddress.optional(), {
    about:
      'The vault, which alone can read card numbers. Empty: it is here, and its keys come from SESSION_SECRET; with another SESSION_SECRET, linked cards are not known again. VAULT_URL names the secure frame’s listener of a platform elsewhere. VAULT_SECRET is what the two show each other: random, 32 bytes or more. Without it this vault serves nobody else.',
    example: 'https://cards.example/',
  }),
  VAULT_SECRET: setting(secret.optional(), { example: A_SECRET, isSecret: true }),
  BOOKING_URL: setting(webAddress.optional(), {
    about:
      'A booking provider elsewhere, with the calls of docs/operate.md. Empty: the platform reserves tables of its own. BOOKING_SECRET is what the provider knows us by: random, 32 bytes or more.',
    example: 'https://booking.example/v1/',
  }),
  BOOKING_SECRET: setting(secret.optional(), { example: A_SECRET, isSecret: true }),
  SMTP_URL: setting(
    address(
      /^smtps?:$/,
      'must be the address of a mail server',
      ({ hostname }) => hostname !== '',
    ).optional(),
    {
      about:
        'The mail server, such as smtps://user:password@mail.example:465; smtp:// with ?requireTLS=true insists on STARTTLS. Empty: mail reaches nobody; in development it can be read at /dev/outbox.',
      example: 'smtps://user:password@mail.example:465',
      isSecret: true,
    },
  ),
  MAIL_FROM: setting(text.regex(strictEmailPattern, { error: 'must be an e-mail address' }).optional(), {
    about: 'The address that mail comes from. Empty: no-reply@ the host of each partner’s site.',
    example: 'no-reply@dining.example',
  }),
  OIDC_ISSUER: setting(
    address(
      /^https?:$/,
      'must be the https address of an issuer',
      ({ search, hash }) => search === '' && hash === '',
    ).optional(),
    {
      about:
        'The OpenID Connect provider behind /Login of partners with single sign-on, and who we are there. For one partner alone write OIDC_<PARTNER>_ISSUER and so on, such as OIDC_AMERICAN_ISSUER; it then takes none of these three. Empty: a provider for development runs here, which believes whoever says who they are; in production nobody signs in.',
      example: 'https://id.example',
    },
  ),
  OIDC_CLIENT_ID: setting(text.optional(), { example: 'dining' }),
  OIDC_CLIENT_SECRET: setting(text.optional(), { example: 'what-the-provider-gave-you', isSecret: true }),
  IDENTITY_PORT: setting(port.optional(), {
    about: 'Where the provider for development listens. Empty: one above PORT.',
    example: '4001',
  }),
  IMPRESSION_DAYS: setting(wholeNumber(0, 3650).prefault('90'), {
    about:
      'For how many days events of visitors (what was shown and pressed) are kept; the hourly clean-up removes older ones.',
    example: '90',
  }),
  PARTNERS_DIR: setting(text.prefault('partners'), {
    about: 'Folders of partner files and of built apps.',
    example: '/srv/tableside/partners',
  }),
  APPS_DIR: setting(text.prefault('apps'), { example: '/srv/tableside/apps' }),
  LOG_LEVEL: setting(oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent').prefault('info'), {
    about: 'From which level on the log is written.',
    example: 'warn',
  }),
});

export type SettingName = keyof typeof settings.shape;

/** The name of every setting, in the order of .env.example. */
export const settingNames = Object.keys(settings.shape) as SettingName[];
