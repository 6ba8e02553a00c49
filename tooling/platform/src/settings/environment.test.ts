import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { describe, expect, test } from 'vitest';

import { exampleEnvironment, listSettings } from './describe-settings.ts';
import { misspelledSettings, readEnvironment } from './environment.ts';
import { requirementsOf } from '../startup/services.ts';
import type { SettingMeta } from './setting-schemas.ts';
import { settingNames, settings } from './settings.ts';

const examples = Object.entries(settings.shape).map(
  ([name, schema]) => [name, (schema.meta() as unknown as SettingMeta).example] as const,
);

test('the example file and the help are generated from the settings', async () => {
  const file = await readFile(fileURLToPath(new URL('../../.env.example', import.meta.url)), 'utf8');
  expect(file, 'Run: pnpm platform settings > tooling/platform/.env.example').toBe(exampleEnvironment());
  const help = listSettings();
  for (const name of settingNames) expect(help).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
});

test('the values of the example are the defaults', () => {
  const lines = exampleEnvironment().matchAll(/^([A-Z_]+)=(.*)$/gm);
  const example = Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
  expect(Object.keys(example)).toEqual(settingNames);
  const usual = readEnvironment({});
  for (const [name, value] of Object.entries(readEnvironment(example))) {
    const expected = usual[name as keyof typeof usual];
    // Paths in .env.example are relative to the repository's root.
    if (name.endsWith('Dir') && value !== undefined)
      expect([name, expected]).toEqual([name, expect.stringContaining(value as string)]);
    else expect([name, value]).toEqual([name, expected]);
  }
});

test('the example in a message is valid', () => {
  for (const [name, example] of examples) {
    const value = example.replace('$(openssl rand -base64 32)', 'r'.repeat(44)).replaceAll('"', '');
    const companions = {
      DATABASE_URL: 'postgres://tableside@127.0.0.1:5432/tableside',
      VAULT_SECRET: 'r'.repeat(32),
      BOOKING_SECRET: 'r'.repeat(32),
      CAPTCHA_SECRET: 'shh',
      CLAIMS_SECRET: 'r'.repeat(32),
    };
    expect(() => readEnvironment({ ...companions, [name]: value })).not.toThrow();
  }
});

test('PRV-04.c ERASURE_DAYS are 7 by default, and may be none', () => {
  const daysOf = (environment: object) => readEnvironment({ ...environment }).erasureDays;
  expect([daysOf({}), daysOf({ ERASURE_DAYS: '0' }), daysOf({ ERASURE_DAYS: '30' })]).toEqual([7, 0, 30]);
});

test('PRV-06.c RETENTION_DAYS changes the days of the tables that it names, and of no others', () => {
  const usual = readEnvironment({}).retentionDays;
  expect(usual).toMatchObject({ outbox: 30, reservations: 730 });
  const changed = readEnvironment({ RETENTION_DAYS: 'reservations=365, outbox=14' }).retentionDays;
  expect(changed).toEqual({ ...usual, reservations: 365, outbox: 14 });
  for (const wrong of ['members=3', 'outbox=0', 'outbox', 'outbox=1.5', 'outbox=36501', 'toString=3'])
    expect(() => readEnvironment({ RETENTION_DAYS: wrong })).toThrow(
      'RETENTION_DAYS must be comma-separated pairs of a table and its days',
    );
});

test('all invalid settings are reported at once, by name, with an example and without a secret', () => {
  const wrong = {
    PORT: 'x',
    DATABASE_URL: 'foo:hidden@db',
    DATABASE_POOLER: 'session',
    SESSION_SECRET: 'abc',
    TRUST_PROXY: 'yes',
    ALLOWED_ORIGINS: 'https://dining.example/',
    SECURE_FRAME_URL: 'cards.example',
    SMTP_URL: 'nonsense',
    IMPRESSION_DAYS: '-1',
    VAULT_URL: 'https://vault.example',
    OIDC_AMERICAN_ISSUER: 'id.example',
    MERCHANTS: '1e3',
    METRICS_PORT: '70000',
  };
  expect(() => readEnvironment(wrong)).toThrow(
    [
      '13 environment variables are invalid:',
      '  VAULT_SECRET is missing: it is required by VAULT_URL. For example: VAULT_SECRET="$(openssl rand -base64 32)"',
      '  PORT must be a whole number from 0 to 65535, not "x". For example: PORT=4000',
      '  METRICS_PORT must be a whole number from 0 to 65535, not "70000". For example: METRICS_PORT=9090',
      '  DATABASE_URL must be the URL of a PostgreSQL server. For example: DATABASE_URL=postgres://tableside@127.0.0.1:5432/tableside',
      '  DATABASE_POOLER must be "transaction", not "session". For example: DATABASE_POOLER=transaction',
      '  MERCHANTS must be a whole number from 0 to 1000000, not "1e3". For example: MERCHANTS=10000',
      '  SESSION_SECRET must have at least 32 bytes, but has 3. For example: SESSION_SECRET="$(openssl rand -base64 32)"',
      '  TRUST_PROXY must be "true" or "false", not "yes". For example: TRUST_PROXY=true',
      '  ALLOWED_ORIGINS must be comma-separated origins without a path or trailing slash, not "https://dining.example/". For example: ALLOWED_ORIGINS=https://dining.example',
      '  SECURE_FRAME_URL must be a URL that starts with https:// or http://, not "cards.example". For example: SECURE_FRAME_URL=https://cards.example/',
      '  SMTP_URL must be the URL of a mail server. For example: SMTP_URL=smtps://user:password@mail.example:465',
      '  IMPRESSION_DAYS must be a whole number from 0 to 3650, not "-1". For example: IMPRESSION_DAYS=90',
      '  OIDC_AMERICAN_ISSUER must be the https URL of an issuer, not "id.example". For example: OIDC_AMERICAN_ISSUER=https://id.example',
    ].join('\n'),
  );
  expect(() =>
    readEnvironment({ SESSION_SECRET: '' }, { required: requirementsOf(undefined, true) }),
  ).toThrow(
    'One environment variable is invalid:\n  SESSION_SECRET is missing: it is required without --development.',
  );
});

test('allowed origins are written as browsers write them', () => {
  const read = (text: string) => readEnvironment({ ALLOWED_ORIGINS: text }).allowedOrigins;
  expect(read('https://dining.example, http://127.0.0.1:4300')).toEqual([
    'https://dining.example',
    'http://127.0.0.1:4300',
  ]);
  for (const wrong of ['*', 'null', 'dining.example', 'https://Dining.example', 'file://'])
    expect(() => read(wrong)).toThrow('ALLOWED_ORIGINS must be comma-separated origins');
});

test.each([
  ['DATABASE_URL', ['postgresql:///tableside?host=/run/postgresql', 'postgres://a:b,c@db.example/x']],
  ['SMTP_URL', ['smtp://127.0.0.1:2525', 'smtp://mail.example?requireTLS=true']],
  ['HOST', ['0.0.0.0', '::', 'localhost']],
] as const)('%s accepts what its service accepts', (name, values) => {
  for (const value of values) expect(() => readEnvironment({ [name]: value })).not.toThrow();
});

test.each([
  ['postgres://one.example,two.example/x', 'several'],
  ['postgres://a:b,c@one.example:5432,two.example:5433/x?target_session_attrs=read-write', 'several'],
  ['postgresql:///x?host=/run/one,/run/two', 'several'],
  ['postgres://a:b,c@one.example/x?target_session_attrs=read-write', 'target_session_attrs'],
] as const)('OPS-21.b the database’s address %s is refused because of %s', (address, why) => {
  const remedies = {
    several: 'must name one host, because the driver cannot choose among several: that of HAProxy, PgBouncer',
    target_session_attrs: 'must not have target_session_attrs, which the driver ignores',
  };
  for (const name of ['DATABASE_URL', 'DATABASE_READ_URL'])
    expect(() => readEnvironment({ DATABASE_URL: 'postgres://one.example/x', [name]: address })).toThrow(
      new RegExp(`^One environment variable is invalid:\\n  ${name} ${remedies[why]}`),
    );
});

test('a variable that resembles a setting is reported; those of other programs are ignored', () => {
  const variables = { SESION_SECRET: 'x', LOGLEVEL: 'warn', HOME: '/', POST: '1', OIDC_AIR_ISSUER: 'x' };
  expect(misspelledSettings(variables)).toEqual([
    'SESION_SECRET is not a setting. Did you mean SESSION_SECRET?',
    'LOGLEVEL is not a setting. Did you mean LOG_LEVEL?',
  ]);
});

const RANDOM = 'q0Vt7Zc3rJkX9mLw2bYhN5sPfD8aGuE1oTiR4vKzQxU=';

describe('production', () => {
  const start = (variables: Record<string, string>, isProduction = true) => {
    const companions = {
      VAULT_SECRET: RANDOM,
      BOOKING_SECRET: RANDOM,
      CAPTCHA_SECRET: RANDOM,
      CLAIMS_SECRET: RANDOM,
    };
    return () => readEnvironment({ ...companions, ...variables }, { isProduction });
  };

  test.each([
    ['blanks', ' '.repeat(40)],
    ['tabs', '\t'.repeat(40)],
    ['one letter', 'x'.repeat(44)],
    ['two words', 'change-me '.repeat(5)],
    ['seven characters', 'a1B2c3D'.repeat(7)],
    ['a placeholder', 'CHANGE_ME_0123456789_abcdefghijklmnop'],
    ['the example', 'what-the-service-gave-you-1234567890'],
    ['words', 'your session secret goes here please'],
    ['the command', '$(openssl rand -base64 32) # 44 characters'],
  ])('OPS-16.a refuses %s in every setting that is a secret', (_, value) => {
    const secrets = [
      'SESSION_SECRET',
      'EMULATION_SECRET',
      'CAPTCHA_SECRET',
      'FORM_WEBHOOK_SECRET',
      'VAULT_KEY_SECRET',
      'VAULT_SECRET',
      'BOOKING_SECRET',
      'CLAIMS_SECRET',
      'OIDC_CLIENT_SECRET',
      'OIDC_AMERICAN_CLIENT_SECRET',
    ];
    expect(settingNames.filter((name) => /SECRET|PASSWORD$|TOKEN|KEY/.test(name))).toEqual(
      secrets.filter((name) => !name.includes('AMERICAN')),
    );
    for (const name of secrets) {
      expect(start({ [name]: value })).toThrow(new RegExp(`\\n  ${name} must be random`));
      expect(start({ [name]: value })).not.toThrow(value);
      expect(start({ [name]: value }, false)).not.toThrow();
      for (const random of [
        RANDOM,
        'f81d4fae7dec11d0a76500a0c91e6bf6',
        '07529418367250981364827195036472',
        'a1B2c3D4'.repeat(6),
      ])
        expect(start({ [name]: random })).not.toThrow();
    }
  });

  test('OPS-11.b OPS-11.c OPS-16.a several secrets are one list, each of them random, and require the vault to have its own', () => {
    const newer = [...RANDOM].toReversed().join('');
    const several = { SESSION_SECRET: `${newer},${RANDOM}`, VAULT_KEY_SECRET: RANDOM };
    expect(start(several)()).toMatchObject({
      sessionSecret: newer,
      olderSecrets: [RANDOM],
      vaultKeySecret: RANDOM,
    });
    const spaced = { ...several, SESSION_SECRET: `${newer}, ${RANDOM}` };
    expect(start(spaced)()).toMatchObject({ sessionSecret: newer, olderSecrets: [RANDOM] });
    expect(start({ SESSION_SECRET: RANDOM })()).toMatchObject({ sessionSecret: RANDOM, olderSecrets: [] });
    expect(start({ ...several, VAULT_KEY_SECRET: '' })).toThrow(
      'VAULT_KEY_SECRET is missing: several SESSION_SECRETs require the one that was first',
    );
    expect(start({ ...several, VAULT_KEY_SECRET: '', VAULT_URL: 'https://cards.example/' })).not.toThrow();
    expect(start({ ...several, SESSION_SECRET: `${RANDOM},${'x'.repeat(44)}` })).toThrow(
      'SESSION_SECRET must be random',
    );
    expect(start({ ...several, SESSION_SECRET: `${RANDOM},abc` })).toThrow(
      'SESSION_SECRET must have at least 32 bytes, but has 3',
    );
  });

  test('OPS-16.b OPS-16.c refuses every address elsewhere that is not encrypted, unless it is public or exempt by name', () => {
    const plain = settingNames.filter((name) => {
      const isAddress = settings.shape[name].safeParse('http://elsewhere.invalid').success;
      return isAddress && (settings.shape[name].meta() as unknown as SettingMeta).mayBePlain === undefined;
    });
    const addresses = plain.filter((name) => !settings.shape[name].safeParse('no address').success);
    expect(addresses).toEqual([
      'ALLOWED_ORIGINS',
      'API_URL',
      'CAPTCHA_VERIFY_URL',
      'SECURE_FRAME_URL',
      'SURVEY_HOST_URL',
      'VAULT_URL',
      'BOOKING_URL',
      'CLAIMS_URL',
      'OIDC_ISSUER',
    ]);
    for (const name of [...addresses, 'OIDC_AMERICAN_ISSUER']) {
      expect(start({ [name]: 'http://elsewhere.invalid' })).toThrow(`${name} must be encrypted: https://`);
      expect(start({ [name]: 'http://127.0.0.1.elsewhere.invalid' })).toThrow(`${name} must be encrypted`);
      expect(start({ [name]: 'http://elsewhere.invalid' }, false)).not.toThrow();
      expect(start({ [name]: 'http://elsewhere.invalid', UNENCRYPTED_URLS: name })).not.toThrow();
      for (const local of ['http://127.0.0.1:4000', 'http://[::1]:4000', 'http://api.localhost:4000'])
        expect(start({ [name]: local })).not.toThrow();
      expect(start({ [name]: 'https://elsewhere.invalid' })).not.toThrow();
    }
    expect(start({ ALLOWED_ORIGINS: 'https://a.example http://b.example' })).toThrow('must be encrypted');
  });

  test.each([
    ['smtp://robin:pass@mail.example', false],
    ['smtp://robin:pass@mail.example?requireTLS=false', false],
    ['smtp://robin:pass@mail.example?requireTLS=true&ignoreTLS=true', false],
    ['smtp://robin:pass@mail.example?requireTLS=true', true],
    ['smtps://robin:pass@mail.example', true],
    ['smtp://robin:pass@127.0.0.1:25', true],
    ['smtp://mail.example', true],
  ])('OPS-16.b %s: whether its password is sent encrypted, %s', (SMTP_URL, isSafe) => {
    if (isSafe) expect(start({ SMTP_URL })).not.toThrow();
    else expect(start({ SMTP_URL })).toThrow('SMTP_URL must be encrypted');
  });
});
