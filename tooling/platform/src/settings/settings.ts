import { strictEmailPattern } from '@tableside/core';
import * as z from 'zod';

import { USUAL_PASSWORD_COST } from '../accounts/passwords.ts';
import { geocode } from '../places/geocode.ts';
import { operatorSettings } from './operator-settings.ts';
import { retentionSettings } from './retention-settings.ts';
import { serviceNames } from './service-names.ts';
import {
  A_SECRET,
  address,
  databaseAddress,
  hostName,
  list,
  oneOf,
  origins,
  port,
  secret,
  secrets,
  services,
  setting,
  share,
  text,
  webAddress,
  wholeNumber,
} from './setting-schemas.ts';

const PROVEN_BY_SCRAM = 'SCRAM proves the password without sending it, and sslmode is in the URL';
const ONLY_PUBLIC = 'what is sent there is public';

/**
 * Every environment variable of an installation, with its schema and default. Parsing, error messages, `pnpm
 * platform --help` and .env.example are derived from it. See docs/decisions/0030-settings-schema.md.
 */
export const settings = z.object({
  PORT: setting(port.prefault('4000'), {
    about:
      'Host and port of the platform; also used by "pnpm platform dine". In development, sites ' +
      'are at http://<partner>.localhost:4000.',
    example: '4000',
  }),
  HOST: setting(hostName.prefault('127.0.0.1'), { example: '0.0.0.0' }),
  METRICS_PORT: setting(port.optional(), {
    about:
      'Port and host of /livez, /readyz and /metrics; expose them on a private network only. ' +
      'Default: PORT + 4, at HOST.',
    example: '9090',
  }),
  METRICS_HOST: setting(hostName.optional(), { example: '127.0.0.1' }),
  DRAIN_SECONDS: setting(wholeNumber(0, 60).prefault('5'), {
    about:
      'How long requests are still taken in production after SIGTERM, while /readyz says 503: longer than a ' +
      'balancer needs to notice.',
    example: '10',
  }),
  RESTORE_DRILL: setting(oneOf('true', 'false').prefault('false'), {
    about: 'true on a restored copy that is only tried: no job runs, and nothing is sent to anybody.',
    example: 'true',
  }),
  DEFAULT_PARTNER: setting(text.optional(), {
    about:
      'The partner whose site is served at http://localhost:4000. Default: the first in the ' +
      'partners folder.',
    example: 'hilton',
  }),
  SERVICES: setting(services.optional(), {
    about:
      `The parts of the platform that run in this process: a comma-separated list of ${serviceNames.join(', ')}. ` +
      'Default: all, except those with a URL below. See "Several processes" in docs/operate.md.',
    example: 'gateway,content,images',
  }),
  DATABASE_URL: setting(databaseAddress.optional(), {
    about:
      'A PostgreSQL server (15 or later), such as postgres://tableside@127.0.0.1:5432/tableside. ' +
      'Default: an embedded database with its files in DATA_DIR.',
    example: 'postgres://tableside@127.0.0.1:5432/tableside',
    secret: 'part',
    mayBePlain: PROVEN_BY_SCRAM,
  }),
  DATABASE_READ_URL: setting(databaseAddress.optional(), {
    about:
      'A streaming replica of DATABASE_URL, which answers searches and reads what searches keep in memory. ' +
      'If it is down, DATABASE_URL answers.',
    example: 'postgres://tableside@replica.example:5432/tableside',
    secret: 'part',
    mayBePlain: PROVEN_BY_SCRAM,
  }),
  DATABASE_POOLER: setting(oneOf('transaction').optional(), {
    about:
      'transaction: DATABASE_URL points to PgBouncer or another pooler in transaction mode. The ' +
      'role must then have certain settings, which are listed at startup if they are missing. ' +
      'Leave empty for a pooler in session mode, or without one.',
    example: 'transaction',
  }),
  MIGRATIONS: setting(oneOf('apply', 'wait').prefault('apply'), {
    about:
      'What a process does that finds migrations missing when it starts. apply: it applies them. wait: it is not ' +
      'ready until "pnpm platform migrate" has, such as a job of the cluster.',
    example: 'wait',
  }),
  SEARCH_FROM: setting(oneOf('memory', 'database').prefault('memory'), {
    about:
      'Where searches look for merchants. memory: each process reads them at startup and follows their ' +
      'changes, about 200 bytes per merchant; until then, and with database, searches are queries.',
    example: 'database',
  }),
  DATA_DIR: setting(text.prefault('.data/database'), {
    about: 'The folder of the embedded database.',
    example: '/var/lib/tableside/database',
  }),
  IMAGES_DIR: setting(text.optional(), {
    about: 'The folder of images: /images/bistro is bistro.jpg there. In development images are drawn.',
    example: '/var/lib/tableside/images',
  }),
  IMAGE_CACHE_DIR: setting(text.prefault('.data/images'), {
    about: 'A folder for resized images, which may be emptied at any time.',
    example: '/var/cache/tableside/images',
  }),
  MERCHANTS: setting(wholeNumber(0, 1_000_000).prefault('10000'), {
    about:
      'Number of demo merchants that "pnpm platform seed" creates in an empty database; in ' +
      'development, so does startup. In production, startup creates none.',
    example: '10000',
  }),
  DEFAULT_LOCATION: setting(
    text
      .refine((typed) => geocode(typed) !== undefined, {
        error: 'must be a known place: "City, ST", a ZIP code or "latitude,longitude"',
      })
      .optional(),
    {
      about:
        'Default location of visitors: "City, ST", a ZIP code or "latitude,longitude". Default: New York.',
      example: '"Chicago, IL"',
    },
  ),
  SESSION_SECRET: setting(secrets.optional(), {
    about:
      'Signs tokens and cookies: at least 32 random bytes, such as the output of "openssl rand -base64 32". ' +
      'Of several, separated by commas, the first signs, and all are accepted. Required in production; in ' +
      'development one is generated and stored in the database.',
    ...A_SECRET,
  }),
  EMULATION_SECRET: setting(secret.optional(), {
    about:
      'Signs the links that show a member’s pages in the admin’s frame: at least 32 random ' +
      'bytes, shared with the admin’s host. Empty: emulation is disabled.',
    ...A_SECRET,
  }),
  PASSWORD_COST: setting(wholeNumber(12, 20).prefault(String(USUAL_PASSWORD_COST)), {
    about:
      'Cost of password hashing: each step doubles time and memory (15: about 0.1 s and 32 MiB). ' +
      'Passwords stored with another value are rehashed at the next sign-in.',
    example: '15',
  }),
  TRUST_PROXY: setting(oneOf('true', 'false').prefault('false'), {
    about:
      'true behind a proxy or CDN that sets X-Forwarded-For and may set X-Request-Id, ' +
      'X-Tableside-Partner and X-Visitor-Location. Never set it if browsers connect to the ' +
      'platform directly.',
    example: 'true',
  }),
  ALLOWED_ORIGINS: setting(origins.prefault(''), {
    about:
      'Sites on an origin other than this platform’s that set window.__API_URL__ to it: ' +
      'comma-separated exact origins, such as https://dining.example. Empty: only same-origin ' +
      'requests are allowed.',
    example: 'https://dining.example',
  }),
  API_URL: setting(webAddress.optional(), {
    about:
      'URLs of parts that run elsewhere; parts without one run in this process. Requests are proxied ' +
      'to them with X-Tableside-Partner. Only API_URL receives cookies and authorization headers ' +
      'and can set cookies.',
    example: 'https://api.example',
  }),
  CONTENT_URL: setting(webAddress.optional(), {
    example: 'https://content.example',
    mayBePlain: ONLY_PUBLIC,
  }),
  IMAGES_URL: setting(webAddress.optional(), { example: 'https://images.example', mayBePlain: ONLY_PUBLIC }),
  UNENCRYPTED_URLS: setting(list.prefault(''), {
    about:
      'Settings whose addresses may be http:// or smtp:// in production because something else encrypts the ' +
      'way, such as a private network: comma-separated names. Without it, only addresses of this machine may.',
    example: 'API_URL',
  }),
  CAPTCHA_VERIFY_URL: setting(webAddress.optional(), {
    about:
      'An external captcha provider: the URL of its siteverify endpoint, and our secret. Empty: ' +
      'none in production; a built-in one in development. The partner’s captcha.provider, ' +
      'captcha.scriptUrl and captcha.siteKey must belong to it.',
    example: 'https://captcha.example/siteverify',
  }),
  CAPTCHA_SECRET: setting(text.optional(), { example: 'what-the-service-gave-you', secret: 'whole' }),
  PARTNER_PORTS: setting(port.optional(), {
    about:
      'Serves the partners’ sites at ports of localhost, for systems that do not resolve ' +
      '*.localhost; in development only. The first of as many consecutive ports as there are ' +
      'partners. Default: PORT + 11.',
    example: '4011',
  }),
  SECURE_FRAME_PORT: setting(port.optional(), {
    about:
      'Port of the page that collects card numbers, on a separate origin: ' +
      'http://secure.localhost:4002/ in development. Default: PORT + 2. A partner’s ' +
      'secureFrame.url overrides it.',
    example: '4002',
  }),
  SECURE_FRAME_URL: setting(webAddress.optional(), {
    about:
      'The public URL of that page. If set, the page is external and not served here, unless ' +
      'SECURE_FRAME_PORT is also set.',
    example: 'https://cards.example/',
  }),
  FORMS_PORT: setting(port.optional(), {
    about:
      'Port of the survey and review forms, on a separate origin: http://forms.localhost:4003/ ' +
      'in development. Default: PORT + 3.',
    example: '4003',
  }),
  SURVEY_HOST_URL: setting(webAddress.optional(), {
    about:
      'An external service that hosts the forms; if set, they are not served here. Default in ' +
      'production: https://form.typeform.com/.',
    example: 'https://form.typeform.com/',
  }),
  FORM_WEBHOOK_SECRET: setting(secret.optional(), {
    about:
      'The secret with which that service signs its reports to /api/Webhooks/Forms of each ' +
      'partner’s site: at least 32 random bytes, also configured at the service. Empty in ' +
      'production: reports are rejected.',
    ...A_SECRET,
  }),
  VAULT_URL: setting(webAddress.optional(), {
    about:
      'The vault, the only service that can read card numbers. Empty: it runs here. VAULT_URL is the ' +
      'secure frame’s listener of another platform. VAULT_SECRET authenticates the two to each other: at ' +
      'least 32 random bytes. Without it, this vault serves no other platform.',
    example: 'https://cards.example/',
  }),
  VAULT_KEY_SECRET: setting(secret.optional(), {
    about: 'The vault here derives its keys from it; linked cards depend on it. Default: SESSION_SECRET.',
    ...A_SECRET,
  }),
  VAULT_SECRET: setting(secret.optional(), A_SECRET),
  ...operatorSettings,
  SMTP_URL: setting(
    address(/^smtps?:$/, 'must be the URL of a mail server', ({ hostname }) => hostname !== '').optional(),
    {
      about:
        'The mail server, such as smtps://user:password@mail.example:465; smtp:// with ' +
        '?requireTLS=true requires STARTTLS. Only processes that run jobs use it. Empty: they send no ' +
        'mail; in development it can be read at /dev/outbox.',
      example: 'smtps://user:password@mail.example:465',
      secret: 'part',
    },
  ),
  MAIL_FROM: setting(text.regex(strictEmailPattern, { error: 'must be an email address' }).optional(), {
    about: 'The sender address of mail. Default: no-reply@ the host of each partner’s site.',
    example: 'no-reply@dining.example',
  }),
  OIDC_ISSUER: setting(
    address(
      /^https?:$/,
      'must be the https URL of an issuer',
      ({ search, hash }) => search === '' && hash === '',
    ).optional(),
    {
      about:
        'The OpenID Connect provider behind /Login of partners with single sign-on, and our client ' +
        'there. To configure one partner, use OIDC_<PARTNER>_ISSUER and so on, such as ' +
        'OIDC_AMERICAN_ISSUER; that partner then uses none of these three. Empty: in development a ' +
        'built-in provider runs here, which lets anyone sign in as anyone; in production, sign-in ' +
        'is disabled.',
      example: 'https://id.example',
    },
  ),
  OIDC_CLIENT_ID: setting(text.optional(), { example: 'dining' }),
  OIDC_CLIENT_SECRET: setting(text.optional(), { example: 'what-the-provider-gave-you', secret: 'whole' }),
  IDENTITY_PORT: setting(port.optional(), {
    about: 'Port of the development provider. Default: PORT + 1.',
    example: '4001',
  }),
  ...retentionSettings,
  PARTNERS_DIR: setting(text.prefault('partners'), {
    about: 'Folders of the partner files and the built apps.',
    example: '/srv/tableside/partners',
  }),
  APPS_DIR: setting(text.prefault('apps'), { example: '/srv/tableside/apps' }),
  LOG_LEVEL: setting(oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent').prefault('info'), {
    about: 'Minimum log level.',
    example: 'warn',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(webAddress.optional(), {
    about:
      'An OpenTelemetry collector (OTLP over HTTP) that receives traces of requests, database statements ' +
      'and calls to other services. Empty: nothing is traced. OTEL_TRACES_SAMPLER_ARG is the share of ' +
      'traces that is kept, from 0 to 1.',
    example: 'http://127.0.0.1:4318',
    mayBePlain: 'traces contain neither secrets nor personal data',
  }),
  OTEL_TRACES_SAMPLER_ARG: setting(share.prefault('1'), { example: '0.1' }),
});

export type SettingName = keyof typeof settings.shape;

export const settingNames = Object.keys(settings.shape) as SettingName[];
