import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { exampleEnvironment, listSettings } from './describe-settings.ts';
import { misspelledSettings, readEnvironment } from './environment.ts';
import { requirementsOf } from './services.ts';
import { settingNames, settings, type SettingMeta } from './settings.ts';

const examples = Object.entries(settings.shape).map(
  ([name, schema]) => [name, (schema.meta() as unknown as SettingMeta).example] as const,
);

test('the example file and the help are generated from the settings', async () => {
  const file = await readFile(fileURLToPath(new URL('../.env.example', import.meta.url)), 'utf8');
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
    // .env.example has paths relative to the repository's root.
    if (name.endsWith('Dir'))
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
    };
    expect(() => readEnvironment({ ...companions, [name]: value })).not.toThrow();
  }
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
  expect(() => readEnvironment({ SESSION_SECRET: '' }, requirementsOf(undefined, true))).toThrow(
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
  ['DATABASE_URL', ['postgresql:///tableside?host=/run/postgresql', 'postgres://a:b@db.example/x']],
  ['SMTP_URL', ['smtp://127.0.0.1:2525', 'smtp://mail.example?requireTLS=true']],
  ['HOST', ['0.0.0.0', '::', 'localhost']],
] as const)('%s accepts what its service accepts', (name, values) => {
  for (const value of values) expect(() => readEnvironment({ [name]: value })).not.toThrow();
});

test('a variable that resembles a setting is reported; those of other programs are ignored', () => {
  const variables = { SESION_SECRET: 'x', LOGLEVEL: 'warn', HOME: '/', POST: '1', OIDC_AIR_ISSUER: 'x' };
  expect(misspelledSettings(variables)).toEqual([
    'SESION_SECRET is not a setting. Did you mean SESSION_SECRET?',
    'LOGLEVEL is not a setting. Did you mean LOG_LEVEL?',
  ]);
});
